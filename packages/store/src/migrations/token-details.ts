import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tokens of the prompt that came from a provider's cache, and tokens of the answer that were thoughts. */
export function tokenDetails(): Migration {
  return {
    async up(db) {
      await sql`alter table proxy_calls add column cached_tokens bigint`.execute(db);
      await sql`alter table proxy_calls add column reasoning_tokens bigint`.execute(db);
    },
  };
}
