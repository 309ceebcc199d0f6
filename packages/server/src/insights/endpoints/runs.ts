import { contract, type ResponseOf } from '@redoubt/contract';
import { wilson } from '@redoubt/redteam';
import { specOf } from '@redoubt/redteam/at-start';
import type { Run } from '@redoubt/store';
import { shownTarget } from '../../redteam-api/endpoints/run-of.ts';
import { implement } from '../../redteam-api/implement.ts';
import { insightRange, startOfHour } from '../insight-range.ts';

/** Runs of one answer. */
const MAX_RUNS = 200;
const HOUR_MS = 3_600_000;

type Target = ResponseOf<typeof contract.insights.runs>['targets'][number];
type RunPoint = Target['runs'][number];
type EndedRun = Run & { readonly endedAt: Date };

export const runs = implement(contract.insights.runs, {
  prepare: ({ query }, { clock }) => insightRange(query, clock()),
  run: async (range, { store, account, secrets }) => {
    const listed = await store.runs.list(account.project.id, {
      page: 1,
      perPage: MAX_RUNS + 1,
      states: ['finished', 'failed'],
      ended: [new Date(range.fromHour * HOUR_MS), new Date(range.toHour * HOUR_MS)],
    });
    const ended = listed.runs.filter((run): run is EndedRun => run.endedAt !== undefined);
    const shown = ended.slice(0, MAX_RUNS);
    const outcomes = await store.runs.outcomes(shown.map(({ id }) => id));
    const pointOf = (run: EndedRun) => pointFor(run, outcomes.get(run.id));
    const byTarget = Map.groupBy(shown, (run) => groupOf(run, shown));
    return {
      from: startOfHour(range.fromHour),
      to: startOfHour(range.toHour),
      targets: [...byTarget.values()].map(
        ([newest, ...older]): Target =>
          withChange(
            shownTarget(newest as EndedRun, secrets),
            [newest as EndedRun, ...older].toReversed().map(pointOf),
          ),
      ),
      truncated: ended.length > MAX_RUNS,
    };
  },
});

/** A verification that tries a changed target stands with the run that it verifies. */
function groupOf(run: Run, all: readonly Run[]): string {
  const verified = verifiedBy(run);
  const before = verified === null ? undefined : all.find(({ id }) => id === verified);
  return run.attacked?.id ?? before?.attacked?.id ?? run.id;
}

const verifiedBy = (run: Run): string | null => specOf(run).verification?.verifies ?? null;

function pointFor(run: EndedRun, { attempts, successes } = { attempts: 0, successes: 0 }): RunPoint {
  const interval = wilson(successes, attempts);
  return {
    run_id: run.id,
    run_name: run.name ?? null,
    ended_at: run.endedAt.toISOString(),
    attempts,
    successes,
    asr: interval ? successes / attempts : null,
    low: interval?.[0] ?? null,
    high: interval?.[1] ?? null,
    verifies: verifiedBy(run),
  };
}

function withChange(target: Target['target'], points: readonly RunPoint[]): Target {
  const rates = points.flatMap(({ asr, verifies }) => (verifies === null && asr !== null ? [asr] : []));
  const latest = rates.at(-1);
  const before = rates.at(-2);
  return {
    target,
    runs: [...points],
    latest: latest ?? null,
    change: latest === undefined || before === undefined ? null : latest - before,
  };
}
