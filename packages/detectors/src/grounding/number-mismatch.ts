import type { Word } from './read-words.ts';

/** Share of the numbers of a fact that the given ones do not bear out; rounding to two digits is no mismatch. */
export function numberMismatch(words: readonly Word[], given: readonly number[]): number {
  const own = words.flatMap(({ value, lower }) => (value === undefined || lower === 'one' ? [] : value));
  if (own.length === 0) return 0;
  return own.filter((value) => !given.some((other) => isRoundingOf(value, other))).length / own.length;
}

/** Years and small counts are exact; larger round numbers may stand for what they round. */
function isRoundingOf(value: number, exact: number): boolean {
  if (value === exact) return true;
  const isYear = Number.isInteger(value) && value >= 1_000 && value < 2_200;
  if (isYear || value === 0) return false;
  return [1, 2].some((digits) => Number(exact.toPrecision(digits)) === value);
}
