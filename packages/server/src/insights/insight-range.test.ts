import { describe, expect, test } from 'vitest';
import { bucketsOf, insightRange, rangeBefore, startOfHour } from './insight-range.ts';

const NOW = new Date('2026-11-28T09:20:00.000Z');
const shown = (asked: Parameters<typeof insightRange>[0]) => {
  const range = insightRange(asked, NOW);
  return [startOfHour(range.fromHour), startOfHour(range.toHour), bucketsOf(range)];
};

describe('the period of insights', () => {
  test.each([
    [{ period: '24h' as const }, '2026-11-27T10:00:00.000Z', '2026-11-28T10:00:00.000Z', 24],
    [{}, '2026-11-22T00:00:00.000Z', '2026-11-29T00:00:00.000Z', 7],
    [{ period: '30d' as const }, '2026-10-30T00:00:00.000Z', '2026-11-29T00:00:00.000Z', 30],
    [{ from: '2026-11-28T08:59:59.000Z' }, '2026-11-28T08:00:00.000Z', '2026-11-28T10:00:00.000Z', 2],
    [
      { from: '2026-11-01T05:00:00.000Z', to: '2026-11-04T04:59:00.000Z' },
      '2026-11-01T05:00:00.000Z',
      '2026-11-04T05:00:00.000Z',
      72,
    ],
    [
      { from: '2026-11-01T05:00:00.000Z', to: '2026-11-04T05:00:00.000Z' },
      '2026-11-01T00:00:00.000Z',
      '2026-11-05T00:00:00.000Z',
      4,
    ],
  ])('%j', (asked, from, to, buckets) => {
    expect(shown(asked)).toEqual([from, to, buckets]);
  });

  test('the period before has the same length and ends where this one begins', () => {
    const range = insightRange({ period: '30d' }, NOW);
    const before = rangeBefore(range);
    expect([bucketsOf(before), before.toHour]).toEqual([30, range.fromHour]);
  });

  test.each([
    [{ period: '7d' as const, to: '2026-11-28T00:00:00.000Z' }, 'not both'],
    [{ from: '2026-11-29T00:00:00.000Z' }, 'turn them round'],
    [{ from: '2020-01-01T00:00:00.000Z' }, 'at most 400 days'],
  ])('%j is refused', (asked, says) => {
    expect(() => insightRange(asked, NOW)).toThrow(says);
  });
});
