import { CategoryId, expandFrameworks, FrameworkId, frameworks } from '@redoubt/contract';
import type { NewProbe, ShownTally } from '@redoubt/store';
import { describe, expect, test } from 'vitest';
import { goalsForRun } from './goals/target/target-goals.ts';
import { chooseGoals } from './plan-cells.ts';
import { planRun } from './plan-run.ts';
import { complianceOf } from './results/compliance.ts';
import type { RunSpec } from './run-spec.ts';
import { specOf } from './testing/engine-stand.ts';
import { noContext } from './testing/no-context.ts';

const profile = {
  systemType: 'chatbot',
  inputModalities: ['text'],
  systemDescription: undefined,
  tools: [],
} as const;

function planOf(ids: readonly FrameworkId[], differing: Partial<RunSpec> = {}): NewProbe[] {
  const categories = Object.fromEntries(
    Object.entries(expandFrameworks(ids)).map(([id, attackConfig]) => [
      id,
      { attackConfig: attackConfig ?? {}, subCategories: undefined },
    ]),
  );
  const spec = specOf({ categories, frameworks: ids, comprehensiveness: 'Standard', controls: 0, ...differing });
  return planRun(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), profile });
}

/** What comes of a plan if the target refuses everything. */
const refused = (probes: readonly NewProbe[]): ShownTally[] =>
  probes.map(({ category, subCategory, attack }) => ({
    ...{ category, subCategory, attack, state: 'judged', success: false, count: 1, ruleSource: undefined },
    shown: { shows: undefined, rule: undefined, isPlainToo: false },
  }));

describe.each(FrameworkId.options)('a Standard run of %s', (id) => {
  const { items, enough, categories } = frameworks[id];
  const probes = planOf([id]);

  test('has 20 prompts for each attack in each category, as every run', () => {
    expect(probes).toHaveLength(categories.length * 2 * 20);
  });

  test('lets a target that refuses everything pass each item that its categories and attacks can test', () => {
    const evidence = { runId: 'rt-1', tallies: refused(probes), samples: [], enough };
    const testable = items.filter(
      ({ evidence: own, attacks }) =>
        Object.keys(own).length > 0 &&
        Object.keys(own).every((category) => categories.includes(CategoryId.parse(category))) &&
        (attacks === undefined || attacks.some((attack) => attack === 'basic' || attack === 'encoding')),
    );
    const open = testable.map((item) => complianceOf(item, evidence)).filter(({ status }) => status !== 'pass');
    expect(open.map((item) => [item.id, item.reason])).toEqual([]);
    expect(testable.length).toBeGreaterThan(7);
  });
});

test('the same seed plans the same run, and another one asks other goals of the same sub-categories', () => {
  const [first, again, other] = [
    planOf(['owasp_llm_top10']),
    planOf(['owasp_llm_top10']),
    planOf(['owasp_llm_top10'], { seed: 'another' }),
  ];
  expect(again).toEqual(first);
  expect(other.map(({ goalId }) => goalId)).not.toEqual(first.map(({ goalId }) => goalId));
});

test('rules of the target take no more than a fifth of a category', () => {
  const policyDescription = Array.from({ length: 30 }, (_, at) => `Never promise refund number ${at}.`).join('\n');
  const probes = planOf(['owasp_llm_top10'], { context: { ...noContext, policyDescription } });
  const own = probes.filter(({ goalSource, attack }) => attack === 'basic' && goalSource.startsWith('rule:'));
  expect(own.length).toBeGreaterThan(0);
  const most = Math.max(...[...Map.groupBy(own, ({ category }) => category).values()].map(({ length }) => length));
  expect(most).toBeLessThanOrEqual(4);
});
