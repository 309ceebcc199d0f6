import { createHash } from 'node:crypto';

/** A pseudo-random number generator. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, `below`). */
  below(below: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** Returns a shuffled copy. */
  shuffle<T>(from: readonly T[]): T[];
}

/** The sfc32 generator, seeded with the SHA-256 of `parts`. A difference in any part gives unrelated numbers. */
export function seededRandom(...parts: readonly (string | number)[]): Random {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [number, number, number, number];
  const draw = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let round = 0; round < 12; round++) draw();
  const below = (limit: number): number => Math.floor(draw() * limit);
  return {
    next: draw,
    below,
    pick: (from) => {
      if (from.length === 0) throw new Error('There is nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
    shuffle: (from) => {
      const copy = [...from];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [copy[at], copy[other]] = [copy[other] as (typeof copy)[number], copy[at] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
