import type { Word } from './read-words.ts';

/** The numbers among some words, for look-up. */
export class GivenNumbers {
  readonly #exact = new Set<number>();
  #roundings: ReadonlySet<number> | undefined;

  constructor(words: readonly Word[]) {
    for (const { value } of words) if (value !== undefined) this.#exact.add(value);
  }

  /** Whether they support a word's number. Years must be exact. Other round numbers may be roundings of a given one. */
  bearOut({ value = 0, lower }: Word): boolean {
    if (this.#exact.has(value)) return true;
    const isYear = /^[12]\d{3}$/.test(lower);
    if (isYear || value === 0 || Number(value.toPrecision(2)) !== value) return false;
    this.#roundings ??= new Set([...this.#exact].flatMap(roundingsOf));
    return this.#roundings.has(value);
  }
}

/** Returns a number rounded to one and to two significant digits. */
const roundingsOf = (exact: number): number[] => [1, 2].map((digits) => Number(exact.toPrecision(digits)));

/**
 * Returns the share of a fact's numbers that the given ones do not support. Rounding to two digits is not a mismatch.
 */
export function numberMismatch(words: readonly Word[], given: GivenNumbers): number {
  const own = words.filter(({ value, lower }) => value !== undefined && lower !== 'one');
  if (own.length === 0) return 0;
  return own.filter((word) => !given.bearOut(word)).length / own.length;
}
