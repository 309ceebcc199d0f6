import { contract, type RequestOf, type RunRecord } from '@redoubt/contract';
import { csvHeader, csvLine, recordLines, recordPages, wireRecord, withTurns } from '@redoubt/redteam';
import type { ProbeRecord, RecordFilter, Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement, implementOpened } from '../implement.ts';
import { runOf } from './run-of.ts';

interface Job {
  readonly run: Run;
  readonly filter: RecordFilter;
  readonly hasConversation: boolean;
}

export const getRecords = implementOpened(contract.rt.getRecords, {
  prepare: async ({ params, query }, context): Promise<Job> => ({
    run: await runOf(params.run_id, context),
    filter: filterOf(query),
    hasConversation: query.conversation,
  }),
  async run({ run, filter, hasConversation }, { store }) {
    // One extra row shows whether there is a next page.
    const rows = await store.runs.records(run.id, { ...filter, limit: filter.limit + 1 });
    const page = rows.slice(0, filter.limit);
    const last = page.at(-1);
    const next = rows.length > page.length && last ? String(last.ordinal) : null;
    const records = hasConversation ? await withTurns(store.runs, run.id, page) : page.map((row) => brief(run, row));
    return { records, next_cursor: next };
  },
  async *open({ run, filter }, { store }, { form }) {
    if (form !== 'text/csv') return yield* recordLines(store.runs, run.id, filter);
    yield csvHeader;
    // A table has no column for turns.
    for await (const rows of recordPages(store.runs, run.id, filter)) {
      yield rows.map((row) => csvLine(wireRecord(run.id, row, []))).join('');
    }
  },
});

/** The place of a record in its run, and the failure of one that is not there. Its number in the plan is in its id. */
export function placeOfRecord(run: Run, recordId: string) {
  const [runId, number] = recordId.split('.');
  const missing = () =>
    new Failure('not_found', `There is no record "${recordId}" in the run ${run.id}`, {
      detail: { kind: 'record', name: recordId },
    });
  if (runId !== run.id) throw missing();
  return { ordinal: Number(number), missing };
}

export const getRecord = implement(contract.rt.getRecord, {
  prepare: async ({ params }, context) => {
    const run = await runOf(params.run_id, context);
    return { run, ...placeOfRecord(run, params.record_id) };
  },
  run: async ({ run, ordinal, missing }, { store: { runs } }) => {
    const [record] = await withTurns(runs, run.id, await runs.recordsOf(run.id, [ordinal]));
    if (!record) throw missing();
    return record;
  },
});

/** A record without what was said. */
function brief(run: Run, row: ProbeRecord): RunRecord {
  // Only the turns say who wrote the prompts.
  const { generator: _, ...record } = wireRecord(run.id, row, []);
  return { ...record, prompt: null, response: null };
}

function filterOf(query: RequestOf<typeof contract.rt.getRecords>['query']): RecordFilter {
  const { limit, cursor, category, attack, success, outcome, controls: isControl } = query;
  return { limit, after: cursor === undefined ? -1 : Number(cursor), category, attack, success, outcome, isControl };
}
