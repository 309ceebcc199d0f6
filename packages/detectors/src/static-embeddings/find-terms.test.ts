import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { findTerms } from './find-terms.ts';

const terms = ['car', 'race', 'hurry', 'racing car', 'new york', 'new york city', 'stop', 'york'];
const vocabulary = new Map(terms.map((term, index) => [term, index]));
const found = (text: string) => findTerms(text, vocabulary).map(({ term }) => terms[term]);

describe('the terms of a text', () => {
  test.each([
    ['a word', 'The car!', ['car']],
    ['in any case', 'CAR Car', ['car', 'car']],
    ['in the plural', 'cars', ['car']],
    ['with a doubled letter', 'stopped stopping', ['stop', 'stop']],
    ['with a letter left out', 'racing raced', ['race', 'race']],
    ['with another ending', 'hurried hurries', ['hurry', 'hurry']],
    ['of two words', 'a racing car', ['racing car']],
    ['of two words in the plural', 'racing cars', ['racing car']],
    ['the longest of several', 'New York City', ['new york city']],
    ['the longest that is there', 'New York State', ['new york']],
    ['over signs and lines', 'new, york\ncity', ['new york city']],
    ['a word of a longer term alone', 'york', ['york']],
    ['none', 'plane', []],
    ['none of a short word', 'cas', []],
    ['none of a part of a word', 'scar cartel', []],
    ['nothing', '', []],
    ['lone surrogates', '\ud83d car \ude00', ['car']],
  ])('are found: %s', (_, text, expected) => expect(found(text)).toEqual(expected));

  test('stand where they stand', () => {
    const text = 'In New York City, cars.';
    expect(findTerms(text, vocabulary).map(({ start, end }) => text.slice(start, end))).toEqual([
      'New York City',
      'cars',
    ]);
  });

  test('of a word that every object has are none', () => {
    expect(findTerms('constructor toString __proto__', vocabulary)).toEqual([]);
  });

  test.each(['new ', 'new york ', 'x', 'racing '])('of %j again and again are found in linear time', (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => findTerms(text, vocabulary), 100_000)).toMatchObject({ isLinear: true });
  });
});
