import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs are asked for by name, by callers that poll: without an index each call would go through all runs of the project. */
export function runsByName(): Migration {
  return {
    async up(db) {
      await sql`create index runs_by_name on runs (project_id, name, created_at)`.execute(db);
    },
  };
}
