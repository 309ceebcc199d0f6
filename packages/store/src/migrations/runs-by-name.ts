import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Callers poll for runs by name. Without an index, each call would read all runs of the project. */
export function runsByName(): Migration {
  return {
    async up(db) {
      await sql`create index runs_by_name on runs (project_id, name, created_at)`.execute(db);
    },
  };
}
