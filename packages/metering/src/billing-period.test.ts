import { expect, test } from 'vitest';
import { billingPeriod } from './billing-period.ts';

test.each([
  { now: '2026-11-21T12:00:00Z', anchor: 1, start: '2026-11-01', end: '2026-12-01' },
  { now: '2026-11-21T00:00:00Z', anchor: 21, start: '2026-11-21', end: '2026-12-21' },
  { now: '2026-11-20T23:59:59.999Z', anchor: 21, start: '2026-10-21', end: '2026-11-21' },
  { now: '2026-01-05T00:00:00Z', anchor: 28, start: '2025-12-28', end: '2026-01-28' },
  { now: '2026-03-01T00:00:00Z', anchor: 31, start: '2026-02-28', end: '2026-03-31' },
  { now: '2028-02-29T00:00:00Z', anchor: 31, start: '2028-02-29', end: '2028-03-31' },
])('$now with anchor day $anchor lies in $start – $end', ({ now, anchor, start, end }) => {
  const period = billingPeriod(new Date(now), anchor);
  expect(period.start.toISOString()).toBe(`${start}T00:00:00.000Z`);
  expect(period.end.toISOString()).toBe(`${end}T00:00:00.000Z`);
});
