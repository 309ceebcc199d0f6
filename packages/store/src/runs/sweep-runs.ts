import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Rows that one call deletes at most: what waits for the store meanwhile waits milliseconds. */
const AT_ONCE = 1_000;
const DAY_MS = 86_400_000;

/** Deletes a part of the oldest run that ended before a moment: events, turns, probes, in the end the run. */
export async function sweepRuns(db: Kysely<Tables>, before: string, now: number): Promise<number> {
  await db
    .deleteFrom('run_paces')
    .where('free_at', '<', now - DAY_MS)
    .execute();
  const id = await nextRun(db, before);
  if (id === undefined) return 0;
  const events = db.selectFrom('run_events').select('seq').where('run_id', '=', id).limit(AT_ONCE);
  const turns = db.selectFrom('run_turns').select('ordinal').distinct().where('run_id', '=', id).limit(AT_ONCE);
  const probes = db.selectFrom('run_probes').select('ordinal').where('run_id', '=', id).limit(AT_ONCE);
  const parts = [
    db.deleteFrom('run_events').where('run_id', '=', id).where('seq', 'in', events),
    db.deleteFrom('run_turns').where('run_id', '=', id).where('ordinal', 'in', turns),
    db.deleteFrom('run_probes').where('run_id', '=', id).where('ordinal', 'in', probes),
    db.deleteFrom('runs').where('id', '=', id),
  ];
  for (const part of parts) {
    const { numDeletedRows } = await part.executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return Number(numDeletedRows);
  }
  return 0;
}

/** One that is being deleted, or the oldest that is due; from now on nobody sees it. */
async function nextRun(db: Kysely<Tables>, before: string): Promise<string | undefined> {
  const begun = await db.selectFrom('runs').select('id').where('state', '=', 'deleting').limit(1).executeTakeFirst();
  if (begun) return begun.id;
  const due = await db
    .selectFrom('runs')
    .select('id')
    .where('state', 'in', ['finished', 'failed'])
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  // A run that was resumed in this moment is not due any more.
  const { numUpdatedRows } = await db
    .updateTable('runs')
    .set({ state: 'deleting' })
    .where('id', '=', due.id)
    .where('state', 'in', ['finished', 'failed'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? due.id : undefined;
}
