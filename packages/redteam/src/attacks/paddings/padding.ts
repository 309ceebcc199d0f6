import type { Random } from '../../seeded-random.ts';

/** Text that means nothing to the goal. */
export interface Padding {
  /** For the record. */
  readonly name: string;
  /** How a prompt speaks of it: `a list of words`. */
  readonly what: string;
  /** Pieces without end, in ASCII; nothing of them asks for anything. */
  piece(random: Random): string;
}

/** Exactly so many characters of a padding. */
export function padTo(length: number, { piece }: Padding, random: Random): string {
  const pieces: string[] = [];
  for (let got = 0; got < length; ) {
    const next = piece(random);
    pieces.push(next);
    got += next.length;
  }
  return pieces.join('').slice(0, length);
}
