import { expect, test } from 'vitest';
import { roundTicks } from './round-ticks.ts';

test.each([
  { largest: 0, ticks: [0, 1] },
  { largest: 1, ticks: [0, 1] },
  { largest: 4, ticks: [0, 1, 2, 3, 4] },
  { largest: 5, ticks: [0, 2, 4, 6] },
  { largest: 99, ticks: [0, 50, 100] },
  { largest: 1_200, ticks: [0, 500, 1_000, 1_500] },
])('an axis up to $largest', ({ largest, ticks }) => {
  expect(roundTicks(largest)).toEqual(ticks);
});
