import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { describe, expect, test } from 'vitest';
import { COLUMNS, type FeatureBlocks } from '../features/hash-features.ts';
import { ColumnSums } from './column-sums.ts';

/** The next of a fixed series in [0, most). */
function randomFrom(seed: number): (most: number) => number {
  const next = seededNumbers(seed);
  return (most) => Math.floor(next() * most);
}

function weightsOf(heads: number, weight: (at: number) => number): Int8Array {
  return Int8Array.from({ length: heads * COLUMNS }, (_, at) => weight(at));
}

/** Blocks of so many columns, from so many different ones. */
function blocksOf(sizes: readonly number[], different: number, random: (most: number) => number): FeatureBlocks {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const step = Math.floor(COLUMNS / different);
  let end = 0;
  const ends = sizes.map((size) => {
    end += size;
    return end;
  });
  return { columns: Int32Array.from({ length: total }, () => random(different) * step), ends, starts: [], units: [] };
}

/** The same, one weight after the other. */
function plainly({ columns, ends }: FeatureBlocks, weights: Int8Array, heads: number) {
  const rows = [new Array<number>(heads).fill(0)];
  const sizes = [0];
  for (const [block, end] of ends.entries()) {
    const distinct = new Set(columns.slice(ends[block - 1] ?? 0, end));
    const before = rows[block] ?? [];
    const added = (head: number) =>
      [...distinct].reduce((sum, column) => sum + (weights[column * heads + head] ?? 0), 0);
    rows.push(before.map((sum, head) => sum + added(head)));
    sizes.push((sizes[block] ?? 0) + distinct.size);
  }
  return { sums: rows.flat(), sizes };
}

describe('sums of columns', () => {
  const cases = [
    { name: 'one head', heads: 1, weight: (at: number) => (at % 255) - 127 },
    { name: 'four heads', heads: 4, weight: (at: number) => ((at * 7) % 256) - 128 },
    { name: 'nine heads', heads: 9, weight: (at: number) => ((at * 13) % 256) - 128 },
    { name: 'only the largest weights', heads: 5, weight: () => 127 },
    { name: 'only the smallest weights', heads: 5, weight: () => -128 },
  ];
  test.each(cases)('are what adding weight by weight gives: $name', ({ heads, weight }) => {
    const weights = weightsOf(heads, weight);
    const sums = new ColumnSums(weights, heads);
    const random = randomFrom(heads);
    for (const sizes of [[0], [1], [300, 20, 0, 900], [256, 257, 512, 513], Array<number>(300).fill(3)]) {
      const blocks = blocksOf(sizes, 2_000, random);
      const expected = plainly(blocks, weights, heads);
      const found = sums.over(blocks);
      expect({ sums: [...found.sums], sizes: [...found.sizes] }).toEqual(expected);
    }
  });
});
