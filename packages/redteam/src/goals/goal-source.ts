import type { CategoryId } from '@redoubt/contract';
import type { Goal } from './goal.ts';
import { controlsOf, type GoalChoice, goalsOf } from './goals-of.ts';

/** Where a plan gets its goals: as many as wanted, the same for the same seed. */
export interface GoalSource {
  goalsOf(category: CategoryId, wanted: number, choice: GoalChoice): readonly Goal[];
  controlsOf(category: CategoryId, wanted: number, choice: GoalChoice): readonly Goal[];
}

/** The built-in corpus. */
export const corpusGoals: GoalSource = { goalsOf, controlsOf };
