import type { LegacySummary } from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';
import type { Tally } from '@redoubt/store';
import { attackMethodOf, nistRiskOf, testOf } from './result-names.ts';

type Groups = LegacySummary['test_type'];

/** The part of a summary that is counted. */
export type CountedSummary = Pick<
  LegacySummary,
  | 'risk_score'
  | 'test_type'
  | 'nist_category'
  | 'scenario'
  | 'category'
  | 'attack_method'
  | 'custom_test_category_risks'
>;

/** How many of a run's attacks succeeded, in the archived API's groups; of one test, or of all. Harmless controls do not count. */
export function summariseTask(tallies: readonly Tally[], spec: RunSpec, only?: string): CountedSummary {
  const test = (tally: Tally) => testOf(spec, tally);
  const attacks = tallies.filter((tally) => !tally.isControl && (only === undefined || test(tally) === only));
  return {
    risk_score: shareOf(attacks)['success(%)'],
    test_type: groupsOf(attacks, test),
    nist_category: groupsOf(attacks, nistRiskOf),
    scenario: groupsOf(attacks, ({ category }) => category),
    category: groupsOf(attacks, ({ subCategory }) => subCategory),
    attack_method: groupsOf(attacks, attackMethodOf),
    custom_test_category_risks: groupsOf(
      attacks.filter((tally) => test(tally) === 'custom_test'),
      ({ subCategory }) => subCategory,
    ),
  };
}

const groupsOf = (tallies: readonly Tally[], nameOf: (tally: Tally) => string): Groups =>
  [...Map.groupBy(tallies, nameOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => ({ [name]: shareOf(own) }));

function shareOf(tallies: readonly Tally[]) {
  const judged = tallies.filter(({ state }) => state === 'judged');
  const total = sumOf(judged);
  const succeeded = sumOf(judged.filter(({ success }) => success === true));
  return { 'success(%)': total === 0 ? 0 : Math.round((succeeded / total) * 10_000) / 100, total };
}

const sumOf = (tallies: readonly Tally[]): number => tallies.reduce((sum, { count }) => sum + count, 0);
