import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';
import { sharedSequence } from './shared-words.ts';

const wordsOf = (letters: readonly string[]) => readWords(letters.map((letter) => `x${letter}`).join(' '), 1_000);

/** Wagner and Fischer 1974, the table as it stands in the book. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let above = new Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    const row = [0];
    for (const [at, each] of other.entries()) {
      row.push(each === letter ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    }
    above = row;
  }
  return above[other.length] ?? 0;
}

test('the longest common subsequence is that of the table, for words of any order and number', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 160, size: 'max' });
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      fc.pre(one.length > 0);
      expect(sharedSequence(wordsOf(one), wordsOf(other))).toBe(longestCommon(one, other) / one.length);
    }),
  );
});

test('all words in their order are shared', () => {
  const words = wordsOf(
    Array.from({ length: 150 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${'z'.repeat(at % 7)}`),
  );
  expect(sharedSequence(words, words)).toBe(1);
  expect(sharedSequence(words, [])).toBe(0);
});
