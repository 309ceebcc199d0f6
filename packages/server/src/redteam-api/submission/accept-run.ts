import type { contract, ResponseOf } from '@redoubt/contract';
import { probeTarget, type Target, TargetFailed } from '@redoubt/providers';
import { attackedTarget, newRunId, type RunSpec, sealTarget } from '@redoubt/redteam';
import { shownCredits } from '../../charging/credit-statement.ts';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { PROBE_MS, type RunJob } from './prepare-run.ts';

/** The answer to a submission. */
export type AcceptedRun = Extract<ResponseOf<typeof contract.rt.submitRun>, { run_id: string }>;

/**
 * Stores a run with its plan. Nobody works on it before `startRun`. Closes the job's target. Throws if the probe
 * fails.
 */
export async function acceptRun(job: RunJob, context: RedteamContext): Promise<AcceptedRun> {
  try {
    const spec = job.probesTarget ? await probed(job.spec, job.target) : job.spec;
    return answerOf(job, await keepRun({ ...job, spec }, context), context);
  } finally {
    await job.target.close();
  }
}

/** The last step, after the charge is booked. Workers may now take the run. */
export async function startRun(runId: string, { store, redteam }: RedteamContext): Promise<void> {
  await store.runs.move(runId, { from: ['preparing'], to: 'queued' });
  redteam.wake();
}

async function keepRun({ body, spec, plan, price, attacked }: RunJob, context: RedteamContext): Promise<string> {
  const { store, account, requestId, secrets, clock } = context;
  const id = newRunId(clock());
  await store.runs.insert(
    {
      id,
      projectId: account.project.id,
      organisationId: account.organisation.id,
      keyName: account.key.name,
      requestId,
      name: body.run_name ?? undefined,
      modelName: body.target.model_name ?? undefined,
      attacked:
        attacked === undefined
          ? attackedTarget(account.project.id, body.target, spec.savedModel)
          : (attacked ?? undefined),
      spec: { ...spec, goalOrigins: plan.origins },
      sealedTarget: sealTarget(body.target, id, secrets),
      // In `requests` mode a run has no cost to report later.
      credits: shownCredits(price.credits, context).credits ?? 0,
    },
    await plan.probes(),
  );
  return id;
}

function answerOf({ body, price }: RunJob, id: string, context: RedteamContext): AcceptedRun {
  const base = `/rt/runs/${id}`;
  return {
    run_id: id,
    status: 'Queued',
    run_name: body.run_name ?? null,
    status_url: base,
    results_url: `${base}/results`,
    stream_url: `${base}/stream`,
    ...shownCredits({ cost: price.credits }, context),
  };
}

/** Probes the target before anything is charged, because a target that does not answer would waste the run. */
async function probed(spec: RunSpec, target: Target): Promise<RunSpec> {
  try {
    const { isSimulation = spec.isSimulation } = await probeTarget(target, PROBE_MS);
    return { ...spec, isSimulation };
  } catch (error) {
    if (!(error instanceof TargetFailed)) throw error;
    const code = error.kind === 'refused_by_egress' ? 'target_refused' : 'target_unhealthy';
    throw new Failure(code, `target: ${error.message}; the run was not accepted and nothing was charged`, {
      detail: { kind: error.kind },
      cause: error,
    });
  }
}
