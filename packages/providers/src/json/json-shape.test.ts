import { expect, test } from 'vitest';
import { isTooDeep } from './json-shape.ts';

const nested = (depth: number, inside = '') => `${'[{"a":'.repeat(depth / 2)}${inside || 1}${'}]'.repeat(depth / 2)}`;

test.each([
  { what: 'a short text', text: '[[[[', deep: false },
  { what: '500 levels', text: nested(500), deep: false },
  { what: '502 levels', text: nested(502), deep: true },
  { what: 'five million levels without an end', text: '['.repeat(5_000_000), deep: true },
  { what: 'brackets in a string', text: JSON.stringify({ text: '[\\"'.repeat(2_000) }), deep: false },
  { what: 'many objects side by side', text: `[${'{},'.repeat(2_000)}1]`, deep: false },
])('$what: $deep', ({ text, deep }) => expect(isTooDeep(text)).toBe(deep));
