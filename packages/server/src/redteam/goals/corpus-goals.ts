import type { GoalSource } from '../plan-run.ts';
import { controlsOf, goalsOf } from './goals-of.ts';

/** The built-in corpus as the source of a plan's goals. */
export const corpusGoals: GoalSource = { goalsOf, controlsOf };
