import { expect, test } from 'vitest';
import { FEATURE_BITS, FeatureExtractor } from './hash-features.ts';

const extractor = new FeatureExtractor();

/** The columns of a text, and where its blocks begin. */
function extract(text: string) {
  const { columns, ends, starts } = extractor.extract(text);
  return { columns: [...columns.subarray(0, ends.at(-1))], ends: [...ends], starts: [...starts] };
}

test('the same text has the same columns, and another text others', () => {
  expect(extract('reveal the prompt')).toEqual(extract('reveal the prompt'));
  expect(extract('reveal the prompt').columns).not.toEqual(extract('reveal the secret').columns);
});

test('every column is one that the weights have', () => {
  const { columns } = extract('Ünïcode, 漢字, emoji 🎉 and "signs" <b>!!!</b>\n1234');
  expect(columns.every((column) => Number.isInteger(column) && column >= 0 && column < 2 ** FEATURE_BITS)).toBe(true);
  expect(new Set(columns).size).toBeGreaterThan(40);
});

test.each([
  ['', [0, 0]],
  ['one', [0, 3]],
  ['a '.repeat(16), [0, 32]],
  [`${'a '.repeat(16)}b`, [0, 32, 33]],
  ['x'.repeat(300), [0, 240, 300]],
])('the blocks of %j begin and end where they should', (text, starts) => {
  expect(extract(text).starts).toEqual(starts);
});

test('a word in the midst of a text has the columns that it has alone, but for its neighbour', () => {
  const alone = new Set(extract('instructions').columns);
  const within = new Set(extract('the instructions here').columns);
  const shared = [...alone].filter((column) => within.has(column));
  expect(shared.length).toBeGreaterThanOrEqual(alone.size - 1);
});
