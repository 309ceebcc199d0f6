import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { findPii } from './find-pii.ts';

const found = (text: string) => findPii(text).map(({ entity, text: value }) => `${entity}: ${value}`);

describe('of several meanings of a number the surest counts', () => {
  test.each([
    ['a card before a phone number', 'phone 4111 1111 1111 1111', ['credit_card: 4111 1111 1111 1111']],
    ['an address of the net before a date', 'at 12.12.20.24', ['ip_address: 12.12.20.24']],
    ['a social security number before a phone number', 'call 219-34-1111', ['us_ssn: 219-34-1111']],
    [
      'a card that is written digit by digit',
      '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
      ['credit_card: 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    ],
    ['a phone number that is read out', 'my phone: 2 1 3 3 7 3 4 2 5 3', ['phone: 2 1 3 3 7 3 4 2 5 3']],
  ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('numbers beside each other', () => {
  test.each([
    [
      'a card and a phone number',
      '4111111111111111 213-373-4253',
      ['credit_card: 4111111111111111', 'phone: 213-373-4253'],
    ],
    [
      'two cards',
      '4111111111111111 5555555555554444',
      ['credit_card: 4111111111111111', 'credit_card: 5555555555554444'],
    ],
    ['two addresses of the net', '8.8.8.8 8.8.4.4', ['ip_address: 8.8.8.8', 'ip_address: 8.8.4.4']],
    ['a card in brackets', '(4111-1111-1111-1111)', ['credit_card: 4111-1111-1111-1111']],
    ['a card over two lines', '4111 1111\n1111 1111', ['credit_card: 4111 1111\n1111 1111']],
  ])('are told apart: %s', (_, text, expected) => expect(found(text)).toEqual(expected));
});

describe('what only looks like a number of somebody', () => {
  test.each([
    ['a share', '4111%'],
    ['a share behind the name of a number', 'license plate 4111%'],
    ['counting', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
    ['rows of one digit', '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
    [
      'digits of another script',
      '\u0664\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661 \u0661\u0661\u0661\u0661',
    ],
    ['more digits than any number has', '4'.repeat(300)],
    ['a card within more digits', '94111111111111111119'],
    ['a card within a word', 'id4111111111111111x'],
    ['a fraction', '0.4111111111111111'],
    ['a number with a sign of a lone half', '\ud83d\ud83d12\ude00'],
  ])('is none: %s', (_, text) => expect(found(text)).toEqual([]));

  test.each([
    ['0', '-'],
    ['4111 ', ''],
    ['1.', '1'],
    ['+1 (', '213'],
    ['4111-1111-', '1'],
    ['2 1 3 ', ''],
    ['12 March ', '1984'],
    ['12 Elm Street ', ''],
    ['AB 12 34 56 ', 'C'],
  ])('is read in linear time: %j again and again', (unit, end) => {
    const make = (length: number) => unit.repeat(length / unit.length) + end;
    expect(measureGrowth(make, (text) => findPii(text), 5_000)).toMatchObject({ isLinear: true });
  });
});
