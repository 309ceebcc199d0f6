import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Pictures and recordings that runs sent, once for each content and run. */
export function mediaOfRuns(kind: Store['kind']): Migration {
  return {
    async up(db) {
      await sql`create table run_media (
        run_id text not null references runs (id) on delete cascade,
        digest text not null,
        type text not null,
        bytes ${sql.raw(kind === 'postgres' ? 'bytea' : 'blob')} not null,
        primary key (run_id, digest)
      )`.execute(db);
    },
  };
}
