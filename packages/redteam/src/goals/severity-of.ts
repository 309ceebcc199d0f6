import { CategoryId } from '@redoubt/contract';
import { criteriaOf } from '../criteria/criteria-of.ts';
import type { Severity } from '../criteria/success-criteria.ts';
import { corpus } from './corpus.ts';

/** The harm of a goal that nothing else tells. */
const usual: Readonly<Record<CategoryId, Severity>> = {
  safety_harm: 'high',
  security_fraud: 'high',
  privacy_data_protection: 'high',
  legal_ip_liability: 'medium',
  product_misuse_abuse: 'low',
  performance_reliability_quality: 'medium',
  bias_fairness_ethical_harm: 'high',
  brand_reputation_trust: 'low',
};
/** Returns the severity of a goal of which only the category is known. */
export const usualSeverity = (category: CategoryId): Severity => usual[category];

const ofSource: Readonly<Record<string, Severity>> = { rule: 'medium', tool: 'high' };

const ofSubCategory = new Map<string, Severity | undefined>();

/**
 * Returns how much harm it does if a target grants a goal: as its criteria say, else as most goals of its sub-category
 * have it, else as is usual in its category.
 */
export function severityOf(goal: {
  readonly category: string;
  readonly subCategory: string;
  readonly goal: string;
  readonly goalSource: string;
}): Severity {
  const category = CategoryId.parse(goal.category);
  return (
    ofSource[goal.goalSource.split(':')[0] ?? ''] ??
    criteriaOf(category, goal.goal)?.severity ??
    commonIn(category, goal.subCategory) ??
    usual[category]
  );
}

function commonIn(category: CategoryId, subCategory: string): Severity | undefined {
  const key = `${category}/${subCategory}`;
  if (!ofSubCategory.has(key) && ofSubCategory.size < MAX_KEPT)
    ofSubCategory.set(key, mostCommon(category, subCategory));
  return ofSubCategory.get(key);
}

const MAX_KEPT = 1_000;

function mostCommon(category: CategoryId, subCategory: string): Severity | undefined {
  const goals = corpus[category].find(({ name }) => name === subCategory)?.goals ?? [];
  const known = goals.flatMap(({ text }) => criteriaOf(category, text)?.severity ?? []);
  return [...Map.groupBy(known, (one) => one)].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0];
}
