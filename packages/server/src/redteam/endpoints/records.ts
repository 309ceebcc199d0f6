import { contract, type RequestOf, type RunRecord } from '@redoubt/contract';
import { implementOpened } from '../../http/implement.ts';
import type { RecordFilter, Run, Runs } from '../../store/runs/runs.ts';
import { csvHeader, csvLine } from '../results/csv-records.ts';
import { wireRecord } from '../results/wire-record.ts';
import { runOf } from './run-of.ts';

/** Rows that are in memory at once while all are sent. */
const AT_ONCE = 200;

interface Job {
  readonly run: Run;
  readonly filter: RecordFilter;
}

export const getRecords = implementOpened(contract.rt.getRecords, {
  prepare: async ({ params, query }, context): Promise<Job> => ({
    run: await runOf(params.run_id, context),
    filter: filterOf(query),
  }),
  async run({ run, filter }, { store }) {
    // One more tells whether there is a next page.
    const rows = await store.runs.records(run.id, { ...filter, limit: filter.limit + 1 });
    const page = rows.slice(0, filter.limit);
    const last = page.at(-1);
    const next = rows.length > page.length && last ? String(last.ordinal) : null;
    return { records: await withTurns(store.runs, run, page), next_cursor: next };
  },
  async *open({ run, filter }, { store }, { form }) {
    const isCsv = form === 'text/csv';
    if (isCsv) yield csvHeader;
    for await (const record of allRecords(store.runs, run, filter)) {
      yield isCsv ? csvLine(record) : `${JSON.stringify(record)}\n`;
    }
  },
});

function filterOf(query: RequestOf<typeof contract.rt.getRecords>['query']): RecordFilter {
  const { limit, cursor, category, attack, success, controls } = query;
  return { limit, after: cursor === undefined ? -1 : Number(cursor), category, attack, success, isControl: controls };
}

async function withTurns(runs: Runs, run: Run, rows: Awaited<ReturnType<Runs['records']>>): Promise<RunRecord[]> {
  const turns = await runs.turns(
    run.id,
    rows.map(({ ordinal }) => ordinal),
  );
  const byProbe = Map.groupBy(turns, ({ ordinal }) => ordinal);
  return rows.map((row) => wireRecord(run.id, row, byProbe.get(row.ordinal) ?? []));
}

/** All records of a filter, read page by page as they are taken. */
async function* allRecords(runs: Runs, run: Run, filter: RecordFilter): AsyncGenerator<RunRecord> {
  let { after } = filter;
  for (;;) {
    const rows = await runs.records(run.id, { ...filter, after, limit: AT_ONCE });
    yield* await withTurns(runs, run, rows);
    after = rows.at(-1)?.ordinal;
    if (rows.length < AT_ONCE || after === undefined) return;
  }
}
