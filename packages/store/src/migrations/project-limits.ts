import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Limits of projects, null for none; and which organisation is the operator's: 1 for it, null for all others, so that
 * the unique index holds one. In the columns of organisations' limits, -1 is unlimited.
 */
export function projectLimits(): Migration {
  return {
    async up(db) {
      for (const column of ['guardrails_limit', 'redteam_limit']) {
        const name = sql.id(column);
        await sql`alter table projects add column ${name} bigint check (${name} >= 0)`.execute(db);
      }
      await sql`alter table organisations add column is_operator bigint check (is_operator = 1)`.execute(db);
      await sql`create unique index one_operator on organisations (is_operator)`.execute(db);
    },
  };
}
