import type { Word } from './read-words.ts';

/** The numbers of some words, to look others up in. */
export class GivenNumbers {
  readonly #exact = new Set<number>();
  #roundings: ReadonlySet<number> | undefined;

  constructor(words: readonly Word[]) {
    for (const { value } of words) if (value !== undefined) this.#exact.add(value);
  }

  /** Whether they bear out a word's number. Years are exact; other round numbers may stand for what they round. */
  bearOut({ value = 0, lower }: Word): boolean {
    if (this.#exact.has(value)) return true;
    const isYear = /^[12]\d{3}$/.test(lower);
    if (isYear || value === 0 || Number(value.toPrecision(2)) !== value) return false;
    this.#roundings ??= new Set([...this.#exact].flatMap(roundingsOf));
    return this.#roundings.has(value);
  }
}

/** A number with one digit and with two. */
const roundingsOf = (exact: number): number[] => [1, 2].map((digits) => Number(exact.toPrecision(digits)));

/** Share of the numbers of a fact that the given ones do not bear out; rounding to two digits is no mismatch. */
export function numberMismatch(words: readonly Word[], given: GivenNumbers): number {
  const own = words.filter(({ value, lower }) => value !== undefined && lower !== 'one');
  if (own.length === 0) return 0;
  return own.filter((word) => !given.bearOut(word)).length / own.length;
}
