import { isPrecededBy, isWord } from './characters.ts';
import type { NumberMatch } from './number-match.ts';
import { type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';

const before =
  /(?:^|[^a-zà-ž])(?:aged?|alter|âgée?(?: de)?|âge|edad|de edad|idade|età|leeftijd|wiek|возраст|turning|turned)[^a-z0-9]{0,4}(?:is |of |ist |est )?$/i;
const after =
  /^[ -]?(?:years?[ -]old|year-olds?|yrs? old|y\/o|yo\b|jahre alt|jährige?r?\b|ans\b|años\b|anos\b|anni\b|jaar oud|lat\b|лет\b|岁|歳|세)/i;

/** An age in years from 1 to 120, next to words that say so. */
export function matchAge(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const length = runLength(runs, first);
  if (length > 3) return undefined;
  const start = runStart(runs, first);
  const end = runEnd(runs, first);
  const years = Number(text.slice(start, end));
  if (years < 1 || years > 120 || isWord(text.charCodeAt(end))) return undefined;
  if (!isPrecededBy(text, start, before, 16) && !isUnit(text, end)) return undefined;
  return { entity: 'age', start, end, runs: 1, confidence: 0.7 };
}

/** The unit starts with a space, a hyphen or a non-ASCII letter. */
function isUnit(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  return (code === 32 || code === 45 || code > 127) && after.test(text.slice(end, end + 14));
}
