import type { RunRecord } from '@redoubt/contract';
import type { ProbeRecord, RecordFilter, Runs } from '../../store/runs/runs.ts';
import { wireRecord } from './wire-record.ts';

/** Rows that are in memory at once while all are sent. */
const AT_ONCE = 200;

/** All records of a filter as callers read them, read page by page as they are taken. */
export async function* allRecords(runs: Runs, runId: string, filter: WholeFilter): AsyncGenerator<RunRecord> {
  for await (const rows of recordPages(runs, runId, filter)) yield* await withTurns(runs, runId, rows);
}

/** A filter without the size of a page. */
type WholeFilter = Omit<RecordFilter, 'limit'>;

/** The rows of a filter, without their turns, some at a time; the next are read once these are done with. */
export async function* recordPages(runs: Runs, runId: string, filter: WholeFilter): AsyncGenerator<ProbeRecord[]> {
  let { after } = filter;
  for (;;) {
    const rows = await runs.records(runId, { ...filter, after, limit: AT_ONCE });
    yield rows;
    after = rows.at(-1)?.ordinal;
    if (rows.length < AT_ONCE || after === undefined) return;
  }
}

/** Rows as callers read them. */
export async function withTurns(runs: Runs, runId: string, rows: readonly ProbeRecord[]): Promise<RunRecord[]> {
  const turns = await runs.turns(
    runId,
    rows.map(({ ordinal }) => ordinal),
  );
  const byProbe = Map.groupBy(turns, ({ ordinal }) => ordinal);
  return rows.map((row) => wireRecord(runId, row, byProbe.get(row.ordinal) ?? []));
}
