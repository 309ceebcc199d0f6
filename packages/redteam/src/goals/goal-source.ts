import type { CategoryId } from '@redoubt/contract';
import type { Goal } from './goal.ts';
import type { GoalChoice } from './goals-of.ts';

/** Provides the goals of a plan: as many as wanted, always the same ones for the same seed. */
export interface GoalSource {
  goalsOf(category: CategoryId, wanted: number, choice: GoalChoice): readonly Goal[];
  controlsOf(category: CategoryId, wanted: number, choice: GoalChoice): readonly Goal[];
}
