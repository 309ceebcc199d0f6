import { createHash } from 'node:crypto';
import type { CategoryId } from '@redoubt/contract';
import { biasFairnessEthicalHarm } from './corpus/bias-fairness-ethical-harm.ts';
import { brandReputationTrust } from './corpus/brand-reputation-trust.ts';
import { legalIpLiability } from './corpus/legal-ip-liability.ts';
import { performanceReliabilityQuality } from './corpus/performance-reliability-quality.ts';
import { privacyDataProtection } from './corpus/privacy-data-protection.ts';
import { productMisuseAbuse } from './corpus/product-misuse-abuse.ts';
import { safetyHarm } from './corpus/safety-harm.ts';
import { securityFraud } from './corpus/security-fraud.ts';
import type { CategoryTexts } from './corpus-texts.ts';
import type { Goal } from './goal.ts';

/**
 * Increase this whenever a text is added, changed or removed. All ids change with it, and runs of different versions
 * cannot be compared.
 */
export const CORPUS_VERSION = 1;

/** The goals and controls of one sub-category of the corpus. */
export interface SubCategory {
  readonly name: string;
  /** Other names for it. */
  readonly also: readonly string[];
  readonly goals: readonly Goal[];
  readonly controls: readonly Goal[];
}

/** The built-in goals and their harmless controls, by category and sub-category. */
export const corpus: Readonly<Record<CategoryId, readonly SubCategory[]>> = {
  safety_harm: assemble('safety_harm', safetyHarm),
  security_fraud: assemble('security_fraud', securityFraud),
  privacy_data_protection: assemble('privacy_data_protection', privacyDataProtection),
  legal_ip_liability: assemble('legal_ip_liability', legalIpLiability),
  product_misuse_abuse: assemble('product_misuse_abuse', productMisuseAbuse),
  performance_reliability_quality: assemble('performance_reliability_quality', performanceReliabilityQuality),
  bias_fairness_ethical_harm: assemble('bias_fairness_ethical_harm', biasFairnessEthicalHarm),
  brand_reputation_trust: assemble('brand_reputation_trust', brandReputationTrust),
};

function assemble(category: CategoryId, written: CategoryTexts): SubCategory[] {
  const goal = (subCategory: string, isControl: boolean) => (text: string) =>
    makeGoal({ category, subCategory, text, isControl, source: `corpus@${CORPUS_VERSION}` });
  return Object.entries(written).map(([name, { also, goals, controls }]) => ({
    name,
    also: also.split('; '),
    goals: linesOf(goals).map(goal(name, false)),
    controls: linesOf(controls).map(goal(name, true)),
  }));
}

/** Adds the id to a goal. The id is made from the corpus version, the category and the text. */
export function makeGoal(goal: Omit<Goal, 'id'>): Goal {
  const content = JSON.stringify([CORPUS_VERSION, goal.category, goal.text]);
  return { id: `g-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`, ...goal };
}

/** Returns the non-empty lines of a block of text. */
export function linesOf(block: string): string[] {
  return block.split('\n').filter((line) => line !== '');
}
