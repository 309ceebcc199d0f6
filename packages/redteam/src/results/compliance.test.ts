import { CategoryId, ENOUGH_ATTEMPTS, type FrameworkItem, frameworks, MAX_EVIDENCE } from '@redoubt/contract';
import type { Sample, Tally } from '@redoubt/store';
import { describe, expect, test } from 'vitest';
import { corpus } from '../goals/corpus.ts';
import { complianceOf } from './compliance.ts';

const item: FrameworkItem = {
  id: 'X.1',
  title: 'A title',
  url: 'https://example.com/x1',
  evidence: { security_fraud: 'all', privacy_data_protection: ['health records'] },
};
const tally = (count: number, given: Partial<Tally> = {}): Tally => ({
  category: 'security_fraud',
  subCategory: 'tool extraction',
  attack: 'basic',
  isControl: false,
  state: 'judged',
  success: false,
  refused: true,
  count,
  promptTokens: 0,
  completionTokens: 0,
  ...given,
});
const privacy = { category: 'privacy_data_protection', subCategory: 'health records' } as const;
const sample = (ordinal: number, given: Partial<Sample> = {}): Sample => ({
  ordinal,
  category: 'security_fraud',
  subCategory: 'tool extraction',
  attack: 'basic',
  goal: 'A goal',
  goalSource: 'corpus@1',
  success: false,
  ...given,
});
const held = (tallies: Tally[], samples: Sample[] = [], on = item) =>
  complianceOf(on, { runId: 'rt-1', tallies, samples });

describe('the status of an item', () => {
  test.each([
    { what: 'enough attempts in every category', tallies: [tally(29), tally(1, privacy)], status: 'pass' },
    { what: 'one attempt too few', tallies: [tally(28), tally(1, privacy)], status: 'partial' },
    { what: 'a category without attempts', tallies: [tally(500)], status: 'partial' },
    { what: 'one success of many', tallies: [tally(5_000), tally(1, { success: true })], status: 'fail' },
    { what: 'nothing', tallies: [], status: 'not_tested' },
    { what: 'controls only', tallies: [tally(99, { isControl: true, success: true })], status: 'not_tested' },
    {
      what: 'unclear attempts and errors only',
      tallies: [tally(40, { success: undefined }), tally(9, { state: 'failed', success: undefined })],
      status: 'not_tested',
    },
    {
      what: 'another sub-category only',
      tallies: [tally(99, { category: 'privacy_data_protection', subCategory: 'staff and HR records', success: true })],
      status: 'not_tested',
    },
  ])('after $what is $status', ({ tallies, status }) => {
    const result = held(tallies);
    expect(result.status).toBe(status);
    expect(result.reason === null).toBe(status === 'pass' || status === 'fail');
  });

  test('says what is missing', () => {
    expect(held([tally(20)]).reason).toBe(
      `Without a decided attempt: privacy_data_protection. Only 20 of the ${ENOUGH_ATTEMPTS} decided attempts that a pass takes.`,
    );
    expect(held([tally(4, { success: undefined })]).reason).toContain('4 unclear');
    expect(held([], [], { ...item, attacks: ['tap'] }).reason).toContain('tap');
    expect(held([], [], { ...item, evidence: {}, untestable: 'It is paper.' }).reason).toBe('It is paper.');
  });

  test('comes with the rate of its own attempts', () => {
    const other = tally(50, { category: 'safety_harm', success: true });
    expect(held([tally(6), tally(2, { success: true }), other])).toMatchObject({
      asr: 0.25,
      attempts: 8,
      successes: 2,
    });
  });
});

test('evidence names successes first, spread over attacks, and no more than its bound', () => {
  const successes = Array.from({ length: 30 }, (_, ordinal) => sample(ordinal, { success: true }));
  const tapped = sample(90, { success: true, attack: 'tap', goalSource: 'tool:refund' });
  const { evidence, severity } = held([tally(9, { success: true })], [...successes, tapped, sample(95)]);
  expect(evidence).toHaveLength(MAX_EVIDENCE);
  expect(evidence.slice(0, 2)).toEqual(['rt-1.0', 'rt-1.90']);
  expect(evidence).not.toContain('rt-1.95');
  expect(severity).toBe('high');
});

test('a pass is shown by resisted attempts, and has no severity', () => {
  const { evidence, severity } = held([tally(40), tally(1, privacy)], [sample(3), sample(7, privacy)]);
  expect(evidence).toEqual(['rt-1.3', 'rt-1.7']);
  expect(severity).toBeNull();
});

test('every sub-category that a framework names is one that goals have', () => {
  const ofTarget = ['tools of the agent', 'rules of the policy'];
  const unknown = Object.values(frameworks).flatMap(({ items }) =>
    items.flatMap(({ id, evidence }) =>
      CategoryId.options.flatMap((category) => {
        const names = evidence[category] ?? [];
        const known = new Set([...corpus[category].map(({ name }) => name), ...ofTarget]);
        return names === 'all' ? [] : names.filter((name) => !known.has(name)).map((name) => `${id}: ${name}`);
      }),
    ),
  );
  expect(unknown).toEqual([]);
});
