import { policyChecks } from '@redoubt/detectors';
import { describe, expect, test } from 'vitest';
import { readData } from '../read-data/read-data.ts';

const isCheckable = (rule: string): boolean => policyChecks(rule).every(({ checkable }) => checkable);

describe('which rules one text can show to be broken', () => {
  const rules = readData('policy/checkable-rules');

  test('none that it can show is called uncheckable', () => {
    const wrong = rules.filter(({ rule, checkable }) => checkable && !isCheckable(rule));
    expect(wrong).toEqual([]);
  });

  test('nine in ten of those about what is done outside the text, and about knowledge, are told', () => {
    const own = rules.filter(({ kind }) => kind === 'process' || kind === 'knowledge');
    const told = own.filter(({ rule }) => !isCheckable(rule));
    expect(told.length / own.length).toBeGreaterThanOrEqual(0.9);
  });
});

test('no rule of a business with replies that break it is called uncheckable', () => {
  const rules = new Set([...readData('reader/rules'), ...readData('reader/rules-b')].map(({ rule }) => rule));
  expect([...rules].filter((rule) => !isCheckable(rule))).toEqual([]);
  expect(rules.size).toBeGreaterThan(700);
});
