import type { DatabaseSync } from 'node:sqlite';
import { isDiskFull, StoreFull } from '../store-failures.ts';

/** Remembers whether a write to an open database failed because the disk was full. */
export interface SqliteDisk {
  /** Runs `work` and rethrows its error. Remembers the error if it was a full disk. */
  watch<Result>(work: () => Result): Result;
  /** Call it with an error that occurred outside `watch`. */
  note(error: unknown): void;
  /** Throws StoreFull if a write found the disk full and a trial write still does. */
  assertRoom(): void;
}

/**
 * More than a page and more than the free space that a log may still have, so that the trial write needs room on the
 * disk.
 */
const TRIAL_BYTES = 65_536;

export function watchDisk(database: DatabaseSync): SqliteDisk {
  let failure: unknown;
  const note = (error: unknown) => {
    if (isDiskFull(error)) failure = error;
  };
  return {
    note,
    watch(work) {
      try {
        return work();
      } catch (error) {
        note(error);
        throw error;
      }
    },
    assertRoom() {
      if (failure === undefined) return;
      try {
        tryToWrite(database);
        failure = undefined;
      } catch (error) {
        throw isDiskFull(error) ? new StoreFull(error) : error;
      }
    },
  };
}

/** Creates and drops a table in one transaction. If a transaction is open, it does nothing. */
function tryToWrite(database: DatabaseSync): void {
  if (database.isTransaction) return;
  try {
    database.exec(`begin immediate; create table room_on_disk (filler blob);
      insert into room_on_disk values (zeroblob(${TRIAL_BYTES})); drop table room_on_disk; commit`);
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
