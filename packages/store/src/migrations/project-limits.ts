import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds limits of projects (null for no limit) and marks the operator's organisation. The mark is 1 for that
 * organisation and null for all others, so that the unique index allows only one. In the limit columns of
 * organisations, -1 means unlimited.
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
