import { attackedTarget } from '@redoubt/redteam';
import type { RedteamContext } from '../context.ts';
import type { RunJob } from './prepare-run.ts';
import type { RunPlan } from './run-plan.ts';

/** Unfinished runs of a project that are looked at. Few projects have more. */
const MAX_RUNS = 100;

/**
 * Returns the plan with a warning if a run of the project that has not ended attacks the same target, and the target has one
 * memory for all conversations.
 */
export async function warnOfOthers(
  { body, spec, attacked, target, plan }: Pick<RunJob, 'body' | 'spec' | 'attacked' | 'target' | 'plan'>,
  { store, account }: RedteamContext,
): Promise<RunPlan> {
  if (!target.isSerial) return plan;
  const { id: projectId } = account.project;
  const { id } = attacked ?? attackedTarget(projectId, body.target, spec.savedModel);
  const states = ['queued', 'running', 'paused'] as const;
  const { runs } = await store.runs.list(projectId, { page: 1, perPage: MAX_RUNS, states });
  const other = runs.find((run) => run.attacked?.id === id);
  if (!other) return plan;
  const warning = `reset: the run ${other.id} attacks the same target and has not ended, and both meet in its one memory, so their conversations are not independent; let it end first`;
  return { ...plan, origins: { ...plan.origins, warnings: [...plan.origins.warnings, warning] } };
}
