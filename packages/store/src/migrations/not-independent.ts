import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Probes in which the target may have remembered other conversations. */
export function notIndependent(): Migration {
  return {
    async up(db) {
      await sql`alter table run_probes add column not_independent bigint`.execute(db);
      await sql`create index run_probes_not_independent on run_probes (run_id) where not_independent = 1`.execute(db);
    },
  };
}
