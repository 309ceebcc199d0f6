import { CategoryId } from '@redoubt/contract';
import { criteriaOf } from '../criteria/criteria-of.ts';
import { makeGoal } from './corpus.ts';
import { CALLER_SOURCE, type Goal } from './goal.ts';
import { nearestCategory } from './nearest-category.ts';

/** A goal in the words of a caller. */
export interface CallerGoal {
  readonly goal: Goal;
  /** The caller named no category, and no goal of the corpus is the same, so the category is a guess. */
  readonly isGuessed: boolean;
}

/**
 * Returns the goal of a text that a caller wrote. Without a category it gets the one of the same goal in the corpus,
 * otherwise the one that its words are nearest to.
 */
export function callerGoal(text: string, named: CategoryId | undefined): CallerGoal {
  const known = named ?? CategoryId.options.find((category) => criteriaOf(category, text) !== undefined);
  const category = known ?? nearestCategory(text);
  const goal = makeGoal({ category, subCategory: '', text, source: CALLER_SOURCE, isControl: false });
  return { goal, isGuessed: known === undefined };
}
