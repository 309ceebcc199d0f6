import type pg from 'pg';
import { isDiskFull, StoreFull } from '../store-failures.ts';

/** What is known of the disk of a PostgreSQL server, by what its statements were answered with. */
interface PostgresDisk {
  /** Told of every statement that fails. */
  note(error: unknown): void;
  /** Rejects with StoreFull where a statement found the disk full, and another one would still. */
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

/** Fills new pages of the database's own tablespace, which need room on the disk, and takes them back. */
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
