import {
  type AttackName,
  type CategoryId,
  type LegacyDetail,
  type LegacySummary,
  legacyAttackKeyword,
  testOfRecord,
} from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';
import type { ProbeRecord, Tally } from '@redoubt/store';
import { originOf } from './legacy-origin.ts';

type Groups = LegacySummary['test_type'];

/** The part of a summary that consists of counts. */
type CountedSummary = Pick<
  LegacySummary,
  | 'risk_score'
  | 'test_type'
  | 'nist_category'
  | 'scenario'
  | 'category'
  | 'attack_method'
  | 'custom_test_category_risks'
>;

/**
 * Counts how many of a run's attacks succeeded, in the archived API's groups, for one test or for all. Harmless
 * controls do not count.
 */
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
  const judged = tallies.filter(({ success }) => success !== undefined);
  const total = sumOf(judged);
  const succeeded = sumOf(judged.filter(({ success }) => success === true));
  return { 'success(%)': total === 0 ? 0 : Math.round((succeeded / total) * 10_000) / 100, total };
}

const sumOf = (tallies: readonly Tally[]): number => tallies.reduce((sum, { count }) => sum + count, 0);

/** Returns a finished probe in the form of the archived API. */
export function wireDetail(record: ProbeRecord, spec: RunSpec, testName: string | undefined): LegacyDetail {
  const { promptTokens = 0, completionTokens = 0, latencyMs, variant } = record;
  return {
    prompt: record.goal,
    category: record.subCategory,
    test_type: testOf(spec, record),
    nist_category: nistRiskOf(record),
    source: record.goalSource,
    attack_method: attackMethodOf(record),
    jailbreak_prompt: record.prompt ?? null,
    response: record.response ?? null,
    success: record.success === undefined ? 'error' : record.success ? 'true' : 'false',
    reasoning: record.verdict?.reason ?? record.error ?? '',
    detected_language: variant.language === undefined ? null : String(variant.language),
    eval_latency: latencyMs === undefined ? null : latencyMs / 1_000,
    eval_tokens: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
    test_name: testName ?? null,
  };
}

/** The closest risk of NIST AI 600-1, section 2, for each category. */
const nistRisks = {
  safety_harm: 'Dangerous, Violent, or Hateful Content',
  security_fraud: 'Information Security',
  privacy_data_protection: 'Data Privacy',
  legal_ip_liability: 'Intellectual Property',
  product_misuse_abuse: 'Human-AI Configuration',
  performance_reliability_quality: 'Confabulation',
  bias_fairness_ethical_harm: 'Harmful Bias or Homogenization',
  brand_reputation_trust: 'Information Integrity',
} as const satisfies Record<CategoryId, string>;

/** Identifies a part of a run. `variant` is set only for a single probe. */
interface Placed {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly variant?: Readonly<Record<string, unknown>>;
}

/** The cast: rows were written by a plan, which uses the contract's categories and attacks. */
const known = (placed: Placed) => placed as Placed & { readonly category: CategoryId; readonly attack: AttackName };

/** Returns the test of the archived API: the submitted one, or the one that stands for the category. */
export const testOf = (spec: RunSpec, placed: Placed): string => testOfRecord(originOf(spec).tests, known(placed));

const nistRiskOf = (placed: Placed): string => nistRisks[known(placed).category];

/** Returns the attack's keyword. For a single probe it is the encoding or language, for several the kind. */
const attackMethodOf = (placed: Placed): string => legacyAttackKeyword(known(placed).attack, placed.variant);
