import type { Word } from './read-words.ts';

/** Share of the numbers of a fact that the given ones do not bear out; rounding to two digits is no mismatch. */
export function numberMismatch(words: readonly Word[], given: readonly number[]): number {
  const own = words.filter(({ value, lower }) => value !== undefined && lower !== 'one');
  if (own.length === 0) return 0;
  const missing = own.filter((word) => !given.some((other) => isRoundingOf(word, other)));
  return missing.length / own.length;
}

/** Years are exact; other round numbers may stand for what they round. */
function isRoundingOf({ value = 0, lower }: Word, exact: number): boolean {
  if (value === exact) return true;
  const isYear = /^[12]\d{3}$/.test(lower);
  if (isYear || value === 0) return false;
  return [1, 2].some((digits) => Number(exact.toPrecision(digits)) === value);
}
