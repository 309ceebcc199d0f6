import { expect, test } from 'vitest';
import { hostileFamilies } from '../testing/hostile.ts';
import { lettersOf, viewsOf } from './views-of.ts';

const LENGTH = 100_000;
/** Noise of a busy machine: a scan that is not linear takes seconds here. */
const SLACK_MS = 25;
const MAX_RATIO = 3;

function readAll(source: string): void {
  const { letters, decoded } = viewsOf(source);
  expect(letters.text.length).toBeLessThanOrEqual(4 * source.length);
  for (const view of decoded) lettersOf(view);
}

function bestTime(source: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    readAll(source);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(Object.entries(hostileFamilies))('twice as much of "%s" takes about twice the time', (_, make) => {
  readAll(make(LENGTH));
  const once = bestTime(make(LENGTH));
  const twice = bestTime(make(2 * LENGTH));
  expect(twice).toBeLessThan(MAX_RATIO * once + SLACK_MS);
});

test.each(Object.entries(hostileFamilies))(
  'a million units of "%s" decode to a bounded number of bounded views',
  (_, make) => {
    const { decoded } = viewsOf(make(1_000_000));
    expect(decoded.length).toBeLessThanOrEqual(32);
    const lengths = decoded.map(({ text }) => text.length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(65_536);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(262_144);
  },
);
