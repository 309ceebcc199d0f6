import type { DatabaseSync } from 'node:sqlite';
import { isDiskFull, StoreFull } from '../store-failures.ts';

/** What is known of the disk under an open database. */
export interface SqliteDisk {
  /** Throws what `work` throws, and remembers where that was a full disk. */
  watch<Result>(work: () => Result): Result;
  /** Told of a failure outside of `watch`. */
  note(error: unknown): void;
  /** Throws StoreFull where a write found the disk full, and another one would still. */
  assertRoom(): void;
}

/** More than a page, and more than a log keeps over: it needs room on the disk. */
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

/** Writes and takes back what no one reads. The connection is at rest: whoever writes to it does so without a pause. */
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
