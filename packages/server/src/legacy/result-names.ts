import { type AttackId, type AttackName, attackOf, type CategoryId } from '@redoubt/contract';
import type { RunSpec } from '../redteam/run-spec.ts';
import { originIn } from './legacy-origin.ts';

/** The test that a category is told as, where no submission of the archived API named one. */
const testOfCategory = {
  safety_harm: 'harmful_test',
  security_fraud: 'insecure_code_test',
  privacy_data_protection: 'pii_test',
  legal_ip_liability: 'copyright_test',
  product_misuse_abuse: 'custom_test',
  performance_reliability_quality: 'sponge_test',
  bias_fairness_ethical_harm: 'bias_test',
  brand_reputation_trust: 'competitor_test',
} as const satisfies Record<CategoryId, string>;

/** The risk of NIST AI 600-1, section 2, that is nearest to a category. */
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

/** Attacks that the archived API called otherwise. */
const olderNames: Partial<Record<AttackId, string>> = {
  deepinception: 'deep_inception',
  goat: 'multi_turn',
  tap: 'iterative',
  word_masking: 'masking',
};

/** Which part of a run something belongs to. */
export interface Placed {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
}

/** The cast: what stands in a row was written by a plan, whose categories and attacks are of the contract. */
const known = (placed: Placed) => placed as Placed & { readonly category: CategoryId; readonly attack: AttackName };

/** The test of the archived API: the one that was submitted, or the one its category is told as. */
export function testOf(spec: RunSpec, { category, subCategory }: Placed): string {
  const own = (originIn(spec).tests ?? []).filter((each) => each.category === category);
  const named = own.find(({ subCategories }) => subCategories?.includes(subCategory));
  const whole = own.find(({ subCategories }) => subCategories === undefined);
  return (named ?? whole ?? own[0])?.test ?? testOfCategory[category as CategoryId];
}

export const nistRiskOf = (placed: Placed): string => nistRisks[known(placed).category];

/** The attack, by its name in the archived API. */
export function attackMethodOf(placed: Placed): string {
  const { attack } = known(placed);
  return olderNames[attackOf(attack)] ?? attack;
}
