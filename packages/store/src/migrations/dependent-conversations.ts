import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Probes in which the target may have remembered other conversations. */
export function dependentConversations(): Migration {
  return {
    async up(db) {
      await sql`alter table run_probes add column is_dependent bigint`.execute(db);
    },
  };
}
