import { expect, test } from 'vitest';
import { mcnemar } from './mcnemar.ts';

test.each([
  { what: 'no pair that differs', counts: [0, 0], p: 1 },
  { what: 'as many either way', counts: [7, 7], p: 1 },
  { what: 'one pair', counts: [1, 0], p: 1 },
  { what: 'five of five', counts: [5, 0], p: 0.0625 },
  { what: 'six of six', counts: [0, 6], p: 0.03125 },
  { what: 'two of twelve: 2 × (1 + 12 + 66) / 4,096', counts: [2, 10], p: 158 / 4_096 },
  // The textbook table of approval ratings: 150 and 86 changed their minds.
  { what: '86 of 236', counts: [86, 150], p: 3.716e-5 },
])('$what', ({ counts: [first = 0, second = 0], p }) => {
  expect(mcnemar(first, second) / p).toBeCloseTo(1, 3);
  expect(mcnemar(second, first)).toBe(mcnemar(first, second));
});

/** The same in whole numbers. */
function exactly(first: number, second: number): number {
  const pairs = first + second;
  let term = 1n;
  let tail = 1n;
  for (let count = 1; count <= Math.min(first, second); count++) {
    term = (term * BigInt(pairs - count + 1)) / BigInt(count);
    tail += term;
  }
  const scale = 10n ** 18n;
  return Math.min(1, Number((2n * tail * scale) / 2n ** BigInt(pairs)) / 1e18);
}

test.each([
  [3, 9],
  [40, 61],
  [500, 560],
  [1_400, 1_500],
  [2_000, 2_001],
])('%i against %i is as in whole numbers', (first, second) => {
  expect(mcnemar(first, second)).toBeCloseTo(exactly(first, second), 9);
});

test('a hundred thousand pairs are no number too small', () => {
  expect(mcnemar(50_000, 50_000)).toBe(1);
  expect(mcnemar(49_500, 50_500)).toBeGreaterThan(0.001);
  expect(mcnemar(0, 100_000)).toBe(0);
});
