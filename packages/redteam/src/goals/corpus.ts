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

/** Grows whenever a text is added, changed or dropped: all ids change with it, and runs of two versions do not compare. */
export const CORPUS_VERSION = 1;

/** The goals and the controls of one sub-category, as written. */
export interface SubCategory {
  readonly name: string;
  /** Other words for it. */
  readonly also: readonly string[];
  readonly goals: readonly Goal[];
  readonly controls: readonly Goal[];
}

/** Our own goals with their benign controls, by sub-category. */
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

/** A goal with the id that its version, category and text give. */
export function makeGoal(goal: Omit<Goal, 'id'>): Goal {
  const content = JSON.stringify([CORPUS_VERSION, goal.category, goal.text]);
  return { id: `g-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`, ...goal };
}

/** The texts of a block: one a line. */
export function linesOf(block: string): string[] {
  return block.split('\n').filter((line) => line !== '');
}
