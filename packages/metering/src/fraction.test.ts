import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, largerOf, over, plus, readable, roundUp, smallerOf, times, zero } from './fraction.ts';

test.each([
  [0, 0n, 1n],
  [12, 12n, 1n],
  [5.6, 56n, 10n],
  [0.5, 5n, 10n],
  [2.25, 225n, 100n],
])('%d is exactly %d / %d', (value, numerator, denominator) => {
  expect(fraction(value)).toEqual({ numerator, denominator });
});

test('a third three times is one, where doubles round', () => {
  const third = over(fraction(1), fraction(3));
  expect(roundUp(plus(plus(third, third), third))).toBe(1);
  expect(roundUp(times(fraction(0.1), fraction(30)))).toBe(3);
  expect(Math.ceil(0.1 * 3 * 10)).toBe(4);
});

test.each([
  [zero, 0],
  [over(fraction(1), fraction(1_000_000)), 1],
  [over(fraction(10), fraction(5)), 2],
  [over(fraction(11), fraction(5)), 3],
  [times(fraction(Number.MAX_SAFE_INTEGER), fraction(9)), Number.MAX_SAFE_INTEGER],
])('%o rounds up to %i', (value, credits) => expect(roundUp(value)).toBe(credits));

test.each([
  [fraction(12), '12'],
  [fraction(1.5), '1.5'],
  [over(fraction(20), fraction(3)), '20/3'],
  [times(fraction(12), fraction(5.6)), '67.2'],
])('%o reads %s', (value, text) => expect(readable(value)).toBe(text));

test('the larger and the smaller of two are told by their values', () => {
  const part = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }));
  fc.assert(
    fc.property(part, part, ([a, b], [c, d]) => {
      const [left, right] = [over(fraction(a), fraction(b)), over(fraction(c), fraction(d))];
      const isLeftLarger = a * d >= c * b;
      expect(largerOf(left, right)).toEqual(isLeftLarger ? left : right);
      expect(roundUp(smallerOf(left, right))).toBe(Math.ceil(isLeftLarger ? c / d : a / b));
    }),
    { seed: 1 },
  );
});
