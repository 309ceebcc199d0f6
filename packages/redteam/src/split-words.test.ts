import { expect, test } from 'vitest';
import { letterWordsOf, wordsOf } from './split-words.ts';

test('words have letters and digits, letter words letters alone, each with at least so many characters', () => {
  expect(wordsOf('Room 12b is Über-full')).toEqual(['room', '12b', 'is', 'über', 'full']);
  expect(wordsOf('Room 12b is full', 3)).toEqual(['room', '12b', 'full']);
  expect(letterWordsOf('Room 12b is full')).toEqual(['room', 'b', 'is', 'full']);
  expect(letterWordsOf('Room 12b is full', 2)).toEqual(['room', 'is', 'full']);
  expect(wordsOf('𝕒𝕓 cde', 3)).toEqual(['cde']);
});
