import type { Rarity } from './rarity.ts';
import type { Word } from './read-words.ts';

/** Returns the share of stems that are found, weighted by rarity. Returns 1 if there are no stems. */
export function recallOf(stems: ReadonlySet<string>, found: { has(stem: string): boolean }, rarity: Rarity): number {
  let all = 0;
  let hit = 0;
  for (const stem of stems) {
    const weight = rarity(stem);
    all += weight;
    if (found.has(stem)) hit += weight;
  }
  return all === 0 ? 1 : hit / all;
}

/** Stems with their weights and total, prepared once for comparison with many texts. */
export interface WeighedStems {
  readonly weights: readonly (readonly [stem: string, weight: number])[];
  readonly all: number;
}

export function weigh(stems: ReadonlySet<string>, rarity: Rarity): WeighedStems {
  const weights = [...stems].map((stem) => [stem, rarity(stem)] as const);
  return { weights, all: weights.reduce((sum, [, weight]) => sum + weight, 0) };
}

/** The same as `recallOf`, for prepared stems. */
export function weighedRecall({ weights, all }: WeighedStems, found: { has(stem: string): boolean }): number {
  if (all === 0) return 1;
  let hit = 0;
  for (const [stem, weight] of weights) if (found.has(stem)) hit += weight;
  return hit / all;
}

/** Bits in use per number. A sum of two numbers takes one bit more and remains a small integer. */
const BITS = 30;
const FULL = 2 ** BITS - 1;

/**
 * Returns the share of the words of `own` in the longest common subsequence with `other`. Bit-parallel (Hyyrö,
 * Bit-Parallel LCS-length Computation Revisited, 2004): one row of the table is a few numbers, and a bit is 0 where the
 * length grows by one.
 */
export function sharedSequence(own: readonly Word[], other: readonly Word[]): number {
  if (own.length === 0) return 1;
  const width = Math.ceil(other.length / BITS);
  const { numbers, places } = placesOf(other, width);
  const row = new Int32Array(width).fill(FULL);
  for (const { stem } of own) {
    const number = numbers.get(stem);
    if (number !== undefined) advance(row, places, number * width);
  }
  return countZeros(row) / own.length;
}

/** Numbers the stems, and returns a bit mask of the positions of each. */
function placesOf(words: readonly Word[], width: number) {
  const numbers = new Map<string, number>();
  const places = new Int32Array(words.length * width);
  for (const [at, { stem }] of words.entries()) {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    const index = number * width + Math.floor(at / BITS);
    places[index] = (places[index] ?? 0) | (1 << (at % BITS));
  }
  return { numbers, places };
}

/** Computes the next row for a word whose bit mask begins at an index. */
function advance(row: Int32Array, places: Int32Array, from: number): void {
  let carry = 0;
  for (let at = 0; at < row.length; at += 1) {
    const bits = row[at] as number;
    const here = places[from + at] as number;
    const sum = bits + (bits & here) + carry;
    carry = sum >>> BITS;
    row[at] = (sum | (bits & ~here)) & FULL;
  }
}

function countZeros(row: Int32Array): number {
  let zeros = 0;
  for (const bits of row) for (let left = ~bits & FULL; left !== 0; left &= left - 1) zeros += 1;
  return zeros;
}
