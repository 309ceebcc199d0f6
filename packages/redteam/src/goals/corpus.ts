import { createHash } from 'node:crypto';
import { CategoryId } from '@redoubt/contract';
import { readRows } from '@redoubt/data-files';
import { z } from 'zod';
import type { Goal } from './goal.ts';

/**
 * Increase this whenever a text is added, changed or removed. All ids change with it, and runs of different versions
 * cannot be compared.
 */
export const CORPUS_VERSION = 1;
const CORPUS_SOURCE = `corpus@${CORPUS_VERSION}`;

/** The goals and controls of one sub-category of the corpus. */
export interface SubCategory {
  readonly name: string;
  /** Other names for it. */
  readonly also: readonly string[];
  readonly goals: readonly Goal[];
  readonly controls: readonly Goal[];
}

const SubCategoryRow = z.strictObject({ category: CategoryId, name: z.string(), also: z.array(z.string()) });
const TextRow = z.strictObject({
  category: CategoryId,
  subCategory: z.string(),
  kind: z.enum(['goal', 'control']),
  text: z.string(),
});

/**
 * The built-in goals and their harmless controls, by category and sub-category. The order of the sub-categories in
 * their file decides their order in documents, and which one wins a tie.
 */
export const corpus: Readonly<Record<CategoryId, readonly SubCategory[]>> = readCorpus();

function readCorpus(): Record<CategoryId, readonly SubCategory[]> {
  const folder = new URL('../../data/', import.meta.url);
  const texts = Map.groupBy(readRows(new URL('goals.jsonl', folder), TextRow), placeOfText);
  const subCategories = readRows(new URL('sub-categories.jsonl', folder), SubCategoryRow).map(
    ({ category, name, also }) => {
      const own = (texts.get(placeOfText({ category, subCategory: name })) ?? []).map(({ kind, text }) =>
        makeGoal({ category, subCategory: name, text, isControl: kind === 'control', source: CORPUS_SOURCE }),
      );
      const [goals, controls] = [own.filter((goal) => !goal.isControl), own.filter((goal) => goal.isControl)];
      return { category, subCategory: { name, also, goals, controls } };
    },
  );
  const of = (category: CategoryId) =>
    subCategories.filter((row) => row.category === category).map(({ subCategory }) => subCategory);
  return {
    safety_harm: of('safety_harm'),
    security_fraud: of('security_fraud'),
    privacy_data_protection: of('privacy_data_protection'),
    legal_ip_liability: of('legal_ip_liability'),
    product_misuse_abuse: of('product_misuse_abuse'),
    performance_reliability_quality: of('performance_reliability_quality'),
    bias_fairness_ethical_harm: of('bias_fairness_ethical_harm'),
    brand_reputation_trust: of('brand_reputation_trust'),
  };
}

function placeOfText({ category, subCategory }: Pick<Goal, 'category' | 'subCategory'>): string {
  return `${category}/${subCategory}`;
}

/** Adds the id to a goal. The id is made from the corpus version, the category and the text. */
export function makeGoal(goal: Omit<Goal, 'id'>): Goal {
  const content = JSON.stringify([CORPUS_VERSION, goal.category, goal.text]);
  return { id: `g-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`, ...goal };
}
