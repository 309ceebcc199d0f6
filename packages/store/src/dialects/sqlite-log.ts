import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const syncFile = promisify(fdatasync);

/** The write-ahead log of an open database. Waiting for the disk happens outside the event loop. */
export interface SqliteLog {
  /** Runs `work` without syncing its commits to the disk. They are durable only after the next `sync`. */
  withoutSync<Result>(work: () => Result): Result;
  /** Resolves when everything committed would survive a power cut. Rejects if the disk fails. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Opens the log of the database in `file`. If commits synced the log themselves, a disk that takes 10 ms per commit
 * would block every call of the process for 10 ms. SQLite writes each commit completely to the log and checks it by
 * checksums when it reads it, so syncing the log file has the same effect as `synchronous = full` inside the commit.
 * Checkpoints sync in both settings (sqlite.org/wal.html).
 *
 * If the disk fails to write something, that data may be lost even if later writes succeed, and everything after it in
 * the log is lost too. Therefore, after a failure both functions throw that failure until the database is opened again.
 */
export function openSqliteLog(database: DatabaseSync, file: string): SqliteLog {
  // The log file exists after the first read. Windows needs a handle with write access to sync it.
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
