import type { contract, ResponseOf, Results } from '@redoubt/contract';
import { judgeFiguresOf, openedTarget, shownAddress, specOf, summarise, undecidedOf } from '@redoubt/redteam';
import type { SecretBox } from '@redoubt/secrets';
import type { Run, RunState, Runs } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { verificationOf } from '../mitigation/verification-of.ts';

/** Returns the run of a path if it belongs to the project. Throws 404 otherwise. */
export async function runOf(id: string, { store, account }: Pick<RedteamContext, 'store' | 'account'>): Promise<Run> {
  const run = await store.runs.find(account.project.id, id);
  if (!run || !isKept(run)) {
    throw new Failure('not_found', `There is no run "${id}" in the project "${account.project.name}"`, {
      detail: { kind: 'run', name: id },
    });
  }
  return run;
}

/** Returns whether callers can see a run: it is charged and not being deleted. */
export const isKept = ({ state }: Run): boolean => state !== 'preparing' && state !== 'deleting';

/** The internal states for each status that callers see. */
export const statesOf = {
  Queued: ['queued', 'paused'],
  Running: ['running'],
  Finished: ['finished'],
  Failed: ['failed'],
} as const satisfies Record<(typeof wireState)[RunState], readonly RunState[]>;

/** The status that callers see for each state. A paused run is Queued. */
export const wireState = {
  preparing: 'Queued',
  deleting: 'Finished',
  queued: 'Queued',
  paused: 'Queued',
  running: 'Running',
  finished: 'Finished',
  failed: 'Failed',
} as const satisfies Record<RunState, string>;

type ShownTarget = ResponseOf<typeof contract.rt.getRun>['target'];

/** Returns what callers see of a run's target. */
export function shownTarget(run: Run, secrets: SecretBox): ShownTarget {
  const target = openedTarget(run, secrets);
  return {
    endpoint: target ? shownAddress(target.endpoint) : null,
    model_name: target?.model_name ?? run.modelName ?? null,
    target_id: run.attacked?.id ?? null,
  };
}

/** Returns the current results of a run, from its rows. */
export async function resultsOf(run: Run, runs: Runs): Promise<Results> {
  const [tallies, pairings, judges, corrected, not_independent, empty_answers] = await Promise.all([
    runs.tallies(run.id),
    runs.pairings(run.id),
    runs.judges(run.id),
    runs.corrected(run.id),
    runs.notIndependent(run.id),
    runs.emptyAnswers(run.id),
  ]);
  const summary = summarise(tallies, pairings);
  const { verification } = specOf(run);
  return {
    run_id: run.id,
    run_name: run.name ?? null,
    status: wireState[run.state],
    ...summary,
    ...(run.credits > 0 && { credits: { cost: run.credits } }),
    judges,
    corrected,
    undecided: undecidedOf({ ...summary, judges }),
    is_simulation: specOf(run).isSimulation,
    not_independent,
    empty_answers,
    judge_certainty: judges.some(({ name }) => name === 'embedded') ? certaintyOf(summary) : [],
    goal_sources: { ...specOf(run).goalOrigins?.sources },
    warnings: [...(specOf(run).goalOrigins?.warnings ?? [])],
    ...(verification && { verification: await verificationOf(run, verification, { tallies, runs }) }),
  };
}

/** How sure the embedded judge is in the categories of a run. */
function certaintyOf({ categories }: Pick<Results, 'categories'>): Results['judge_certainty'] {
  return categories.flatMap(({ id }) => {
    const figures = judgeFiguresOf(id);
    return figures ? [{ category: id, ...figures }] : [];
  });
}
