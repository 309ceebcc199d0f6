import { describe, expect, test } from 'vitest';
import { pairCodes, quadCodes } from './mp3-codes.ts';

const codes = [
  ...Object.entries(pairCodes).map(([table, code]) => ({ name: `of pairs, table ${table}`, code })),
  ...quadCodes.map((code, at) => ({ name: `of four values, table ${'AB'[at]}`, code })),
];

describe.each(codes)('the Huffman code $name', ({ code: { lengths, symbols } }) => {
  test('uses each bit pattern once', () => {
    expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
  });

  test('has each symbol once', () => {
    expect(new Set(symbols).size).toBe(lengths.length);
  });
});
