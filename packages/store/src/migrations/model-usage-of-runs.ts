import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const columns = ['attacker_calls', 'attacker_tokens', 'judge_calls', 'judge_tokens'];

/** Counts what the attacker model and the judge model were asked for a run, so that a budget outlasts a restart. */
export function modelUsageOfRuns(): Migration {
  return {
    async up(db) {
      for (const column of columns) {
        await sql`alter table runs add column ${sql.ref(column)} bigint not null default 0`.execute(db);
      }
    },
  };
}
