import { contract, type ResponseOf } from '@redoubt/contract';
import { detectorsOf, specOf } from '@redoubt/redteam';
import type { Run } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { matterOfRun } from '../mitigation/matter-of-run.ts';
import { analysisOf } from '../mitigation/policy-analysis.ts';
import { policyByTable } from '../mitigation/policy-by-table.ts';
import { sampleRun } from '../mitigation/sample-run.ts';
import { type ReadSummary, readSummary } from '../mitigation/summary-of.ts';
import { trialOf } from '../mitigation/trial-of.ts';
import { tryPolicy } from '../mitigation/try-policy.ts';

type Proposed = ResponseOf<typeof contract.rt.proposePolicy>;

const message = 'Guardrails configuration has been generated successfully';

/** The steps of both endpoints that propose a policy. */
export const proposingPolicy = {
  prepare: readSummary,
  run: async ({ summary, run }: ReadSummary, context: RedteamContext): Promise<Proposed> => {
    if (run) return tried(run, context);
    const { detectors, analysis } = policyByTable(summary);
    return { analysis, guardrails_policy: { detectors }, message, trial: null };
  },
};

async function tried(run: Run, context: RedteamContext): Promise<Proposed> {
  const sample = await sampleRun(run, context.store.runs, specOf(run).context.canaries);
  const matter = matterOfRun(
    specOf(run).context,
    sample.successes.map(({ category }) => category),
  );
  const policy = await tryPolicy(sample, matter, context.detectors);
  const trial = trialOf(run.id, sample, policy);
  const analysis = analysisOf(trial, sample, policy.stopped.successes);
  return { analysis, guardrails_policy: { detectors: detectorsOf(policy.parts) }, message, trial };
}

export const proposePolicy = implement(contract.rt.proposePolicy, proposingPolicy);
