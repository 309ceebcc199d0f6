import { contract, type RequestOf, type ResponseOf } from '@redoubt/contract';
import { rulesOf, specOf } from '@redoubt/redteam';
import type { Run, Runs } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { hardenPrompt as harden } from '../mitigation/harden-prompt.ts';
import { type ReadSummary, readSummary } from '../mitigation/summary-of.ts';

interface Job extends ReadSummary {
  readonly prompt: string;
}

/** Successes whose goals are looked through for broken rules. */
const READ = 500;

/** The steps of both endpoints that harden a system prompt. */
export const hardeningPrompt = {
  prepare: async (
    request: Pick<RequestOf<typeof contract.rt.hardenPrompt>, 'body'>,
    context: RedteamContext,
  ): Promise<Job> => ({ ...(await readSummary(request, context)), prompt: request.body.system_prompt }),
  run: async (
    { summary, run, prompt }: Job,
    { store }: RedteamContext,
  ): Promise<ResponseOf<typeof contract.rt.hardenPrompt>> => {
    const brokenRules = run ? await brokenRulesOf(run, store.runs) : [];
    const canaries = run ? specOf(run).context.canaries : [];
    const message = 'System prompt has been generated successfully';
    return { ...harden(summary, { prompt, canaries, brokenRules }), message };
  },
};

/** Returns the rules of a run's own policy whose goals succeeded. A goal names its rule by the place in the policy. */
async function brokenRulesOf(run: Run, runs: Runs): Promise<string[]> {
  const rules = rulesOf(specOf(run).context);
  if (rules.length === 0) return [];
  const rows = await runs.records(run.id, { success: true, isControl: false, limit: READ });
  const places = rows.flatMap(({ goalSource }) => (goalSource.startsWith('rule:') ? Number(goalSource.slice(5)) : []));
  return [...new Set(places)].flatMap((place) => rules[place] ?? []);
}

export const hardenPrompt = implement(contract.rt.hardenPrompt, hardeningPrompt);
