import type { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** A few statements that change little and fail only where the database does. */
type Write<Result> = (db: Kysely<Tables>) => Promise<Result>;

/** Runs writes; each is durable once its promise resolves. */
export interface Writes {
  run<Result>(write: Write<Result>): Promise<Result>;
  /** Waits for those that were taken. */
  close(): Promise<void>;
}

const MAX_BATCH = 128;
const MAX_WAITING = 10_000;

/**
 * Writes that wait together share one transaction and its commit, one after the other: on an engine with one connection
 * each would else wait for the disk by itself. A write that fails takes its batch with it.
 */
export function sharedTransactions(db: Kysely<Tables>): Writes {
  const queue = new GroupCommit<Write<unknown>, { result: unknown }>({
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    commit: (writes) =>
      db.transaction().execute(async (tx) => {
        const results: { result: unknown }[] = [];
        for (const write of writes) results.push({ result: await write(tx) });
        return results;
      }),
  });
  return {
    run: async <Result>(write: Write<Result>) => (await queue.add(write)).result as Result,
    close: () => queue.close(),
  };
}

/** Each write by itself, on a connection of its own. */
export function singleWrites(db: Kysely<Tables>): Writes {
  return { run: (write) => write(db), close: async () => undefined };
}
