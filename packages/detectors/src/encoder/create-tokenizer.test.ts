import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './create-tokenizer.ts';

const tokenizer = createTokenizer(readFileSync(new URL('../../weights/encoder-pieces.txt', import.meta.url), 'utf8'));

/** Texts of forty scripts and what the tokenizer of the base makes of them; ml/reader writes the file. */
const parity: [string, number[]][] = readFileSync(new URL('./testing/tokenizer-parity.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('the tokenizer of the base agrees', () => {
  test('on every text', () => {
    const different = parity.filter(([text, ids]) => `${tokenizer.pieces(text).ids}` !== `${ids}`);
    expect(parity.length).toBeGreaterThan(2_000);
    expect(different).toEqual([]);
  });

  test('on all of them in one text', () => {
    const { ids } = tokenizer.pieces(parity.map(([text]) => text).join(' '));
    expect(`${ids}`).toBe(`${parity.flatMap(([, own]) => own)}`);
  });
});

test('each piece starts where it stands in the text', () => {
  const text = 'The heron waited — 電車 — by the canal';
  const { ids, starts } = tokenizer.pieces(text);
  const cut = Array.from(starts, (start, index) => text.slice(start, starts[index + 1]));
  expect(cut.join('')).toBe(text);
  expect(cut.slice(0, 3)).toEqual(['The ', 'her', 'on ']);
  expect(ids.length).toBe(cut.length);
});
