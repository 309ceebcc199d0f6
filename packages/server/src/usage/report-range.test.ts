import { describe, expect, test } from 'vitest';
import { reportRange } from './report-range.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the days of a report', () => {
  test.each([
    { what: 'nothing asked', asked: {}, from: '2026-11-05', to: '2026-11-21' },
    { what: 'a first day', asked: { from: '2026-10-01' }, from: '2026-10-01', to: '2026-11-21' },
    { what: 'a first day to come', asked: { from: '2027-01-01' }, from: '2027-01-01', to: '2027-01-01' },
    { what: 'a last day', asked: { to: '2026-10-04' }, from: '2026-09-05', to: '2026-10-04' },
    { what: 'one day', asked: { from: '2026-10-04', to: '2026-10-04' }, from: '2026-10-04', to: '2026-10-04' },
    { what: 'a leap year', asked: { from: '2028-01-01', to: '2028-12-31' }, from: '2028-01-01', to: '2028-12-31' },
  ])('with $what go from $from to $to', ({ asked, from, to }) => {
    expect(reportRange(asked, 5, now)).toEqual({ from, to });
  });

  test.each([
    { what: 'a first day after the last', asked: { from: '2026-10-05', to: '2026-10-04' }, says: 'turn them round' },
    { what: 'more than a year', asked: { from: '2025-01-01', to: '2026-01-02' }, says: '367 days' },
  ])('$what is an invalid query', ({ asked, says }) => {
    expect(() => reportRange(asked, 5, now)).toThrow(
      expect.objectContaining({ code: 'invalid_query', message: expect.stringContaining(says) }),
    );
  });
});
