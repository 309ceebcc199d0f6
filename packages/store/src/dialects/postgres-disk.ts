import type pg from 'pg';
import { isDiskFull, StoreFull } from '../store-failures.ts';

/** Remembers whether a statement failed because the disk of the PostgreSQL server was full. */
interface PostgresDisk {
  /** Call it with the error of every failed statement. */
  note(error: unknown): void;
  /** Rejects with StoreFull if a statement found the disk full and a trial write still does. */
  assertRoom(): Promise<void>;
}

export function watchPostgresDisk(pool: pg.Pool): PostgresDisk {
  let failure: unknown;
  return {
    note(error) {
      if (isDiskFull(error)) failure = error;
    },
    async assertRoom() {
      if (failure === undefined) return;
      try {
        await tryToWrite(pool);
        failure = undefined;
      } catch (error) {
        throw isDiskFull(error) ? new StoreFull(error) : error;
      }
    },
  };
}

/** Writes to new pages of the database's own tablespace, which need room on the disk, and rolls back. */
async function tryToWrite(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; create table room_on_disk (filler text);
      insert into room_on_disk select repeat('x', 1000) from generate_series(1, 64)`);
  } finally {
    const isSound = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isSound);
  }
}
