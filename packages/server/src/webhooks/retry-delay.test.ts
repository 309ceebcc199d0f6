import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, retryDelay } from './retry-delay.ts';

const seconds = (attempts: number, random = 0.5) => retryDelay(attempts, random) / 1_000;

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [10, 2_560],
  [11, 3_600],
  [500, 3_600],
])('after attempt %i it waits about %i s', (attempts, wait) => {
  expect(seconds(attempts)).toBe(wait);
  expect(seconds(attempts, 0)).toBe(wait * 0.8);
  expect(seconds(attempts, 0.999_999)).toBeCloseTo(wait * 1.2, 1);
});

test('the waits of all attempts fill three days and not an hour more', () => {
  let total = 0;
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) total += seconds(attempts);
  expect(total).toBeGreaterThanOrEqual(3 * 86_400);
  expect(total).toBeLessThan(3 * 86_400 + 3_600);
});
