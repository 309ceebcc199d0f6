import { expect, test } from 'vitest';
import { magnitudeAt } from './magnitude-at.ts';

test('a group of digits within a number is no number', () => {
  expect(magnitudeAt('50,000', 3, 6)).toBe(0);
  expect(magnitudeAt('about 500', 6, 9)).toBe(3);
});

test.each([
  ['2026 100 people', 4],
  ['200 words', 3],
  ['50,000 words', 5],
  ["1'000'000", 7],
  ['250 000 rows', 6],
  ['10k', 5],
  ['2026, 12 people', 4],
  ['7', 1],
  ['3.14159', 1],
  ['words', 0],
  ['', 0],
])('%j begins with a number of %i digits', (text, digits) => {
  expect(magnitudeAt(text, 0, text.length)).toBe(digits);
});
