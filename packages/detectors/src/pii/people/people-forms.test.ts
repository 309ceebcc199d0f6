import { describe, expect, test } from 'vitest';
import { noPeopleForms, ordinaryWords, peopleForms, wordsAsPeople } from '../../testing/pii/people-forms.ts';
import { findPii } from '../find-pii.ts';

/** The text without the marks of the value, and the value between them. */
function parse(marked: string): { readonly text: string; readonly value: string } {
  const [before = '', rest = ''] = marked.split('[[');
  const [value = '', after = ''] = rest.split(']]');
  return { text: before + value + after, value };
}

const found = (text: string) => findPii(text).map((finding) => [finding.entity, finding.text]);

describe.each(Object.entries(peopleForms))('a person %s', (_form, sentences) => {
  test.each(sentences)('is found in "%s", whole and alone', (sentence) => {
    const { text, value } = parse(sentence);
    expect(found(text)).toEqual([['person', value]]);
  });
});

test.each(noPeopleForms)('nobody is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(ordinaryWords)('products, plants and colours in "%s" are nobody', (text) => expect(found(text)).toEqual([]));

test.each(wordsAsPeople)('the person in "%s" is found', (sentence) => {
  const { text, value } = parse(sentence);
  expect(found(text)).toEqual([['person', value]]);
});
