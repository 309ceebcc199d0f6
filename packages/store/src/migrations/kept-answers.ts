import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a call got a kept answer, and what that answer had cost, in nano-dollars. */
export function keptAnswers(): Migration {
  return {
    async up(db) {
      await sql`alter table proxy_calls add column cache text`.execute(db);
      await sql`alter table proxy_calls add column saved_nano bigint`.execute(db);
    },
  };
}
