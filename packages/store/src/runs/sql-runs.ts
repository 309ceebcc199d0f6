import { type Kysely, sql } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { RunState, Runs } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { claimAlone, claimProbes, freeProbes } from './claim-probes.ts';
import { commitWrites, type RunWrite } from './commit-writes.ts';
import { insertRun } from './insert-run.ts';
import { moveRun, OVER, type RecordEnd } from './move-run.ts';
import { readRuns } from './read-runs.ts';
import { settlePreparing } from './settle-preparing.ts';
import { openSpendings } from './spend-model.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 50_000;
/**
 * How long a batch of writes waits for more writes. A probe can wait a few milliseconds for its result to be stored,
 * because other probes run in the meantime. This saves most of the commits.
 */
const LINGER_MS = 4;

/**
 * Opens the runs of either engine. `announceOutbox` is called after a commit that added an event to the outbox, and
 * `recordEnd` in each transaction that ends a run.
 */
export function openRuns(
  db: Kysely<Tables>,
  engine: Store['kind'],
  clock: () => Date,
  { announceOutbox, recordEnd }: { announceOutbox: () => void; recordEnd: RecordEnd },
): Runs & { close(): Promise<void> } {
  const now = () => toTimestamp(clock());
  const listeners = new Set<(id: string) => void>();
  const announce = (ids: Iterable<string>) => {
    for (const id of new Set(ids)) for (const listener of listeners) listener(id);
  };
  const queue = new GroupCommit<RunWrite, { kept: boolean }>({
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    lingerMs: LINGER_MS,
    async commit(writes) {
      const kept = await db.transaction().execute((tx) => commitWrites(writes, { tx, engine, now: now() }));
      announce(writes.flatMap(({ kind, runId }, index) => (kind === 'turn' || !kept[index] ? [] : [runId])));
      return kept.map((each) => ({ kept: each }));
    },
  });
  const spendings = openSpendings(db);
  const inState = (id: string, states: readonly RunState[]) =>
    db.updateTable('runs').where('id', '=', id).where('state', 'in', states);
  const move: Runs['move'] = async (id, change) => {
    const moved = await db.transaction().execute((tx) => moveRun({ tx, engine, now: now() }, id, change, recordEnd));
    if (moved) announce([id]);
    if (moved && OVER.includes(moved.state)) announceOutbox();
    return moved;
  };
  return {
    ...readRuns(db, engine),
    ...freeProbes(db),
    move,
    nextCall: (target, intervalMs, at) => nextCall(db, { target, intervalMs, now: at }),
    spendModel: spendings.spend,
    sweep: (before) => sweepRuns(db, toTimestamp(before), clock().getTime()),
    settlePreparing: ({ made, hopeless }) =>
      settlePreparing(db, { made: toTimestamp(made), hopeless: toTimestamp(hopeless) }, move),
    insert: (run, probes) => db.transaction().execute((tx) => insertRun(tx, engine, { run, probes, now: now() })),
    async signal(id, signal, from) {
      const { numUpdatedRows } = await inState(id, from).set({ signal }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    claim: (runId, lease, most, at) => claimProbes(db, engine, { runId, lease, now: at }, most),
    claimAlone: (runId, lease, at) => claimAlone(db, engine, { runId, lease, now: at }),
    async addMedium(runId, { digest, type, bytes }) {
      const row = { run_id: runId, digest, type, bytes };
      const insert = db.insertInto('run_media').values(row);
      await insert.onConflict((conflict) => conflict.columns(['run_id', 'digest']).doNothing()).execute();
    },
    async addTurn(runId, turn) {
      await queue.add({ kind: 'turn', runId, turn });
    },
    end: async (runId, worker, outcome) => (await queue.add({ kind: 'end', runId, worker, outcome })).kept,
    async addEvent(runId, event, data) {
      await queue.add({ kind: 'event', runId, event, data });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      await Promise.all([queue.close(), spendings.close()]);
    },
  };
}

/**
 * Reserves the time in one statement, so that two callers never get the same one (generic cell rate algorithm without
 * burst).
 */
async function nextCall(
  db: Kysely<Tables>,
  { target, intervalMs, now }: { target: string; intervalMs: number; now: number },
): Promise<number> {
  const interval = Math.ceil(intervalMs);
  const { free_at: freeAt } = await db
    .insertInto('run_paces')
    .values({ target, free_at: now + interval })
    .onConflict((conflict) =>
      conflict.column('target').doUpdateSet({
        free_at: sql<number>`case when run_paces.free_at > ${now} then run_paces.free_at else ${now} end + ${interval}`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow();
  return freeAt - interval;
}

/** The largest number of rows that one call deletes. It is small, so that other queries wait only milliseconds. */
const AT_ONCE = 1_000;
/** Media have up to megabytes each. */
const MEDIA_AT_ONCE = 20;
const DAY_MS = 86_400_000;

/**
 * Deletes some of the rows of the oldest run that ended before a moment: first events, then turns, media, probes, counts of
 * findings and at last the run. Also deletes call times of targets that are more than a day old.
 */
async function sweepRuns(db: Kysely<Tables>, before: string, now: number): Promise<number> {
  await db
    .deleteFrom('run_paces')
    .where('free_at', '<', now - DAY_MS)
    .execute();
  const id = await nextRun(db, before);
  if (id === undefined) return 0;
  const events = db.selectFrom('run_events').select('seq').where('run_id', '=', id).limit(AT_ONCE);
  const turns = db.selectFrom('run_turns').select('ordinal').distinct().where('run_id', '=', id).limit(AT_ONCE);
  const media = db.selectFrom('run_media').select('digest').where('run_id', '=', id).limit(MEDIA_AT_ONCE);
  const probes = db.selectFrom('run_probes').select('ordinal').where('run_id', '=', id).limit(AT_ONCE);
  const counts = db.selectFrom('finding_runs').select('finding_id').where('run_id', '=', id).limit(AT_ONCE);
  const parts = [
    db.deleteFrom('run_events').where('run_id', '=', id).where('seq', 'in', events),
    db.deleteFrom('run_turns').where('run_id', '=', id).where('ordinal', 'in', turns),
    db.deleteFrom('run_media').where('run_id', '=', id).where('digest', 'in', media),
    db.deleteFrom('run_probes').where('run_id', '=', id).where('ordinal', 'in', probes),
    db.deleteFrom('finding_runs').where('run_id', '=', id).where('finding_id', 'in', counts),
    db.deleteFrom('runs').where('id', '=', id),
  ];
  for (const part of parts) {
    const { numDeletedRows } = await part.executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return Number(numDeletedRows);
  }
  return 0;
}

/**
 * Returns a run that is already being deleted, or else marks the oldest run that is due. From then on callers do not
 * see it.
 */
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
  // A run that was resumed in the meantime is not due any more.
  const { numUpdatedRows } = await db
    .updateTable('runs')
    .set({ state: 'deleting' })
    .where('id', '=', due.id)
    .where('state', 'in', ['finished', 'failed'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? due.id : undefined;
}
