import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets runs be listed by the model that they attack. In older runs the name is only in the sealed target, which no
 * query reads.
 */
export function runsByModel(): Migration {
  return {
    async up(db) {
      await sql`alter table runs add column model_name text`.execute(db);
    },
  };
}
