import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasArticleCheck,
  hasElevenCheck,
  hasIso7064Check,
  hasLuhnCheck,
  hasVerhoeffCheck,
  isMonthDay,
  isVaried,
  weightedSum,
} from './check-digits.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
const numbers = fc.integer({ min: 5, max: 18 }).chain(digits);
const ten = [...'0123456789'];

/** Check digits that fit a body. */
const fitting = (check: (number: string) => boolean, body: string): string[] =>
  ten.filter((digit) => check(body + digit));

/** Every number that differs from a number in one digit. */
const oneDigitOff = (number: string): string[] =>
  [...number].flatMap((digit, at) =>
    ten.filter((other) => other !== digit).map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  );

/** Every number in which two neighbours that differ are swapped. */
const swapped = (number: string): string[] =>
  [...number].flatMap((digit, at) => {
    const next = number[at + 1];
    return next === undefined || next === digit ? [] : [number.slice(0, at) + next + digit + number.slice(at + 2)];
  });

const schemes = [
  { name: 'Luhn', check: hasLuhnCheck, known: ['79927398713', '4111111111111111'] },
  { name: 'ISO 7064 MOD 11,10', check: hasIso7064Check, known: ['07945', '86095742719'] },
  { name: 'Verhoeff', check: hasVerhoeffCheck, known: ['2363', '1428570'] },
  { name: 'GS1', check: hasArticleCheck, known: ['4006381333931', '96385074'] },
];

describe.each(schemes)('the check digit of $name', ({ check, known }) => {
  test('fits numbers that are published with it', () => {
    expect(known.filter((number) => !check(number))).toEqual([]);
  });

  test('is one of ten for every body', () => {
    fc.assert(
      fc.property(numbers, (body) => fitting(check, body).length === 1),
      { numRuns: 100 },
    );
  });

  test('finds each digit that is mistyped', () => {
    const isFound = (body: string) => {
      const number = body + fitting(check, body)[0];
      return oneDigitOff(number).every((wrong) => !check(wrong));
    };
    fc.assert(fc.property(numbers, isFound), { numRuns: 30 });
  });
});

test('the check digit of Verhoeff finds neighbours that are swapped', () => {
  const isFound = (body: string) => {
    const number = body + fitting(hasVerhoeffCheck, body)[0];
    return swapped(number).every((wrong) => !hasVerhoeffCheck(wrong));
  };
  fc.assert(fc.property(numbers, isFound), { numRuns: 50 });
});

describe('a check by eleven', () => {
  const weights = [10, 9, 8, 7, 6, 5, 4, 3, 2];
  const check = (number: string): boolean => hasElevenCheck(number, weights);

  test('fits one digit, or none where it would be ten', () => {
    const isRight = (body: string) => {
      const needed = (11 - (weightedSum(body, weights) % 11)) % 11;
      const found = fitting(check, body);
      return needed === 10 ? found.length === 0 : found.join() === String(needed);
    };
    fc.assert(fc.property(digits(9), isRight), { numRuns: 200 });
  });

  test('finds each digit that is mistyped, and neighbours that are swapped', () => {
    const isFound = (body: string) => {
      const [digit] = fitting(check, body);
      return (
        digit === undefined || [...oneDigitOff(body + digit), ...swapped(body + digit)].every((wrong) => !check(wrong))
      );
    };
    fc.assert(fc.property(digits(9), isFound), { numRuns: 50 });
  });
});

test.each([
  { number: '12', weights: [3, 1], sum: 5 },
  { number: '987', weights: [1], sum: 9 },
  { number: '555', weights: [2, 0, -1], sum: 5 },
])('the sum of $number by $weights is $sum', ({ number, weights, sum }) =>
  expect(weightedSum(number, weights)).toBe(sum),
);

test.each([
  ['01', '01', true],
  ['12', '31', true],
  ['1', '1', true],
  ['00', '10', false],
  ['13', '10', false],
  ['10', '00', false],
  ['10', '32', false],
])('month %s and day %s are a date: %s', (month, day, is) => expect(isMonthDay(month, day)).toBe(is));

test.each([
  ['11', false],
  ['7', false],
  ['', false],
  ['112', true],
  ['21', true],
])('%s has digits that differ: %s', (number, is) => expect(isVaried(number)).toBe(is));
