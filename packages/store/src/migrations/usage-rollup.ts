import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * The ledger summed by day, and up to which entry each balance has been summed. Balances are referenced without a
 * foreign key, because its check would lock the balance's row and make charges wait. The index finds the balances of
 * recent periods.
 */
export function usageRollup(kind: Store['kind']): Migration {
  return {
    async up(db) {
      const storage = kind === 'postgres' ? sql`` : sql`without rowid`;
      await sql`create table usage_days (
        balance_id bigint not null,
        item text not null,
        day text not null,
        project_id text not null,
        key_id text not null,
        endpoint text not null,
        credits bigint not null,
        shadow_credits bigint not null,
        quantity bigint not null,
        requests bigint not null,
        primary key (balance_id, item, day, project_id, key_id, endpoint)
      ) ${storage}`.execute(db);
      await sql`create table usage_cursors (
        balance_id bigint primary key,
        folded_seq bigint not null
      )`.execute(db);
      await sql`create index balances_by_period on balances (period)`.execute(db);
    },
  };
}
