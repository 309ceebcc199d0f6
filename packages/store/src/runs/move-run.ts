import { rounded } from '@redoubt/contract';
import { type Kysely, sql } from 'kysely';
import { toEventRow } from '../event-rows.ts';
import type { Run, RunMove, RunState } from '../runs.ts';
import type { Tables } from '../tables.ts';
import { insertEvents, type Writing } from './commit-writes.ts';
import { toRun } from './read-rows.ts';
import { outcomesOf } from './report-rows.ts';

/** The states of a run that has ended. */
export const OVER: readonly RunState[] = ['finished', 'failed'];

/** What else the transaction that ends a run does. */
export type RecordEnd = (writing: Writing, run: Run) => Promise<void>;

/**
 * Changes the state of a run and adds an event about it. The end of a run also adds one to the outbox, and is recorded
 * by `recordEnd`.
 */
export async function moveRun(
  { tx, engine, now }: Writing,
  id: string,
  { from, to, reason }: RunMove,
  recordEnd: RecordEnd,
): Promise<Run | undefined> {
  const row = await tx
    .updateTable('runs')
    .set({
      state: to,
      state_reason: reason ?? null,
      signal: null,
      ended_at: OVER.includes(to) ? now : null,
      ...(to === 'running' ? { started_at: sql<string>`coalesce(started_at, ${now})` } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const kind = OVER.includes(to) ? 'run.finished' : 'run.status';
  const data = JSON.stringify({ state: to, reason: reason ?? null });
  await insertEvents([{ runId: id, kind, ordinal: null, data }], { tx, engine, now });
  const run = { ...toRun(row), lastEvent: row.last_event + 1 };
  if (OVER.includes(to)) {
    await insertRunEnded(tx, run, now);
    await recordEnd({ tx, engine, now }, run);
  }
  return run;
}

/**
 * Adds the event of a run that has ended to the outbox. It belongs to the transaction that ends the run, so a run that
 * ended has exactly one, and one that did not has none. A run that goes on and ends again has another.
 */
async function insertRunEnded(tx: Kysely<Tables>, run: Run, now: string): Promise<void> {
  const { attempts = 0, successes = 0 } = (await outcomesOf(tx, [run.id])).get(run.id) ?? {};
  const isFinished = run.state === 'finished';
  const payload = {
    run_id: run.id,
    name: run.name ?? null,
    status: isFinished ? 'Finished' : 'Failed',
    reason: run.stateReason ?? null,
    asr: attempts === 0 ? null : rounded(successes / attempts),
    attempts,
    successes,
    results_url: `/rt/runs/${run.id}/results`,
  };
  const kind = isFinished ? 'run.finished' : 'run.failed';
  const row = toEventRow({ organisationId: run.organisationId, kind, payload }, now);
  await tx.insertInto('events').values(row).execute();
}
