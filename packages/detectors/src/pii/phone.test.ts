import { describe, expect, test } from 'vitest';
import type { PiiEntity } from './entities.ts';
import { findPii } from './find-pii.ts';

const phones = (text: string) =>
  findPii(text)
    .filter(({ entity }) => entity === 'phone')
    .map(({ text: value }) => value);
const entitiesOf = (text: string) => findPii(text).map(({ entity }) => entity);

describe('a phone number is found whole', () => {
  test.each([
    ['with its extension', 'Dial 213-373-4253 ext. 12 now', '213-373-4253 ext. 12'],
    ['with an extension in one letter', 'Dial 213-373-4253 x99', '213-373-4253 x99'],
    ['with brackets round the area', 'Dial (213) 373-4253', '(213) 373-4253'],
    ['within brackets', '(213-373-4253)', '213-373-4253'],
    ['with a plus in brackets', '(+44 20 7946 0958)', '+44 20 7946 0958'],
    ['with a zero in brackets', '+49 (0) 30 901820', '+49 (0) 30 901820'],
    ['behind the sign of a link', 'tel:+12133734253', '+12133734253'],
    ['at the end of a sentence', 'Call +44 7480 621098.', '+44 7480 621098'],
    ['before a question mark', 'Is it 213-373-4253?', '213-373-4253'],
    ['between emoji', '\u{1f4de}213-373-4253\u{1f4de}', '213-373-4253'],
    ['between lone surrogates', '\ud83d213-373-4253\ude00', '213-373-4253'],
    ['with the prefix of calls abroad', 'Call 0044 7480 621098', '0044 7480 621098'],
    ['in a table', 'Anna;+44 7480 621098;London', '+44 7480 621098'],
  ])('%s', (_, text, value) => expect(phones(text)).toEqual([value]));

  test('each of several in a row', () => {
    expect(phones('213-373-4253, 213-373-4254; +44 7480 621098')).toEqual([
      '213-373-4253',
      '213-373-4254',
      '+44 7480 621098',
    ]);
  });
});

describe('words beside a number', () => {
  test.each([
    ['Call me: 5551234', true],
    ['My number is 5551234', true],
    ['order 5551234', false],
    ['5551234 items', false],
    ['invoice 213-373-4253', false],
    ['reference number 213-373-4253', false],
    ['ISBN 213-373-4253', false],
    ['my phone, not the order: 213-373-4253', true],
  ])('decide whether it is a phone number: "%s" %s', (text, is) => expect(phones(text).length > 0).toBe(is));

  test.each([
    ['a plus', 0.9, '+44 7480 621098'],
    ['a word', 0.85, 'phone: 2133734253'],
    ['its form alone', 0.5, '213-373-4253'],
  ])('make it surer: %s', (_, least, text) => {
    const [finding] = findPii(text);
    expect(finding?.entity).toBe('phone');
    expect(finding?.confidence).toBeGreaterThanOrEqual(least);
  });

  test('the form alone is less sure than a word, and a word less than a plus', () => {
    const sureness = ['213-373-4253', 'phone 213-373-4253', '+1 213-373-4253'].map(
      (text) => findPii(text)[0]?.confidence ?? Number.NaN,
    );
    expect(sureness).toEqual(sureness.toSorted((one, other) => one - other));
    expect(new Set(sureness).size).toBe(3);
  });
});

describe('no phone number', () => {
  test.each([
    ['has too few digits', '+44 12'],
    ['has a country that is none', '+999 123 456 789'],
    ['has an area that begins with zero', '013-373-4253 4'],
    ['is a part of a word', 'x213-373-4253x'],
    ['is a part of a longer number', '1213-373-42531'],
    ['is a postal code with its four digits', '90210-4253'],
    ['is a number of an address of the net', '192.168.213.37'],
    ['is zeros', '000-000-0000'],
  ])('%s: %s', (_, text) => expect(phones(text)).toEqual([]));

  test('is taken from a card or a number of an account', () => {
    expect(entitiesOf('4111 1111 1111 1111')).toEqual(['credit_card']);
    expect(entitiesOf('GB82 WEST 1234 5698 7654 32')).toEqual(['iban']);
  });

  test('is found where none is wanted', () => {
    const wanted: ReadonlySet<PiiEntity> = new Set(['email']);
    expect(findPii('Call 213-373-4253', wanted)).toEqual([]);
  });
});
