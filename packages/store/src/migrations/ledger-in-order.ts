import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

const columns = sql`balance_id, seq, kind, mode, project_id, key_id, credits, held, granted, quantity, used_after,
  endpoint, request_id, idempotency_key, rate_table_date, breakdown, resolves_seq, reason, at`;

/**
 * On SQLite, stores entries in the order of insertion, with a separate index for the primary key. Before, entries were
 * stored in the tree of the primary key (`without rowid`). There a page held five entries, inner pages too, and entries
 * of more than 1,002 bytes took a page each. Charges of 300 balances took twice the time, and those of one balance
 * needed a quarter more pages. PostgreSQL's table has always been stored in order.
 */
export function ledgerInOrder(kind: Store['kind']): Migration {
  return {
    async up(db) {
      if (kind === 'postgres') return;
      await createEntries(db);
      await sql`insert into ledger_in_order (${columns}) select ${columns} from ledger order by balance_id, seq`.execute(
        db,
      );
      // This also drops the table's indexes and triggers.
      await sql`drop table ledger`.execute(db);
      await sql`alter table ledger_in_order rename to ledger`.execute(db);
      await createIndexes(db);
      await protect(db);
    },
  };
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_in_order (
    balance_id bigint not null references balances (id),
    seq bigint not null,
    kind text not null,
    mode text not null,
    project_id text not null,
    key_id text not null,
    credits bigint not null,
    held bigint not null default 0,
    granted bigint not null default 0,
    quantity bigint not null,
    used_after bigint not null,
    endpoint text not null,
    request_id text not null,
    idempotency_key text,
    rate_table_date text not null,
    breakdown text not null,
    resolves_seq bigint,
    reason text,
    at text not null,
    primary key (balance_id, seq)
  )`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index ledger_reversals on ledger (balance_id, resolves_seq)
    where resolves_seq is not null`.execute(db);
  await sql`create index ledger_idempotency on ledger (idempotency_key, project_id)
    where idempotency_key is not null`.execute(db);
}

async function protect(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`ledger_no_${change}`)} before ${sql.raw(change)} on ledger
      begin select raise(abort, 'the ledger is append-only'); end`.execute(db);
  }
}
