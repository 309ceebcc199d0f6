import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './create-tokenizer.ts';

const tokenizer = createTokenizer(
  readFileSync(new URL('../../weights/encoder-vocabulary.txt', import.meta.url), 'utf8'),
);

/** Texts and what the tokenizer that the encoder was trained with makes of them; ml/encoder/README.md tells how. */
const parity: [string, number[]][] = readFileSync(new URL('./tokenizer-parity.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('the original tokenizer agrees', () => {
  test.each(parity)('on %j', (text, ids) => {
    expect([...tokenizer.pieces(text.normalize('NFKC')).ids]).toEqual(ids);
  });

  test('on all of them in one text of several blocks', () => {
    const words = parity
      .filter(([text]) => !text.includes(':'))
      .map(([text, ids]) => ({ text: text.normalize('NFKC'), ids }));
    const repeated = Array.from({ length: 30 }, () => words).flat();
    const { ids } = tokenizer.pieces(repeated.map(({ text }) => text).join(' '));
    expect(ids.length).toBeGreaterThan(40_000);
    expect([...ids]).toEqual(repeated.flatMap(({ ids: own }) => own));
  });
});

test('each piece starts where it stands in the text', () => {
  const text = 'The heron waited — 電車 — by the canal';
  const { ids, starts } = tokenizer.pieces(text);
  const cut = Array.from(starts, (start, index) => text.slice(start, starts[index + 1]));
  expect(cut.join('')).toBe(text);
  expect(cut.slice(0, 3)).toEqual(['The', ' her', 'on']);
  expect(ids.length).toBe(cut.length);
});
