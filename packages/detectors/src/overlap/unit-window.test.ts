import { expect, test } from 'vitest';
import { readWordUnits } from './text-units.ts';
import { visitUnits } from './unit-window.ts';

const WORDS = 10_000;
const LONGEST_SHINGLE = 16;
const words = Array.from({ length: WORDS }, (_, number) => `word${number.toString(36)}`);
const text = words.join(' ');

test('each word of a long text is shown once and in order', () => {
  const shown: string[] = [];
  visitUnits(text, readWordUnits, ({ first, starts, ends }, until) => {
    expect(first).toBe(shown.length);
    for (let at = 0; at < until; at += 1) shown.push(text.slice(starts[at], ends[at]));
  });
  expect(shown).toEqual(words);
});

test('behind each word stand as many as the longest shingle has, but at the end of the text', () => {
  visitUnits(text, readWordUnits, ({ first, count }, until) => {
    expect(count - until).toBe(first + until === WORDS ? 0 : LONGEST_SHINGLE);
  });
});

test('weights add up over the whole text', () => {
  let sum = 0;
  visitUnits(text, readWordUnits, ({ sums }, until) => {
    sum = sums[until] ?? 0;
  });
  expect(sum).toBe(WORDS);
});

test('a long text takes no more memory than a short one', () => {
  const sizes = new Set<number>();
  for (const read of [text, words.slice(0, 2).join(' ')]) {
    visitUnits(read, readWordUnits, ({ hashes }) => sizes.add(hashes.buffer.byteLength));
  }
  expect(sizes.size).toBe(1);
});

test('a text may be read while another is', () => {
  const shown: string[] = [];
  visitUnits('one two', readWordUnits, ({ starts, ends }, until) => {
    visitUnits('something else', readWordUnits, () => {});
    for (let at = 0; at < until; at += 1) shown.push('one two'.slice(starts[at], ends[at]));
  });
  expect(shown).toEqual(['one', 'two']);
});
