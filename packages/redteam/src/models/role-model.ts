import { createHash } from 'node:crypto';
import {
  type ChatModel,
  type ChosenModel,
  createModelLimit,
  type HttpClient,
  openUnlimitedModel,
} from '@redoubt/providers';
import type { ModelRole, Runs } from '@redoubt/store';
import { type AnswerCache, cachedModel } from './answer-cache.ts';
import { budgetedModel, type ModelBudget } from './model-budget.ts';

/** A chat model that the operator chose for a role, and what a run may use of it. */
export interface ChosenRoleModel extends ChosenModel {
  readonly budget: ModelBudget;
  /** Whether equal questions are answered from memory. */
  readonly isCached: boolean;
}

/** The run that a model works for. */
interface ServedRun {
  readonly id: string;
  /** The run's seed. */
  readonly seed: string;
  readonly runs: Pick<Runs, 'spendModel'>;
}

/** A model of the operator, open for all runs of a process. */
export interface RoleModel {
  /** Returns the model for one run. Its calls count for the run's budget. */
  forRun(run: ServedRun): ChatModel;
}

/**
 * Opens the model of a role. The attacker gets a seed that follows from the run's, so that the same run gives the same
 * prompts. A grade does not depend on the seed of a run, so the judge gets none and runs share its grades.
 */
export function openRoleModel(
  role: ModelRole,
  chosen: ChosenRoleModel,
  { http, cache }: { readonly http: HttpClient; readonly cache: AnswerCache },
): RoleModel {
  const model = openUnlimitedModel(chosen, http);
  const limit = createModelLimit(chosen.concurrency);
  return {
    forRun({ id: runId, seed, runs }) {
      // A call is booked when its turn has come. What waits is then not counted before the answers of earlier calls are.
      const budgeted = limit(budgetedModel(model, chosen.budget, { runs, runId, role }));
      const served = chosen.isCached ? cachedModel(budgeted, chosen, cache) : budgeted;
      return role === 'attacker' ? seededModel(served, numberOf(seed)) : served;
    },
  };
}

const seededModel = ({ model, complete }: ChatModel, seed: number): ChatModel => ({
  model,
  complete: (messages, options) => complete(messages, { ...options, seed }),
});

/** Seeds of servers are numbers. Every server accepts 31 bits. */
const numberOf = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32BE() >>> 1;
