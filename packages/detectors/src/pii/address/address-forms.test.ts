import { describe, expect, test } from 'vitest';
import { addressForms, birthDates, noAddresses, noBirthDates } from '../../testing/pii/address-forms.ts';
import { readMarked } from '../../testing/pii/marked-sentence.ts';
import { findPii } from '../find-pii.ts';

const found = (text: string) => findPii(text).map((finding) => [finding.entity, finding.text]);

describe.each(Object.entries(addressForms))('a %s address', (_language, sentences) => {
  test.each(sentences)('is found in "%s", whole and alone', (sentence) => {
    const { text, value } = readMarked(sentence);
    expect(found(text)).toEqual([['address', value]]);
  });
});

test.each(noAddresses)('no address is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(birthDates)('the date of birth in "%s" is found, whole and alone', (sentence) => {
  const { text, value } = readMarked(sentence);
  expect(found(text)).toEqual([['date_of_birth', value]]);
});

test.each(noBirthDates)('no date of birth is found in "%s"', (text) => expect(found(text)).toEqual([]));
