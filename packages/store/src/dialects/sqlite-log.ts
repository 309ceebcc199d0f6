import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const syncFile = promisify(fdatasync);

/** The write-ahead log of an open database, whose way to the disk is waited for outside the event loop. */
export interface SqliteLog {
  /** Runs `work`, whose commits leave the disk alone: they are durable after the next `sync` only. */
  withoutSync<Result>(work: () => Result): Result;
  /** Resolves when all that is committed would survive a power cut; rejects where the disk refuses. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Opens the log of the database in `file`. A disk that takes 10 ms for a commit would else hold up every call of the
 * process for 10 ms. SQLite writes a commit whole into the log and reads it back by checksums, so that syncing the log's
 * file does what `synchronous = full` does inside the commit; checkpoints sync in either setting (sqlite.org/wal.html).
 *
 * What a disk failed to write may be lost although it takes what follows (and all that follows is lost with it): after a
 * failure both functions throw that failure, until the database is opened again.
 */
export function openSqliteLog(database: DatabaseSync, file: string): SqliteLog {
  // The log is there from the first read on; Windows wants a handle that may write.
  database.prepare('select count(*) from sqlite_schema').get();
  const handle = openSync(`${file}-wal`, 'r+');
  let failure: unknown;
  const assertSound = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    withoutSync(work) {
      assertSound();
      database.exec('pragma synchronous = normal');
      try {
        return work();
      } finally {
        database.exec('pragma synchronous = full');
      }
    },
    async sync() {
      assertSound();
      try {
        await syncFile(handle);
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    close: () => closeSync(handle),
  };
}
