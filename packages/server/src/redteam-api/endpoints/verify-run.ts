import { contract, type ResponseOf } from '@redoubt/contract';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { prepareVerification, type VerifyJob } from '../submission/prepare-verification.ts';
import { runSteps } from '../submission/run-steps.ts';

type Answer = ResponseOf<typeof contract.rt.verifyRun>;

export const verifyRun = implement(contract.rt.verifyRun, {
  ...runSteps,
  prepare: prepareVerification,
  run: async (job: VerifyJob, context: RedteamContext): Promise<Answer> => {
    const accepted = await runSteps.run(job, context);
    return 'run_id' in accepted ? { ...accepted, verifies: job.verifies } : accepted;
  },
});
