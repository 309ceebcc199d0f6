import { LRUCache } from 'lru-cache';
import { readWords } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import type { CompiledRule, MappedHead, Quantity, RuleKind } from './policy-rule.ts';
import { deedWords, headWords, kindPatterns, ruleWords } from './rule-tables.ts';

/** Rules of a policy beyond so many are not read. */
export const MAX_RULES = 64;
const MAX_SUBJECTS = 10;
/** Of a rule's text, so much is read. */
const LONGEST_RULE = 1_000;
const MAX_KEPT = 200;
const compiled = new LRUCache<string, readonly CompiledRule[]>({ max: MAX_KEPT });

/** The rules of a policy's text, one a line or sentence; the last 200 policies are kept compiled. */
export function compilePolicy(text: string): readonly CompiledRule[] {
  const known = compiled.get(text);
  if (known) return known;
  const rules = rulesOf(text);
  compiled.set(text, rules);
  return rules;
}

function rulesOf(text: string): CompiledRule[] {
  const sentences = splitSentences(text, MAX_RULES * 4).map(({ start, end }) => withoutNumber(text.slice(start, end)));
  return sentences
    .filter((sentence) => kindOf(sentence) !== undefined)
    .slice(0, MAX_RULES)
    .map((sentence) => compileRule(sentence, kindOf(sentence) ?? 'forbids'));
}

const withoutNumber = (line: string): string => line.replace(/^\(?\d{1,3}[.):]\s*/, '').trim();

/** Undefined for a sentence that rules nothing: one that introduces, or allows. */
export function kindOf(sentence: string): RuleKind | undefined {
  const read = sentence.slice(0, LONGEST_RULE);
  if (kindPatterns.only.test(read)) return 'only';
  if (kindPatterns.demands.test(read)) return 'demands';
  if (kindPatterns.forbids.test(read) || /:/.test(read)) return 'forbids';
  return undefined;
}

/** Takes one sentence apart. */
export function compileRule(text: string, kind: RuleKind): CompiledRule {
  const read = text.slice(0, LONGEST_RULE);
  return {
    text,
    kind,
    subjects: subjectsOf(kind === 'only' ? afterOnly(read) : read),
    heads: kind === 'only' ? [] : headsOf(read),
    quantity: quantityOf(read),
    statements: [...read.matchAll(/["“]([^"“”]{4,200})["”]/g)].flatMap(([, statement]) => statement ?? []),
  };
}

function afterOnly(text: string): string {
  const found = kindPatterns.only.exec(text);
  return found ? text.slice(found.index + found[0].length) : text;
}

function headsOf(text: string): MappedHead[] {
  return (Object.keys(headWords) as MappedHead[]).filter(
    (head) => headWords[head].test(text) && !(head === 'pii' && deedWords.test(text)),
  );
}

/** The stretches between commas and conjunctions, without the words that every rule has. */
function subjectsOf(text: string): string[] {
  const parts = text.split(/[,:;.()]|\s(?:and|or)\s/i).map((part) =>
    readWords(part, 40)
      .filter(({ isContent, lower, value }) => isContent && value === undefined && !ruleWords.has(lower))
      .map(({ lower }) => lower)
      .slice(0, 5)
      .join(' '),
  );
  return [...new Set(parts.filter((part) => part.length > 2))].slice(0, MAX_SUBJECTS);
}

const bound =
  /\b(above|over|more than|exceed(?:s|ing)?|greater than|higher than|below|under|less than|fewer than|lower than)\s+(?:of\s+)?([$€£]?)\s?(\d[\d.,]*)\s?(%|percent|[a-z]+)?/i;

function quantityOf(text: string): Quantity | undefined {
  const found = bound.exec(text);
  if (!found) return undefined;
  const [, side = '', sign = '', written = '', word = ''] = found;
  const value = Number(written.replaceAll(',', '').replace(/\.$/, ''));
  if (!Number.isFinite(value)) return undefined;
  const unit = sign || (word.toLowerCase() === 'percent' ? '%' : word.toLowerCase());
  const [, next = ''] = /^\s*([a-z]+)/i.exec(text.slice(found.index + found[0].length)) ?? [];
  return {
    side: /below|under|less|fewer|lower/i.test(side) ? 'below' : 'above',
    value,
    unit,
    next: next.toLowerCase(),
  };
}
