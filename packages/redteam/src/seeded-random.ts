import { createHash } from 'node:crypto';

/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T;
  /** A copy in another order. */
  shuffle<T>(from: readonly T[]): T[];
}

/** sfc32 seeded by a SHA-256 of the parts: parts that differ anywhere give unrelated numbers. */
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
