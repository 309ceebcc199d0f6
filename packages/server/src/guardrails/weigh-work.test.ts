import type { Detectors } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { weightOf } from './weigh-work.ts';

/** What is judged on the main thread (`detector-pool.ts`). */
const MAIN_THREAD_WEIGHT = 4_096;
const explainable = ['injection_attack', 'toxicity', 'nsfw', 'bias'] as const;
const settings = (names: readonly string[], need_explanation: boolean | null): Detectors =>
  Object.fromEntries(names.map((name) => [name, { need_explanation }]));
const weigh = (length: number, names: readonly string[], need_explanation: boolean | null = true): number =>
  weightOf('x'.repeat(length), settings(names, need_explanation));

describe.each(explainable)('an explanation of %s', (name) => {
  test('makes a long text heavy, and leaves a short one light', () => {
    expect(weigh(4_000, [name])).toBeGreaterThan(10 * MAIN_THREAD_WEIGHT - 4_000);
    expect(weigh(300, [name])).toBeGreaterThan(MAIN_THREAD_WEIGHT);
    expect(weigh(150, [name])).toBeLessThan(MAIN_THREAD_WEIGHT);
  });

  test('weighs nothing where none is asked for', () => {
    expect(weigh(4_000, [name], false)).toBe(4_000);
    expect(weigh(4_000, [name], null)).toBe(4_000);
  });
});

test('each explanation adds as much, up to the longest stretch', () => {
  const one = weigh(2_000, ['toxicity']) - 2_000;
  expect(weigh(2_000, explainable)).toBe(2_000 + explainable.length * one);
  expect(weigh(90_000, ['toxicity'])).toBe(90_000 + one);
});

test('detectors that explain without scoring again weigh no more', () => {
  const named = (need_explanation: boolean) => weigh(4_000, ['policy_violation'], need_explanation);
  expect(named(true)).toBe(named(false));
});
