import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTokenizer } from './create-tokenizer.ts';
import { parityGroups, parityStrings } from './testing/parity-strings.ts';

const tokenizer = createTokenizer(readFileSync(new URL('../../weights/encoder-pieces.txt', import.meta.url), 'utf8'));

/** Digests of what the tokenizer of the base makes of the same strings; `npm run ml -- base` writes them. */
const parity = new Map(
  readFileSync(new URL('./testing/tokenizer-parity.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): [string, string[]] => {
      const [group = '', digests = ''] = line.split('\t');
      return [group, digests.match(/.{8}/g) ?? []];
    }),
);
const digestOf = (text: string): string =>
  createHash('sha256')
    .update([...tokenizer.pieces(text).ids].join(','))
    .digest('hex')
    .slice(0, 8);

/** The tokenizer of the base composes no letters that have more than five bytes apart. Unicode and ours do. */
const composedByUsAlone = /\u0933\u093c/;

describe('the tokenizer of the base agrees', () => {
  test('on ten thousand strings of more than forty scripts', () => {
    const strings = parityGroups.flatMap((group) => parityStrings(group).map((text, at) => ({ group, text, at })));
    const different = strings.filter(({ group, text, at }) => digestOf(text) !== parity.get(group)?.[at]);
    expect(strings.length).toBeGreaterThan(10_000);
    expect(different.filter(({ text }) => !composedByUsAlone.test(text))).toEqual([]);
  });
});

test('a text of many words is cut as its words are', () => {
  const words = parityStrings('latin').flatMap((text) => text.split(' '));
  const { ids } = tokenizer.pieces(words.join(' '));
  expect([...ids]).toEqual(words.flatMap((word) => [...tokenizer.pieces(word).ids]));
});

test('each piece starts where it stands in the text', () => {
  const text = 'The heron waited — 電車 — by the canal';
  const { ids, starts } = tokenizer.pieces(text);
  const cut = Array.from(starts, (start, index) => text.slice(start, starts[index + 1]));
  expect(cut.join('')).toBe(text);
  expect(cut.slice(0, 3)).toEqual(['The ', 'her', 'on ']);
  expect(ids.length).toBe(cut.length);
});
