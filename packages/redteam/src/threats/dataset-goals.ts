import { CategoryId } from '@redoubt/contract';
import type { Goal } from '../goals/goal.ts';
import type { GoalSource } from '../goals/goal-source.ts';
import { repeated } from '../goals/goals-of.ts';

/** What a run knows of the dataset that it attacks with. Plain JSON, kept in the run's specification. */
export interface RunDataset {
  readonly id: string;
  /** Number of its prompts by category, as far as the run uses them. */
  readonly prompts: Partial<Record<CategoryId, number>>;
  /** The description of the system that the prompts were made for. */
  readonly systemDescription: string | undefined;
  /** The rules of that system, in the order in which the sources of prompts count them. */
  readonly rules: readonly string[];
}

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
