import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cosineOf, embedText } from './embed-text.ts';
import { readEmbeddingFile } from './embedding-file.ts';
import { findTerms } from './find-terms.ts';

const weights = new URL('../../weights/', import.meta.url);
const file = readFileSync(new URL('static-embeddings.bin', weights));
const vocabulary = new Map(['horse', 'horse racing', 'race', 'carry', 'stop'].map((term, index) => [term, index]));
const termsIn = (text: string) => findTerms(text, vocabulary).map(({ term }) => [...vocabulary.keys()][term]);
const vectorOf = (text: string) => embedText(text)?.vector ?? new Float32Array();

test('the card has the digest of the weights that are beside it', () => {
  const card = JSON.parse(readFileSync(new URL('static-embeddings.json', weights), 'utf8'));
  expect(createHash('sha256').update(file).digest('hex')).toBe(card.sha256);
  expect(readEmbeddingFile(file)).toMatchObject({ dimensions: card.dimensions });
  expect(file.length).toBeLessThan(6_000_000);
});

test.each([
  { text: 'Horse racing', terms: ['horse racing'] },
  { text: 'The horse races', terms: ['horse', 'race'] },
  { text: 'It carried on, then stopped.', terms: ['carry', 'stop'] },
  { text: 'Zorblat 42', terms: [] },
])('"$text" has the terms $terms', ({ text, terms }) => {
  expect(termsIn(text)).toEqual(terms);
});

test('a text is nearer to its subject than to another one', () => {
  const text = vectorOf('The goalkeeper saved the penalty in the last minute');
  expect(cosineOf(text, vectorOf('football'))).toBeGreaterThan(cosineOf(text, vectorOf('cooking')) + 0.05);
  expect(cosineOf(text, text)).toBeCloseTo(1, 5);
});

test('a text without a known word has no meaning', () => {
  expect(embedText('')).toBeUndefined();
  expect(embedText('航空母艦 12 !!')).toBeUndefined();
});

test('a cut file and another kind of file are refused', () => {
  expect(() => readEmbeddingFile(file.subarray(0, 5_000))).toThrow('cut');
  expect(() => readEmbeddingFile(new Uint8Array(64))).toThrow('no static embeddings');
});
