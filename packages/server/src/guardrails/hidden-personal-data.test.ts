import { viewsOf } from '@redoubt/detectors';
import { expect, test } from 'vitest';
import { findInViews, personalSpans } from '../../../detectors/src/detect/personal-data.ts';

const valuesIn = (text: string) => findInViews(viewsOf(text), {}).map(({ text: value }) => value);

test.each([
  ['a mailbox whose sign is a number', 'Write to jane.roe&#64;example.com today', 'jane.roe@example.com'],
  ['the same in hexadecimal', 'Write to jane.roe&#x40;example.com today', 'jane.roe@example.com'],
  [
    'a mailbox with a long local part',
    `Write to jane.${'x'.repeat(80)}@example.com`,
    `jane.${'x'.repeat(80)}@example.com`,
  ],
  ['a card over two lines', 'My card: 4111 1111\n1111 1111, thanks', '4111 1111\n1111 1111'],
  ['a card over four lines, two by two', 'My card: 4111-1111\n1111-1111', '4111-1111\n1111-1111'],
  ['a card over a line without gaps', '41111111\n11111111', '41111111\n11111111'],
])('%s is found, once', (_, text, value) => {
  expect(valuesIn(text)).toEqual([value]);
  const [span] = personalSpans(viewsOf(text), {});
  expect(
    text
      .slice(span?.start, span?.end)
      .replace(/&#(?:64|x40);/, '@')
      .replace(/\n/g, ''),
  ).toContain(value.replace(/\n/g, '').slice(0, 9));
});

test('what markup does not hide is found once, as it stands', () => {
  expect(valuesIn('Write to jane.roe@example.com, it&#39;s **fine** by anna&#64;example.org')).toEqual([
    'jane.roe@example.com',
    'anna@example.org',
  ]);
});

test('years and amounts in lines are no card', () => {
  expect(valuesIn('2019\n2020\n2021\n2022\n1234 5678\n9012 3456')).toEqual([]);
});
