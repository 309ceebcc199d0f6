import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs are listed by the model that they attack. Its name stands in the sealed target of older runs, which no query reads. */
export function runsByModel(): Migration {
  return {
    async up(db) {
      await sql`alter table runs add column model_name text`.execute(db);
    },
  };
}
