import { contract, type ResponseOf } from '@redoubt/contract';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { keyFindings } from '../mitigation/key-findings.ts';
import { evidenceOf } from '../mitigation/run-evidence.ts';
import { type ReadSummary, readSummary } from '../mitigation/summary-of.ts';

/** The steps of both endpoints that answer findings. */
export const tellingFindings = {
  prepare: readSummary,
  run: async (
    { summary, run }: ReadSummary,
    { store }: RedteamContext,
  ): Promise<ResponseOf<typeof contract.rt.findings>> => {
    const idsOf = (rates: readonly { readonly id: string }[] | null | undefined) => (rates ?? []).map(({ id }) => id);
    const cited = { categories: idsOf(summary.categories), attacks: idsOf(summary.attacks) };
    const evidence = run && (await evidenceOf(run, cited, store.runs));
    return {
      key_findings: keyFindings(summary, evidence),
      message: 'Key Findings have been generated successfully',
    };
  },
};

export const findings = implement(contract.rt.findings, tellingFindings);
