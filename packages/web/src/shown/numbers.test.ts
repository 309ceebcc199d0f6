import { expect, test } from 'vitest';
import { shownNumber, shownShare, shownTime } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
  [-2_500, '-2,500'],
])('%d is shown as %s', (value, shown) => expect(shownNumber(value)).toBe(shown));

test.each([
  [0, '0%'],
  [0.125, '12.5%'],
  [0.1254, '12.5%'],
  [0.9999, '100%'],
  [1, '100%'],
])('the share %d is shown as %s', (value, shown) => expect(shownShare(value)).toBe(shown));

test('a moment is shown in the time zone of the reader', () => {
  const shown = shownTime('2026-03-04T05:06:07.000Z');
  expect(Date.parse(shown.replaceAll('\u202f', ' '))).toBe(Date.parse('2026-03-04T05:06:00.000Z'));
});
