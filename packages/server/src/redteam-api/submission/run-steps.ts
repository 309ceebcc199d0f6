import type { contract, ResponseOf } from '@redoubt/contract';
import type { RedteamContext } from '../context.ts';
import { acceptRun, startRun } from './accept-run.ts';
import { planOfJob } from './plan-of-job.ts';
import type { RunJob } from './prepare-run.ts';

type Answer = ResponseOf<typeof contract.rt.submitRun>;

/** What follows `prepareRun` where a run is answered as `/rt` does: nothing is charged, asked or kept of a dry run. */
export const runSteps = {
  price: ({ isDryRun, price }: RunJob) => (isDryRun ? undefined : price),
  settle: ({ price }: RunJob) => price,
  run: (job: RunJob, context: RedteamContext): Promise<Answer> =>
    job.isDryRun ? planOfJob(job, context) : acceptRun(job, context),
  charged: async (_: RunJob, response: Answer, context: RedteamContext) => {
    if ('run_id' in response) await startRun(response.run_id, context);
  },
} as const;
