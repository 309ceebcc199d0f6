import { contract, type ResponseOf } from '@redoubt/contract';
import type { Run, Runs } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { keyFindings } from '../mitigation/key-findings.ts';
import { type ReadSummary, readSummary } from '../mitigation/summary-of.ts';
import { toldFindings } from '../told/told-findings.ts';

/** Records that a finding cites. */
const CITED = 5;
const MAX_CONTROLS = 1_000;

/** The steps of both endpoints that answer findings. */
export const tellingFindings = {
  prepare: readSummary,
  run: async (summary: ReadSummary, { store }: RedteamContext): Promise<ResponseOf<typeof contract.rt.findings>> => ({
    key_findings: await keyFindingsOf(summary, store.runs),
    message: 'Key Findings have been generated successfully',
  }),
};

/** What a run or a summary shows, in the words of a person. */
export async function keyFindingsOf(
  { summary, run }: ReadSummary,
  runs: Runs,
): Promise<ResponseOf<typeof contract.rt.findings>['key_findings']> {
  const stored = run && {
    told: await toldFindings(run, runs),
    refusedControls: await refusedControlsOf(run, runs),
  };
  return keyFindings(summary, stored);
}

export const findings = implement(contract.rt.findings, tellingFindings);

/** Returns ids of harmless controls that the target refused. */
async function refusedControlsOf(run: Run, runs: Runs): Promise<string[]> {
  const controls = await runs.records(run.id, { isControl: true, limit: MAX_CONTROLS });
  const refused = controls.filter((control) => control.refused === true);
  return refused.slice(0, CITED).map(({ ordinal }) => `${run.id}.${ordinal}`);
}
