import { describe, expect, test } from 'vitest';
import recorded from '../../../server/src/http/reference-answers.json' with { type: 'json' };
import { refuses, takes } from '../testing/check-bodies.ts';
import { report, type UsageReport, usageCsv } from './report.ts';

describe('what was used', () => {
  takes(report.query, [
    { what: 'nothing', sent: {}, read: { group_by: 'day' } },
    {
      what: 'days',
      sent: { from: '2026-11-01', to: '2026-11-30' },
      read: { from: '2026-11-01', to: '2026-11-30', group_by: 'day' },
    },
    { what: 'a grouping and a form', sent: { group_by: 'key', format: 'csv', balance: 'redteam' } },
  ]);
  refuses(report.query, [
    { what: 'a day that there is not', sent: { from: '2026-02-30' }, at: 'from', says: /.+/ },
    { what: 'a year of a slip', sent: { from: '1026-11-01' }, at: 'from', says: /2000 to 2999/ },
    { what: 'a moment', sent: { to: '2026-11-01T00:00:00Z' }, at: 'to', says: /.+/ },
    { what: 'an unknown grouping', sent: { group_by: 'month' }, at: 'group_by', says: /"day"/ },
    { what: 'an unknown form', sent: { format: 'xml' }, at: 'format', says: /"csv"/ },
    { what: 'a project that no database takes', sent: { project: 'a\0b' }, at: 'project', says: /U\+0000/ },
  ]);
});

describe('what was used, as CSV', () => {
  // The cast: the answer was recorded of a service.
  const usage = recorded['usage.report'] as unknown as UsageReport;
  const row = {
    group: '',
    name: null,
    balance: 'guardrails',
    credits: -5,
    shadow_credits: 0,
    quantity: 2,
    requests: 1,
  } as const;

  test('has a line for each row, and one with the names of the columns', () => {
    const lines = usageCsv(usage).trimEnd().split('\r\n');
    expect(lines[0]).toBe(`${usage.group_by},name,balance,credits,shadow_credits,quantity,requests`);
    expect(lines).toHaveLength(usage.rows.length + 1);
  });

  test.each([
    { changes: {}, line: ',,guardrails,-5,0,2,1' },
    { changes: { group: 'key_1', name: 'web, shop' }, line: 'key_1,"web, shop",guardrails,-5,0,2,1' },
    { changes: { name: '=HYPERLINK("x")' }, line: `,"'=HYPERLINK(""x"")",guardrails,-5,0,2,1` },
  ])('writes $changes as $line', ({ changes, line }) => {
    const written = usageCsv({ ...usage, rows: [{ ...row, ...changes }] });
    expect(written.split('\r\n')[1]).toBe(line);
  });
});
