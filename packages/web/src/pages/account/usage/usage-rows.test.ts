import { expect, test } from 'vitest';
import { sentenceOf } from '../audit/words.ts';
import { rowsOf } from './usage-rows.ts';

const row = (group: string, balance: string, credits: number, name?: string) => ({
  group,
  balance,
  credits,
  requests: 1,
  quantity: 2,
  shadow_credits: 0,
  ...(name !== undefined && { name }),
});
const report = (...rows: object[]) => ({ rows }) as unknown as Parameters<typeof rowsOf>[0];

test('rows have the name of what they are about, its id where it has none, and a word for nothing', () => {
  const rows = rowsOf(
    report(row('key_1', 'guardrails', 1, 'web shop'), row('key_2', 'guardrails', 1), row('', 'redteam', 1)),
    'key',
  );
  expect(rows.map(({ label }) => label)).toEqual(['web shop', 'key_2', 'none']);
});

test('days are summed up to months, each balance apart', () => {
  const days = [
    row('2026-10-31', 'guardrails', 1),
    row('2026-11-01', 'guardrails', 2),
    row('2026-11-01', 'redteam', 3),
    row('2026-11-29', 'guardrails', 4),
  ];
  expect(
    rowsOf(report(...days), 'month').map(({ label, balance, credits, requests, quantity }) => [
      label,
      balance,
      credits,
      requests,
      quantity,
    ]),
  ).toEqual([
    ['2026-10', 'guardrails', 1, 1, 2],
    ['2026-11', 'guardrails', 6, 2, 4],
    ['2026-11', 'redteam', 3, 1, 2],
  ]);
});

test.each([
  { action: 'key.revoke', sentence: 'revoked the key web shop' },
  { action: 'code_of_conduct.create', sentence: 'made the code of conduct web shop' },
  { action: 'session.start', sentence: 'signed in web shop' },
  { action: 'credits.grant', sentence: 'granted credits to web shop' },
  { action: 'moon.launch', sentence: 'moon.launch web shop' },
])('$action is told as "$sentence"', ({ action, sentence }) => {
  expect(sentenceOf({ action, subject: 'web shop' })).toBe(sentence);
});
