import { type AttackName, type CategoryId, legacyAttackKeyword, testOfRecord } from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';
import { originOf } from './legacy-origin.ts';

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

/** Which part of a run something belongs to; the variant of a single probe. */
interface Placed {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly variant?: Readonly<Record<string, unknown>>;
}

/** The cast: what stands in a row was written by a plan, whose categories and attacks are the contract's. */
const known = (placed: Placed) => placed as Placed & { readonly category: CategoryId; readonly attack: AttackName };

/** The test of the archived API: the one that was submitted, or the one that its category is told as. */
export const testOf = (spec: RunSpec, placed: Placed): string => testOfRecord(originOf(spec).tests, known(placed));

export const nistRiskOf = (placed: Placed): string => nistRisks[known(placed).category];

/** The attack by its keyword; of a single probe the encoding or the language, of several the kind. */
export const attackMethodOf = (placed: Placed): string => legacyAttackKeyword(known(placed).attack, placed.variant);
