import { contract, type ResponseOf } from '@redoubt/contract';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { keyFindings } from '../mitigation/key-findings.ts';
import { refusedControlsOf } from '../mitigation/run-evidence.ts';
import { type ReadSummary, readSummary } from '../mitigation/summary-of.ts';
import { toldFindings } from '../told/told-findings.ts';

/** The steps of both endpoints that answer findings. */
export const tellingFindings = {
  prepare: readSummary,
  run: async (
    { summary, run }: ReadSummary,
    { store }: RedteamContext,
  ): Promise<ResponseOf<typeof contract.rt.findings>> => {
    const stored = run && {
      told: await toldFindings(run, store.runs),
      refusedControls: await refusedControlsOf(run, store.runs),
    };
    return {
      key_findings: keyFindings(summary, stored),
      message: 'Key Findings have been generated successfully',
    };
  },
};

export const findings = implement(contract.rt.findings, tellingFindings);
