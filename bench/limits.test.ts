import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLimits, isLimited, keyOf, limitsOf, readLimits } from './limits.ts';
import type { Measure } from './measure.ts';

const time = (value: number): Measure => ({ name: 'time of "a b" at 400 KB', value, unit: '×' });
const rate = (value: number): Measure => ({
  name: 'calls/s, of peer 1.2.3',
  value,
  unit: '×',
  bar: { atLeast: 5 },
});

test('the name of a ratio holds neither the worst family of a run nor versions', () => {
  expect([time(1), rate(1)].map(keyOf)).toEqual(['time of at 400 KB', 'calls/s, of peer']);
});

describe('limits', () => {
  const runs = [1, 3, 2].map((value) => [
    time(value),
    rate(value * 10),
    { name: 'p99', value, unit: 'ms' },
    { ...rate(1), name: 'of the peer alone', better: 'neither' as const },
  ]);

  test('are the median of the runs and a tenth beyond it, for ratios of ours alone', () => {
    expect(limitsOf(runs)).toEqual({ 'time of at 400 KB': { atMost: 2.2 }, 'calls/s, of peer': { atLeast: 18 } });
  });

  test('are tightened, and never loosened', () => {
    const before = { 'time of at 400 KB': { atMost: 2 }, 'calls/s, of peer': { atLeast: 10 } };
    expect(limitsOf(runs, before)).toEqual({ 'time of at 400 KB': { atMost: 2 }, 'calls/s, of peer': { atLeast: 18 } });
  });

  const offenders = (measures: readonly Measure[], limits: Parameters<typeof checkLimits>[2][string]) =>
    checkLimits([{ name: 'own', measures }], [], { own: limits });

  test('name what is beyond them, what has none, and what was not measured', () => {
    const limits = { 'time of at 400 KB': { atMost: 2 }, gone: { atMost: 1 } };
    expect(offenders([time(2.5), rate(20)], limits)).toEqual([
      'own: time of "a b" at 400 KB: 2.5, beyond its limit of ≤ 2',
      'own: calls/s, of peer 1.2.3: 20, which has no limit yet; --limit writes one',
      'own: gone: was not measured',
    ]);
    expect(offenders([time(2)], { 'time of at 400 KB': { atMost: 2 } })).toEqual([]);
    expect(offenders([rate(4)], { 'calls/s, of peer': { atLeast: 5 } })).toHaveLength(1);
  });

  test('on the wrong side hold nothing, and are told', () => {
    expect(offenders([time(2)], { 'time of at 400 KB': { atLeast: 0 } })).toEqual([
      'own: time of "a b" at 400 KB: 2, whose limit is on the wrong side',
    ]);
  });

  test('are not kept by a benchmark that is skipped', () => {
    const limits = { held: { 'calls/s': { atLeast: 5 } }, free: {} };
    expect(checkLimits([], ['held', 'free', 'new'], limits)).toEqual(['held: was skipped, and has limits']);
  });
});

describe('the limits of the benchmarks', () => {
  /** Benchmarks with ratios and without limits. Measure them (`npm run bench -- NAME --limit`), and take them off. */
  const unlimited: string[] = [];
  /** A run of before that is kept for its figures; no benchmark writes it any more. */
  const past = ['pii-peers-first-look'];
  const results = globSync('bench/results/*.json')
    .map((file): { name: string; measures: Measure[] } => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ name }) => !past.includes(name))
    .map(({ name, measures }) => ({ name, keys: [...new Set(measures.filter(isLimited).map(keyOf))].toSorted() }));
  const limits = readLimits();

  test('are those of exactly the ratios that its kept result has', () => {
    const limited = Object.entries(limits).map(([name, own]) => ({ name, keys: Object.keys(own).toSorted() }));
    expect(limited).toEqual(results.filter(({ name }) => limits[name]).toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  });

  test('hold what was measured last', () => {
    const kept = globSync('bench/results/*.json')
      .map((file): { name: string; measures: Measure[] } => JSON.parse(readFileSync(file, 'utf8')))
      .filter(({ name }) => limits[name]);
    expect(kept.length).toBeGreaterThan(10);
    expect(checkLimits(kept, [], limits)).toEqual([]);
  });

  test('are missing only where this test says so', () => {
    const without = results.filter(({ name, keys }) => keys.length > 0 && !limits[name]).map(({ name }) => name);
    expect(without.toSorted(), `no limits: ${without.join(', ')}`).toEqual(unlimited);
  });
});
