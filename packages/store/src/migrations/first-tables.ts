import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * Organisations, projects, keys, balances, the ledger, and the revision by which nodes notice that cached keys are
 * outdated.
 */
export function firstTables(kind: Store['kind']): Migration {
  return {
    async up(db) {
      await createAccounts(db);
      await createBalances(db, kind);
      await createLedger(db, kind);
      await (kind === 'postgres' ? protectOnPostgres(db) : protectOnSqlite(db));
      await sql`create table revision (id bigint primary key, value bigint not null)`.execute(db);
      await sql`insert into revision (id, value) values (1, 1)`.execute(db);
    },
  };
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table organisations (
    id text primary key,
    name text not null unique,
    plan text not null,
    metering_mode text not null,
    anchor_day bigint not null check (anchor_day between 1 and 28),
    guardrails_allowance bigint,
    redteam_allowance bigint,
    created_at text not null
  )`.execute(db);
  await sql`create table projects (
    id text primary key,
    organisation_id text not null references organisations (id),
    name text not null,
    created_at text not null,
    unique (organisation_id, name)
  )`.execute(db);
  await sql`create table keys (
    id text primary key,
    project_id text not null references projects (id),
    name text not null,
    hash text not null unique,
    prefix text not null,
    scopes text not null,
    created_at text not null,
    revoked_at text
  )`.execute(db);
  await sql`create index keys_by_project on keys (project_id, created_at)`.execute(db);
}

async function createBalances(db: Kysely<unknown>, kind: Store['kind']): Promise<void> {
  const id = kind === 'postgres' ? sql`bigint generated always as identity primary key` : sql`integer primary key`;
  // Half-full pages leave room for the new version of a frequently updated row in the same page as the old one.
  const storage = kind === 'postgres' ? sql`with (fillfactor = 50)` : sql``;
  await sql`create table balances (
    id ${id},
    organisation_id text not null references organisations (id),
    balance text not null,
    period text not null,
    used bigint not null default 0 check (used >= 0),
    shadow_used bigint not null default 0 check (shadow_used >= 0),
    requests bigint not null default 0 check (requests >= 0),
    refused bigint not null default 0,
    seq bigint not null default 0,
    unique (organisation_id, balance, period)
  ) ${storage}`.execute(db);
}

/**
 * Projects and keys are referenced without a foreign key: the ledger outlives them, and the check would slow down every
 * charge.
 */
async function createLedger(db: Kysely<unknown>, kind: Store['kind']): Promise<void> {
  const storage = kind === 'postgres' ? sql`` : sql`without rowid`;
  await sql`create table ledger (
    balance_id bigint not null references balances (id),
    seq bigint not null,
    kind text not null,
    mode text not null,
    project_id text not null,
    key_id text not null,
    credits bigint not null,
    quantity bigint not null,
    used_after bigint not null,
    endpoint text not null,
    request_id text not null,
    idempotency_key text,
    rate_table_date text not null,
    breakdown text not null,
    reverses_seq bigint,
    reason text,
    at text not null,
    primary key (balance_id, seq)
  ) ${storage}`.execute(db);
  await sql`create unique index ledger_reversals on ledger (balance_id, reverses_seq)
    where reverses_seq is not null`.execute(db);
}

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`ledger_no_${change}`)} before ${sql.raw(change)} on ledger
      begin select raise(abort, 'the ledger is append-only'); end`.execute(db);
  }
}

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function ledger_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'the ledger is append-only'; end $$`.execute(db);
  await sql`create trigger ledger_no_change before update or delete on ledger
    for each row execute function ledger_is_append_only()`.execute(db);
}
