import type { Kysely } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** A few statements that change little and fail only if the database fails. */
type Write<Result> = (db: Kysely<Tables>) => Promise<Result>;

/** Runs writes. Each is durable once its promise resolves. */
export interface Writes {
  run<Result>(write: Write<Result>): Promise<Result>;
  /** Waits for the writes that are already queued. */
  close(): Promise<void>;
}

const MAX_BATCH = 128;
const MAX_WAITING = 10_000;

/**
 * Runs writes that wait at the same time one after the other in one transaction with one commit. On an engine with one
 * connection, each write would otherwise wait for the disk separately. If one write fails, its whole batch fails.
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

/** Runs each write separately, on its own connection. */
export function singleWrites(db: Kysely<Tables>): Writes {
  return { run: (write) => write(db), close: async () => undefined };
}
