import { describe, expect, test } from 'vitest';
import { keyOf, limitsOf, offendersOf } from './limits.ts';
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

  test('name what is beyond them, what has none, and what was not measured', () => {
    const limits = { 'time of at 400 KB': { atMost: 2 }, gone: { atMost: 1 } };
    expect(offendersOf([time(2.5), rate(20)], limits)).toEqual([
      'time of "a b" at 400 KB: 2.5, beyond its limit of ≤ 2',
      'calls/s, of peer 1.2.3: 20, which has no limit yet; --limit writes one',
      'gone: was not measured',
    ]);
    expect(offendersOf([time(2)], { 'time of at 400 KB': { atMost: 2 } })).toEqual([]);
    expect(offendersOf([rate(4)], { 'calls/s, of peer': { atLeast: 5 } })).toHaveLength(1);
  });
});
