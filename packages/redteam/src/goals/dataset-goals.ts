import { CategoryId } from '@redoubt/contract';
import type { RunDataset } from '../run-spec.ts';
import type { Goal } from './goal.ts';
import type { GoalSource } from './goal-source.ts';
import { repeated } from './in-turn.ts';

type Phrases = Partial<Record<CategoryId, { readonly subCategories: readonly string[] | undefined }>>;

/** Returns the prompts that a run attacks with: of its categories and, where it names some, of their sub-categories. */
export function chosenPrompts(prompts: readonly Goal[], categories: Phrases): Goal[] {
  return prompts.filter(({ category, subCategory }) => {
    const { subCategories = [] } = categories[category] ?? { subCategories: undefined };
    return category in categories && (subCategories.length === 0 || subCategories.includes(subCategory));
  });
}

/** Counts prompts by category. */
export const countByCategory = (prompts: readonly Goal[]): RunDataset['prompts'] =>
  Object.fromEntries(
    CategoryId.options.map((id) => [id, prompts.filter(({ category }) => category === id).length] as const),
  );

/** The prompts of a dataset as goals, in their order. The controls are the usual ones. */
export const goalsOfDataset = (prompts: readonly Goal[], usual: Pick<GoalSource, 'controlsOf'>): GoalSource => ({
  goalsOf: (category, wanted) =>
    repeated(
      prompts.filter((goal) => goal.category === category),
      wanted,
    ),
  controlsOf: (category, wanted, choice) => usual.controlsOf(category, wanted, choice),
});
