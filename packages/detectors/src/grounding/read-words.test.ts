import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { readWords } from './read-words.ts';

const wordsOf = (text: string) => readWords(text).map(({ lower }) => lower);

describe('the words of a text', () => {
  test.each([
    ['The cat sat.', ['the', 'cat', 'sat']],
    ["don't O\u2019Brien", ["don't", 'o\u2019brien']],
    ["'quoted' words'", ['quoted', 'words']],
    ['well-known', ['well', 'known']],
    ['1,234.50 and 3.', ['1,234.50', 'and', '3']],
    ['10kg', ['10', 'kg']],
    ['Grüße из Москвы', ['grüße', 'из', 'москвы']],
    ['日本語', ['日本語']],
    ['\u{1d7d9}\u{10400}', ['\u{1d7d9}', '\u{10428}']],
    ['\ud83d a \ude00', ['a']],
    ['', []],
    ['?! \n', []],
  ])('%j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  test.each([
    ['forty', 40],
    ['1,234.5', 1_234.5],
    ['1.234.567', 1_234_567],
    ['three million', 3_000_000],
    ['2.5 billion', 2_500_000_000],
    ['half', 0.5],
    ['dozen', 12],
    ['door', undefined],
    ['1.2.', 1.2],
  ])('have this value: %s is %s', (text, value) => expect(readWords(text)[0]?.value).toBe(value));

  test.each([
    ['We met Anna.', 'anna', true],
    ['Anna came.', 'anna', false],
    ['It rained. Anna came.', 'anna', false],
    ['the town of Lund', 'lund', true],
    ['We met The man', 'the', false],
    ['in Österreich', 'österreich', true],
    ['he said: "Anna came"', 'anna', false],
  ])('are names within a sentence: in "%s", %s is one: %s', (text, word, isName) => {
    expect(readWords(text).find(({ lower }) => lower === word)?.isName).toBe(isName);
  });

  test('stand where they stand, in order, and are no more than are asked for', () => {
    const parts = fc.array(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom(' ', "'", '.', '1,0')),
    );
    fc.assert(
      fc.property(parts, fc.nat(10), (all, most) => {
        const text = all.join('');
        const words = readWords(text, most);
        expect(words.length).toBeLessThanOrEqual(most);
        const isRight = words.every(
          ({ start, end }, at) =>
            start >= (words[at - 1]?.end ?? 0) && end > start && !/\s/.test(text.slice(start, end)),
        );
        expect(isRight).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test.each(['a', "a'", '1,', '1.', 'a ', '\ud83d'])('of %j again and again are read in linear time', (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => readWords(text), 30_000)).toMatchObject({ isLinear: true });
  });
});
