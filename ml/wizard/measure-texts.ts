import type { PolicyRule } from '@redoubt/contract';
import { readDocument } from '../../packages/documents/src/read-document.ts';
import { inferRules } from '../../packages/server/src/guardrails/wizard/infer-rules.ts';
import type { RowIn } from '../read-data/read-data.ts';

/** How well the rules of pasted policies in one language were found. */
export interface TextMeasure {
  readonly texts: number;
  readonly listed: number;
  readonly found: number;
  readonly answered: number;
  /** Listed rules that were not found. */
  readonly missed: readonly string[];
  /** Answered rules that nobody listed. A permission is never spurious. */
  readonly spurious: readonly string[];
}

/** A listed and an answered rule are the same if they share at least this part of the shorter one's words. */
const MIN_SHARED = 0.75;
/** And at least this part of the longer one's: a paragraph that has been joined is not a rule of it. */
const MIN_SHARED_OF_LONGER = 0.35;

/** Compares what the wizard finds in pasted texts with the rules that a reader listed. */
export async function measureTexts(texts: readonly RowIn<'field/wizard-texts'>[]): Promise<TextMeasure> {
  const missed: string[] = [];
  const spurious: string[] = [];
  let answered = 0;
  for (const { text, rules: listed, filename = 'text.txt' } of texts) {
    const rules = inferRules(await readDocument({ bytes: new TextEncoder().encode(text), filename })).filter(isDemand);
    answered += rules.length;
    missed.push(...listed.filter((words) => !rules.some((rule) => states(rule, words))));
    spurious.push(...rules.filter((rule) => !listed.some((words) => states(rule, words))).map((rule) => rule.text));
  }
  const listed = texts.reduce((sum, { rules }) => sum + rules.length, 0);
  return { texts: texts.length, listed, found: listed - missed.length, answered, missed, spurious };
}

const isDemand = ({ allowed, disallowed, severity }: PolicyRule): boolean =>
  disallowed !== undefined || allowed === undefined || severity !== 'low';

function states({ text, citations = [] }: PolicyRule, listed: string): boolean {
  const wanted = wordsOf(listed);
  return [text, ...citations.map(({ sentence, lead_in: leadIn = '' }) => `${leadIn} ${sentence}`)].some((each) => {
    const words = wordsOf(each);
    const shared = [...words].filter((word) => wanted.has(word)).length;
    const [shorter, longer] = words.size < wanted.size ? [words.size, wanted.size] : [wanted.size, words.size];
    return shared >= MIN_SHARED * shorter && shared >= MIN_SHARED_OF_LONGER * longer;
  });
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
