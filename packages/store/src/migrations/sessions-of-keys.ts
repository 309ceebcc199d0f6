import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions of browsers that signed in with a key: rows that stand for it until they are revoked or end. */
export function sessionsOfKeys(): Migration {
  return {
    async up(db) {
      await sql`alter table keys add column parent_id text`.execute(db);
      await sql`create index keys_by_parent on keys (parent_id)`.execute(db);
    },
  };
}
