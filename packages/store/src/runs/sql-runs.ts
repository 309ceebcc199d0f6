import type { Kysely } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { RunState, Runs } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { claimProbes, freeProbes } from './claim-probes.ts';
import { commitWrites, type RunWrite } from './commit-writes.ts';
import { insertRun } from './insert-run.ts';
import { moveRun } from './move-run.ts';
import { nextCall } from './next-call.ts';
import { readRuns } from './read-runs.ts';
import { settlePreparing } from './settle-preparing.ts';
import { sweepRuns } from './sweep-runs.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 50_000;
/** A probe waits for its turn to be kept while others are under way: a few milliseconds spare most commits. */
const LINGER_MS = 4;

/** Runs on either engine. */
export function openRuns(
  db: Kysely<Tables>,
  engine: Store['kind'],
  clock: () => Date,
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
      announce(writes.flatMap((write) => (write.kind === 'turn' ? [] : [write.runId])));
      return kept.map((each) => ({ kept: each }));
    },
  });
  const inState = (id: string, states: readonly RunState[]) =>
    db.updateTable('runs').where('id', '=', id).where('state', 'in', states);
  const move: Runs['move'] = async (id, change) => {
    const moved = await db.transaction().execute((tx) => moveRun(tx, engine, id, change, now()));
    if (moved) announce([id]);
    return moved;
  };
  return {
    ...readRuns(db, engine),
    ...freeProbes(db),
    move,
    nextCall: (target, intervalMs, at) => nextCall(db, { target, intervalMs, now: at }),
    sweep: (before) => sweepRuns(db, toTimestamp(before), clock().getTime()),
    settlePreparing: ({ made, hopeless }) =>
      settlePreparing(db, { made: toTimestamp(made), hopeless: toTimestamp(hopeless) }, move),
    insert: (run, probes) => db.transaction().execute((tx) => insertRun(tx, engine, { run, probes, now: now() })),
    async signal(id, signal, from) {
      const { numUpdatedRows } = await inState(id, from).set({ signal }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    claim: (runId, lease, most, at) => claimProbes(db, engine, { runId, lease, now: at }, most),
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
    close: () => queue.close(),
  };
}
