import type { Random } from '../../seeded-random.ts';

/** Filler text that has nothing to do with the goal. */
export interface Padding {
  /** Name of the padding in the run's records. */
  readonly name: string;
  /** Name of the filler in prompts, for example `the words without order`. */
  readonly what: string;
  /** Returns the next piece of filler, in ASCII. A piece never asks for anything. */
  piece(random: Random): string;
}

/** Returns exactly `length` characters of a padding. */
export function padTo(length: number, { piece }: Padding, random: Random): string {
  const pieces: string[] = [];
  for (let got = 0; got < length; ) {
    const next = piece(random);
    pieces.push(next);
    got += next.length;
  }
  return pieces.join('').slice(0, length);
}
