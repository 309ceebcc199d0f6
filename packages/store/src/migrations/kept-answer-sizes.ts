import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * Adds the size of each stored answer, so that an organisation's answers can be summed without reading them. The index
 * contains all columns that the sum needs.
 */
export function keptAnswerSizes(kind: Store['kind']): Migration {
  const size = kind === 'sqlite' ? sql`length(cast(body as blob))` : sql`octet_length(body)`;
  return {
    async up(db) {
      await sql`alter table idempotent_answers add column bytes bigint not null default 0`.execute(db);
      await sql`update idempotent_answers set bytes = ${size} where body is not null`.execute(db);
      await sql`create index idempotent_answers_kept on idempotent_answers (project_id, expires_at, bytes, claim_id)
        where bytes > 0`.execute(db);
    },
  };
}
