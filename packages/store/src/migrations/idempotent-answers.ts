import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The stored answers of calls with an Idempotency-Key, and the claims of calls that still run. A row has no foreign key
 * to its project: it is deleted within days, and the check would slow down every call.
 */
export function idempotentAnswers(): Migration {
  return {
    async up(db) {
      await sql`create table idempotent_answers (
        project_id text not null,
        idempotency_key text not null,
        request_hash text not null,
        claim_id text not null,
        owner text not null,
        lease_until text not null,
        expires_at text not null,
        status bigint,
        headers text,
        body text,
        primary key (project_id, idempotency_key)
      )`.execute(db);
      await sql`create unique index idempotent_answers_by_claim on idempotent_answers (claim_id)`.execute(db);
      await sql`create index idempotent_answers_by_expiry on idempotent_answers (expires_at)`.execute(db);
    },
  };
}
