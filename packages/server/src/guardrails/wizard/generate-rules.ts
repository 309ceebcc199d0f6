import type { PolicyRule } from '@redoubt/contract';
import { layOutPages, type ReadDocument, readPlainText } from '@redoubt/documents';
import { type FieldQuestion, fieldQuestion } from '@redoubt/redteam/fields';
import { fieldRulesOf } from './field-rules.ts';
import { inferRules } from './infer-rules.ts';
import { warnOfMissing } from './languages/warn-of-language.ts';
import { distinctWords, likeness } from './merge-norms.ts';
import type { LibraryRule } from './rule-library.ts';

/** The input for generated rules. */
export interface RuleRequest {
  readonly description: string;
  readonly text?: string | undefined;
  /** Fields of business that the caller names. */
  readonly industries?: readonly string[] | undefined;
  readonly count: number;
}

export interface GeneratedRules {
  readonly rules: PolicyRule[];
  /** The fields of business that the description names. */
  readonly fields: readonly string[];
  /** Set if it does not name them well enough. */
  readonly question?: FieldQuestion | undefined;
  /** Reasons why rules may be missing, a sentence each. */
  readonly warnings: readonly string[];
}

/** A library rule is left out if it shares this much with another rule. */
const SAME = 0.6;

/** Generates rules: first those that the description and the text demand, then those that the field usually needs. */
export function generateRules({ description, text, industries, count }: RuleRequest): GeneratedRules {
  const told = { systemDescription: `${description}\n${text?.slice(0, 4_000) ?? ''}`, industries };
  const found = fieldRulesOf(told);
  const own = [...inferred(description, 'description'), ...(text === undefined ? [] : inferred(text, 'text'))];
  const library = found.rules.map(libraryRule);
  const rules: PolicyRule[] = [];
  const bags: ReadonlySet<string>[] = [];
  for (const rule of [...own, ...library]) {
    if (rules.length >= count) break;
    const bag = distinctWords(rule.text);
    if (bags.some((known) => likeness(known, bag) >= SAME)) continue;
    bags.push(bag);
    rules.push({ ...rule, id: `rule_${rules.length + 1}` });
  }
  const warnings = [...warningsOf(description, 'description', true), ...(text ? warningsOf(text, 'text', false) : [])];
  const question = fieldQuestion(told);
  return { rules, fields: found.fields, question: question && { ...question, field: 'industry' }, warnings };
}

/** A description need not state a rule, so only its language is worth a warning. */
function warningsOf(text: string, field: string, mayBeWithoutRules: boolean): string[] {
  const document = readText(text);
  const count = mayBeWithoutRules ? 1 : inferRules(document).length;
  return warnOfMissing(document, count).map((warning) => `${field}: ${warning}`);
}

function readText(text: string): ReadDocument {
  const { blocks, pageCount } = readPlainText(text);
  return { source: 'text', pages: layOutPages(blocks, pageCount) };
}

function inferred(text: string, origin: 'description' | 'text'): PolicyRule[] {
  return inferRules(readText(text)).map((rule) => ({ ...rule, origin }));
}

function libraryRule({ text, severity, category, disallowed }: LibraryRule): PolicyRule {
  const title = text.replace(/\.$/, '').split(/,| and | or /)[0] ?? text;
  return {
    id: '',
    title,
    text,
    severity,
    category,
    ...(disallowed && { disallowed: [...disallowed] }),
    origin: 'library',
  };
}
