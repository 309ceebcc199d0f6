import { describe, expect, test } from 'vitest';
import { countRun, mergeParts, type Part } from '../scripts/nightly/parts.ts';

const fine = { passed: 3, failed: 0, failures: [] };
const broken = { passed: 3, failed: 2, failures: ['!! failed: a', '!! failed: b'] };

describe('a nightly run', () => {
  test.each([
    { what: 'all that passed', counted: fine, status: 0, failed: 0 },
    { what: 'what failed', counted: broken, status: 1, failed: 2 },
    { what: 'a rejection that no report counts', counted: fine, status: 1, failed: 1 },
    { what: 'an end by a signal', counted: fine, status: null, failed: 1 },
    { what: 'a run without a test', counted: { ...fine, passed: 0 }, status: 0, failed: 1 },
  ])('counts $what', ({ counted, status, failed }) => {
    const { failed: told, failures } = countRun(counted, status);
    expect(told).toBe(failed);
    expect(failures).toHaveLength(failed);
  });

  test('keeps what a failure says, without the folders of the machine', () => {
    const failures = ['!! failed: a\n     Error: too late\n         at file:///home/me/a.ts:3:1\n     second line'];
    expect(countRun({ ...fine, failed: 1, failures }, 1).failures).toEqual([
      '!! failed: a\n     Error: too late\n     second line',
    ]);
  });

  const part = (name: string, commit: string): Part => ({
    name,
    commit,
    date: '2026-11-29T00:00:00.000Z',
    isDirty: false,
    seconds: 1,
    failed: 0,
    failures: [],
  });

  test('keeps the parts that it left out as they were, with their own commit', () => {
    const before = [part('tests', 'aaa'), part('benchmarks', 'aaa')];
    expect(mergeParts(before, [part('tests', 'bbb')])).toEqual([part('tests', 'bbb'), part('benchmarks', 'aaa')]);
  });
});
