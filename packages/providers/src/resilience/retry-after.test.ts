import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  { headers: {}, after: undefined },
  { headers: { 'retry-after': '2' }, after: 2_000 },
  { headers: { 'retry-after': '0.25' }, after: 250 },
  { headers: { 'retry-after': '0' }, after: 0 },
  { headers: { 'retry-after': '' }, after: undefined },
  { headers: { 'retry-after': 'soon' }, after: undefined },
  { headers: { 'retry-after': '-5' }, after: 0 },
  { headers: { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, after: 30_000 },
  { headers: { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, after: 0 },
  { headers: { 'retry-after': '999999999' }, after: 3_600_000 },
  { headers: { 'retry-after-ms': '150', 'retry-after': '1' }, after: 150 },
  { headers: { 'x-ratelimit-reset-requests': '20ms', 'x-ratelimit-reset-tokens': '6m0s' }, after: 20 },
  {
    headers: {
      'x-ratelimit-reset-requests': '20ms',
      'x-ratelimit-reset-tokens': '1m1.5s',
      'x-ratelimit-remaining-tokens': '0',
    },
    after: 61_500,
  },
  { headers: { 'anthropic-ratelimit-requests-reset': '2026-11-21T12:00:07Z' }, after: 7_000 },
  { headers: { 'x-ratelimit-reset': '12' }, after: 12_000 },
  { headers: { 'x-ratelimit-reset': String(now.getTime() / 1_000 + 9) }, after: 9_000 },
  { headers: { 'x-ratelimit-reset': String(now.getTime() + 9_000) }, after: 9_000 },
  { headers: { 'retry-after': String(now.getTime() - 9_000) }, after: 0 },
  { headers: { 'ratelimit-reset': '3' }, after: 3_000 },
  { headers: { 'x-ratelimit-reset-requests': '1x'.repeat(20_000) }, after: undefined },
])('$headers is $after', ({ headers, after }) => expect(retryAfterMs(headers, now)).toBe(after));
