import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentileOf, timeClassOf } from './time-classes.ts';

const countedIn = (times: readonly number[]): Map<number, number> => {
  const classes = new Map<number, number>();
  for (const time of times) classes.set(timeClassOf(time), (classes.get(timeClassOf(time)) ?? 0) + 1);
  return classes;
};

test('a percentile is within 10 % of the exact one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 3_600_000, noNaN: true }), { minLength: 1, maxLength: 200 }),
      fc.constantFrom(0.5, 0.95, 1),
      (times, share) => {
        const exact = times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0;
        const found = percentileOf(countedIn(times), share) ?? 0;
        expect(Math.abs(found - exact) / exact).toBeLessThan(0.1);
      },
    ),
  );
});

test('times below a millisecond are one class, and no times have no percentile', () => {
  expect([0, 0.2, 1].map(timeClassOf)).toEqual([0, 0, 0]);
  expect(percentileOf(countedIn([0.1]), 0.5)).toBe(1);
  expect(percentileOf(new Map(), 0.5)).toBeNull();
  expect(percentileOf(new Map([[3, 0]]), 0.5)).toBeNull();
});
