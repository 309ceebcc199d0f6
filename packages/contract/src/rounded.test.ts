import { expect, test } from 'vitest';
import { rounded } from './rounded.ts';

test.each([
  { value: 0.123_456_49, decimals: undefined, said: 0.123_456 },
  { value: 0.123_456_5, decimals: undefined, said: 0.123_457 },
  { value: -0.5, decimals: 0, said: -0 },
  { value: 2 / 3, decimals: 2, said: 0.67 },
  { value: 1, decimals: 4, said: 1 },
])('$value with $decimals decimals is $said', ({ value, decimals, said }) =>
  expect(rounded(value, decimals)).toBe(said),
);
