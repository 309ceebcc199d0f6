import { type Kysely, sql } from 'kysely';
import type { Run, RunMove, RunState } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { insertEvents } from './commit-writes.ts';
import { toRun } from './read-rows.ts';
import { insertRunEnded } from './run-ended-event.ts';

/** The states of a run that has ended. */
export const OVER: readonly RunState[] = ['finished', 'failed'];

/** Changes the state of a run and adds an event about it. The end of a run also adds one to the outbox. */
export async function moveRun(
  tx: Kysely<Tables>,
  engine: Store['kind'],
  id: string,
  { from, to, reason }: RunMove,
  now: string,
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
  if (OVER.includes(to)) await insertRunEnded(tx, run, now);
  return run;
}
