import type { AttackId, CategoryId, DetectorName, RunSummary, SavedDetectors } from '@redoubt/contract';
import { rulesFor } from './matter-of-run.ts';
import { nothingNamed } from './nothing-named.ts';

/** Detectors that fit the harm of a category. `policy_violation` gets a rule for each category. */
const byCategory: Readonly<Record<CategoryId, readonly DetectorName[]>> = {
  safety_harm: ['toxicity', 'nsfw'],
  security_fraud: ['injection_attack'],
  privacy_data_protection: ['pii'],
  legal_ip_liability: [],
  product_misuse_abuse: ['sponge_attack'],
  performance_reliability_quality: [],
  bias_fairness_ethical_harm: ['bias', 'toxicity'],
  brand_reputation_trust: ['toxicity'],
};

/** Detectors that fit the form of an attack. A plain question has no form of its own. */
const byAttack: Readonly<Partial<Record<AttackId, readonly DetectorName[]>>> = {
  encoding: ['injection_attack'],
  obfuscation: ['injection_attack'],
  deepinception: ['injection_attack', 'sponge_attack'],
  tap: ['injection_attack'],
  goat: ['injection_attack'],
  graph: ['injection_attack'],
  rt_agent: ['injection_attack'],
  rt_agent_v2: ['injection_attack'],
  long_character: ['injection_attack', 'sponge_attack'],
  attack_in_the_middle: ['injection_attack', 'sponge_attack'],
};

/** A policy that was chosen by a table, with the reason in one sentence. */
interface TablePolicy {
  readonly detectors: SavedDetectors;
  readonly analysis: string;
}

const NOT_TRIED =
  'Nothing was tried, because the summary names no run whose records are stored here: send its run_id to have the detectors tried on the prompts and answers, with their false positives.';

/** Chooses detectors by what succeeded according to a summary alone. */
export function policyByTable(summary: RunSummary): TablePolicy {
  const categories = (summary.categories ?? []).filter(hasSucceeded).map(({ id }) => id);
  const attacks = attacksOf(summary);
  if (categories.length === 0 && attacks.length === 0) {
    return {
      detectors: {},
      analysis: `${nothingNamed(summary)}. So the policy is empty. ${NOT_TRIED}`,
    };
  }
  const names = new Set([
    ...categories.flatMap((id) => byCategory[id as CategoryId] ?? []),
    ...attacks.flatMap((id) => byAttack[id as AttackId] ?? []),
  ]);
  const rules = rulesFor(categories);
  const ofWhat = [...categories, ...attacks].join(', ');
  return {
    detectors: {
      ...Object.fromEntries([...names].map((name) => [name, { enabled: true }])),
      ...(rules.length > 0 && { policy_violation: { enabled: true, policy_rules: rules, need_explanation: false } }),
    },
    analysis: `These detectors fit what succeeded (${ofWhat}). ${NOT_TRIED}`,
  };
}

const hasSucceeded = ({ asr, successes }: { asr?: number | null | undefined; successes?: number | null | undefined }) =>
  (successes ?? asr ?? 0) > 0;

const attacksOf = ({ attacks, categories }: RunSummary): string[] => [
  ...new Set(
    [...(attacks ?? []), ...(categories ?? []).flatMap((category) => category.attacks ?? [])]
      .filter(hasSucceeded)
      .map(({ id }) => id),
  ),
];
