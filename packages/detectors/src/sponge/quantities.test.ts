import { describe, expect, test } from 'vitest';
import { NUMBER_REACH, numberWords, quantityAfter, quantityBefore } from './quantities.ts';

describe('a number before its unit', () => {
  test.each([
    { text: 'write 500 ', value: 500 },
    { text: 'write 10,000 ', value: 10_000 },
    { text: '250 000 CSV ', value: 250_000 },
    { text: '1_000_000 ', value: 1_000_000 },
    { text: '10k ', value: 10_000 },
    { text: '2.5 million ', value: 2_500_000 },
    { text: 'two hundred thousand ', value: 200_000 },
    { text: 'one hundred and fifty ', value: 150 },
    { text: 'a million ', value: 1_000_000 },
    { text: 'thousands of ', value: 3_000 },
    { text: 'several dozen ', value: 36 },
    { text: 'zehn, zwei tausend ', value: 1_000 },
    { text: 'cinco millónes de ', value: 1_000_000 },
    { text: '10^6 ', value: 1_000_000 },
    { text: 'a googol of ', value: 1e100 },
    { text: 'some ', value: 0 },
    { text: 'a ', value: 0 },
    { text: 'no number at all ', value: 0 },
    { text: 'write 500; then some ', value: 0 },
    { text: 'in 2020, the ', value: 0 },
    { text: `7 ${'x'.repeat(NUMBER_REACH)} `, value: 0 },
  ])('of "$text" is $value', ({ text, value }) => expect(quantityBefore(text, text.length)).toBe(value));
});

describe('a number behind a verb', () => {
  test.each([
    { text: ' to 10 billion', value: 10e9 },
    { text: ' from 1 to 5,000', value: 5_000 },
    { text: ' to one million and back', value: 1_000_000 },
    { text: ' sheep', value: 0 },
    { text: ' a b c d e f 900', value: 0 },
  ])('of "$text" is $value', ({ text, value }) => expect(quantityAfter(`count${text}`, 5)).toBe(value));
});

test('words that only go with others are no numbers of their own', () => {
  expect(['a', 'an', 'some', 'many'].filter((word) => numberWords.has(word))).toEqual([]);
  expect(['one', 'dozen', 'million', 'googol'].filter((word) => !numberWords.has(word))).toEqual([]);
});
