import { describe, expect, test } from 'vitest';
import { type AacCode, scaleFactorCode, spectrumCodes } from './aac-codes.ts';

const codes: { name: string; code: AacCode; size: number }[] = [
  { name: 'scale factors', code: scaleFactorCode, size: 121 },
  ...[81, 81, 81, 81, 81, 81, 64, 64, 169, 169, 289].map((size, at) => ({
    name: `the spectrum, codebook ${at + 1}`,
    code: spectrumCodes[at] ?? { counts: [], symbols: [] },
    size,
  })),
];

describe.each(codes)('the Huffman code of $name', ({ code: { counts, symbols }, size }) => {
  test('uses each bit pattern once', () => {
    const kraft = counts.reduce((sum, count, at) => sum + count / 2 ** (at + 1), 0);
    expect(kraft).toBe(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(size);
  });

  test('has each symbol once', () => {
    expect(symbols.toSorted((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, at) => at));
  });
});
