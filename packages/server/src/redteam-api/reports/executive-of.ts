import { type Results, rounded } from '@redoubt/contract';
import { specOf, wilson } from '@redoubt/redteam';
import { type EarlierRun, executiveDocument, type ReportDocument } from '@redoubt/reports';
import type { Run, Runs } from '@redoubt/store';
import { keyFindingsOf } from '../endpoints/findings.ts';
import { resultsOf } from '../endpoints/run-of.ts';
import { runStatusOf } from '../endpoints/run-status-of.ts';
import type { ReportContext } from './written-report.ts';

/** Newest runs of the model that are looked through, and how many of them a chart has. */
const LOOKED_THROUGH = 100;
const MOST = 8;

/** The report of one page about a run. */
export async function executiveOf(run: Run, context: ReportContext): Promise<ReportDocument> {
  const results = await resultsOf(run, context.store.runs);
  const { context: told, dataset } = specOf(run);
  return executiveDocument({
    run: await runStatusOf(run, context),
    results,
    told: await keyFindingsOf({ summary: results, run }, context.store.runs),
    purpose: told.systemDescription ?? dataset?.systemDescription,
    history: await historyOf(run, results, context.store.runs),
  });
}

/** The finished runs against the target of a run until it, oldest first, itself included. */
async function historyOf(run: Run, { overall }: Results, runs: Runs): Promise<EarlierRun[]> {
  const at = (run.endedAt ?? run.createdAt).toISOString();
  const own = { at, asr: overall.asr, asr_ci95: overall.asr_ci95, isThis: true };
  const before = await runsBefore(run, runs);
  const outcomes = await runs.outcomes(before.map(({ id }) => id));
  const earlier = before.map((each) => {
    const { attempts = 0, successes = 0 } = outcomes.get(each.id) ?? {};
    const interval = wilson(successes, attempts);
    return {
      at: (each.endedAt ?? each.createdAt).toISOString(),
      asr: attempts === 0 ? null : rounded(successes / attempts),
      asr_ci95: interval ? ([interval[0], interval[1]] as const) : null,
      isThis: false,
    };
  });
  return [...earlier.reverse(), own];
}

/** Runs against the same target that were made before, newest first. Trials of mitigations are left out. */
async function runsBefore(run: Run, runs: Runs): Promise<Run[]> {
  if (!run.attacked) return [];
  const page = { page: 1, perPage: LOOKED_THROUGH, states: ['finished'] as const, modelName: run.modelName };
  const { runs: found } = await runs.list(run.projectId, page);
  const isBefore = (each: Run) => each.createdAt < run.createdAt && each.id !== run.id;
  const isSame = (each: Run) => each.attacked?.id === run.attacked?.id && specOf(each).verification === undefined;
  return found.filter((each) => isBefore(each) && isSame(each)).slice(0, MOST - 1);
}
