import { contract } from '@redoubt/contract';
import { paginationOf } from '../../http/pagination.ts';
import { implement } from '../implement.ts';
import { shownTarget, statesOf, wireState } from './run-of.ts';

const NOTHING_JUDGED = { attempts: 0, successes: 0 };

export const listRuns = implement(contract.rt.listRuns, {
  run: async ({ query: { page, per_page: perPage, status, model } }, { store, account, secrets }) => {
    const wanted = { page, perPage, states: status && statesOf[status], modelName: model };
    const { runs, total } = await store.runs.list(account.project.id, wanted);
    const outcomes = await store.runs.outcomes(runs.map(({ id }) => id));
    const listed = runs.map((run) => {
      const { attempts, successes } = outcomes.get(run.id) ?? NOTHING_JUDGED;
      return {
        run_id: run.id,
        run_name: run.name ?? null,
        status: wireState[run.state],
        paused: run.state === 'paused',
        created_at: run.createdAt.toISOString(),
        ended_at: run.endedAt?.toISOString() ?? null,
        target: shownTarget(run, secrets),
        attempts,
        successes,
        asr: attempts === 0 ? null : successes / attempts,
      };
    });
    return { runs: listed, pagination: paginationOf(wanted, total) };
  },
});
