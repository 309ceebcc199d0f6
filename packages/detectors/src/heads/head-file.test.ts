import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COLUMNS, FEATURE_VERSION } from '../features/hash-features.ts';
import { type Heads, readHeads, writeHeads } from './head-file.ts';

const thresholds = { strict: 0.3, balanced: 0.5, lenient: 0.7 };

function makeHeads(version = FEATURE_VERSION): Heads {
  const weights = new Int8Array(2 * COLUMNS);
  weights.set([1, -2, 127, -127], 40);
  const heads = ['one', 'two'].map((name) => ({
    name,
    scale: 0.01,
    bias: -1,
    grain: 'units' as const,
    slope: 2,
    offset: 0.5,
    thresholds,
  }));
  const header = {
    featureVersion: version,
    columns: COLUMNS,
    heads,
    date: '2026-11-21',
    data: {},
    notice: '',
  };
  return { header, weights };
}

describe('a file of heads', () => {
  test('holds what was written', () => {
    const heads = makeHeads();
    const read = readHeads(writeHeads(heads));
    expect(read.header).toEqual(heads.header);
    expect(Buffer.from(read.weights).equals(Buffer.from(heads.weights))).toBe(true);
  });

  test('is the same bytes for the same heads', () => {
    expect(writeHeads(makeHeads()).equals(writeHeads(makeHeads()))).toBe(true);
  });

  test('for other features is refused, with the way out', () => {
    expect(() => readHeads(writeHeads(makeHeads(FEATURE_VERSION + 1)))).toThrow(/train them again/);
  });

  test('that is cut or something else is refused', () => {
    const { header } = makeHeads();
    const cut = writeHeads({ header, weights: new Int8Array(100) });
    expect(() => readHeads(cut)).toThrow(/cut/);
    expect(() => readHeads(brotliCompressSync(Buffer.from('no heads at all')))).toThrow(/no file of heads/);
  });
});
