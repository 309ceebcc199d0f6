import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { keywordTail } from './keyword-tail.ts';
import { piiTail } from './pii-tail.ts';

const keywords = keywordTail(['Project Falcon', 'bomb', 'Straße', '炸弹']);

/** The bar stands where the open tail begins. */
test.each([
  'it was a |',
  'it was a |b',
  'a |BOM',
  'a |bomb',
  'a bomb ',
  'aboard|',
  'a bottle|',
  'the |project',
  'the |Project \n fal',
  'the project of|',
  'a |b0m',
  'we |b o m',
  'we |b.o.',
  '制造|炸',
  'die |Stra',
])('of %j the part that may become a keyword is open', (marked) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  expect(keywords(text)).toBe(at === -1 || marked.endsWith('|') ? text.length : at);
});

test('no keywords hold nothing', () => expect(keywordTail([' ', ''])('any text')).toBe(8));

test.each([
  'mail |ana.lop',
  'mail |ana@exam',
  'that was all. ',
  'that was |al',
  'revenue grew by |12',
  'revenue grew by |12 ',
  'revenue grew by 12 |per',
  'call |+1 (213) 373-',
  'card |4111 1111 11',
  'to |GB29 NWBK 60',
  'ask |Anna ',
  'ask |Anna Mar',
  'ask Anna |an',
  'ask |Ludwig van ',
  'at |12 Main Street, Spri',
  'password: |hunter2!',
  'see |https://example.com/a(b',
  'it ended. |The',
  'said (well), ',
])('of %j the part that may become personal data is open', (marked) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  expect(piiTail()(text)).toBe(at === -1 ? text.length : at);
});

test('a tail is never longer than its bound', () => expect(piiTail(50)('4'.repeat(300))).toBe(250));

test.each(['4 ', 'Ab ', 'a', ': ', '((', 'b.o.', 'van ', ' '])('a tail of many %j takes linear time', (unit) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  expect(measureGrowth(make, (text) => piiTail()(text) + keywords(text))).toMatchObject({ isLinear: true });
});
