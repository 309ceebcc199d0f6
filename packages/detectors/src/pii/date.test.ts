import { describe, expect, test } from 'vitest';
import type { PiiEntity } from './entities.ts';
import { findPii } from './find-pii.ts';

const dates: ReadonlySet<PiiEntity> = new Set(['date', 'date_of_birth']);
const found = (text: string) => findPii(text, dates).map(({ entity, text: value }) => `${entity}: ${value}`);
const isDate = (value: string): boolean => found(`On ${value} we met.`).join() === `date: ${value}`;

describe('a date', () => {
  test.each([
    ['a leap day', '2024-02-29', true],
    ['a leap day of a century that is one', '2000-02-29', true],
    ['a leap day of a century that is none', '1900-02-29', false],
    ['the first year', '1800-01-01', true],
    ['a year before', '1799-12-31', false],
    ['the last year', '2199-12-31', true],
    ['a year behind', '2200-01-01', false],
    ['day and month', '31/12/1999', true],
    ['month and day', '12/31/1999', true],
    ['neither', '13/13/1999', false],
    ['a day of no month', '31/06/1999', false],
    ['a year of two digits', '5.6.07', true],
    ['a year of three digits', '5.6.107', false],
    ['a month of three digits', '2024-012-05', false],
    ['day zero', '0/5/2024', false],
    ['two kinds of sign', '12/03-2024', false],
    ['full stops and blanks', '12. 3. 1984', true],
    ['no month', 'the 12th', false],
  ])('in figures, with %s: %s is one: %s', (_, value, is) => expect(isDate(value)).toBe(is));

  test.each([
    '1 January 1900',
    '1st of May 1999',
    'May 1st, 1999',
    'Sept. 9, 2021',
    '12-Mar-1984',
    '12. März 2024',
    '12 de marzo de 2024',
    '3 février 1987',
    '5 grudnia 2001',
    '12 марта 1984',
    '1984年3月12日',
    '昭和59年3月12日',
    '1984년 3월 12일',
    'March 20th',
    '5 April',
  ])('in words is found whole: %s', (value) => expect(found(`Am ${value}.`)).toEqual([`date: ${value}`]));

  test.each([
    ['a month in small letters without a year', 'we may 5 times go'],
    ['a month that a name goes on', 'May 5 Smith came'],
    ['a day that no month has', 'February 30, 2024'],
    ['a month with a number beside it', 'March 12 34'],
    ['a word that begins like a month', '12 Marvel 2024'],
    ['an era without its name', '59年3月12日'],
    ['a month 13', '1984年13月12日'],
    ['a longer number', '12-03-20245'],
    ['a part of a word', 'a12-03-2024'],
    ['a path of numbers', '1.2.3.2024'],
    ['figures of another script', '\u0661\u0662/\u0660\u0663/\u0662\u0660\u0662\u0664'],
  ])('is not %s: %s', (_, text) => expect(found(text)).toEqual([]));

  test.each([
    ['2024-03-12T10:30:00Z', '2024-03-12'],
    ['\ud83d2024-03-12\ude00', '2024-03-12'],
    ['(2024-03-12)', '2024-03-12'],
    ['"March 12, 2024"', 'March 12, 2024'],
    ['We met on 5 April. Then it rained.', '5 April'],
    ['on the 5 Apr. we met', '5 Apr'],
    ['5. Apr. 2024', '5. Apr. 2024'],
  ])('is found beside other signs: %j', (text, value) => expect(found(text)).toEqual([`date: ${value}`]));
});

describe('a date of birth', () => {
  test.each([
    ['born 1984-03-12', '1984-03-12'],
    ['Born on the 12 March 1984', '12 March 1984'],
    ['Anna Meyer (*12.03.1984)', '12.03.1984'],
    ['Anna Meyer, b. 12 March 1984', '12 March 1984'],
    ['am 12.03.1984 geboren', '12.03.1984'],
    ['1984年3月12日生まれ', '1984年3月12日'],
    ['1984년 3월 12일생', '1984년 3월 12일'],
  ])('is told by a word or a sign beside it: %s', (text, value) => {
    expect(found(text)).toEqual([`date_of_birth: ${value}`]);
  });

  test.each([
    ['a list', '* 12.03.1984'],
    ['words in bold', '**12.03.1984**'],
    ['a word far away', 'She was born in a small town near the lake, and on 12.03.1984 it rained.'],
    ['a word that goes on', '1984年3月12日生産'],
  ])('is not told by %s', (_, text) => expect(found(text).join()).toMatch(/^date: /));
});
