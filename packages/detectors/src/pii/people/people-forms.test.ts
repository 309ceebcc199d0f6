import { describe, expect, test } from 'vitest';
import { readMarked } from '../../testing/pii/marked-sentence.ts';
import { noPeopleForms, ordinaryWords, peopleForms, wordsAsPeople } from '../../testing/pii/people-forms.ts';
import { findPii } from '../find-pii.ts';

const found = (text: string) => findPii(text).map((finding) => [finding.entity, finding.text]);

describe.each(Object.entries(peopleForms))('a person %s', (_form, sentences) => {
  test.each(sentences)('is found in "%s", whole and alone', (sentence) => {
    const { text, value } = readMarked(sentence);
    expect(found(text)).toEqual([['person', value]]);
  });
});

test.each(noPeopleForms)('nobody is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(ordinaryWords)('products, plants and colours in "%s" are nobody', (text) => expect(found(text)).toEqual([]));

test.each(wordsAsPeople)('the person in "%s" is found', (sentence) => {
  const { text, value } = readMarked(sentence);
  expect(found(text)).toEqual([['person', value]]);
});
