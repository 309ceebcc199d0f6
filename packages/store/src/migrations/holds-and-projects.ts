import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds holds, grants and project balances: the columns `held` and `granted`, open holds with their expiry, and one row
 * per project and balance.
 */
export function holdsAndProjects(): Migration {
  return {
    async up(db) {
      await widenBalances(db);
      await widenLedger(db);
      await createProjectBalances(db);
      await createHolds(db);
    },
  };
}

async function widenBalances(db: Kysely<unknown>): Promise<void> {
  for (const column of ['held', 'granted', 'notified']) {
    await sql`alter table balances add column ${sql.id(column)} bigint not null default 0
      check (${sql.id(column)} >= 0)`.execute(db);
  }
  await sql`alter table balances add column notified_limit bigint`.execute(db);
}

/**
 * One entry resolves another at most once, whether it reverses, settles or releases it. The existing unique index
 * enforces this.
 */
async function widenLedger(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger rename column reverses_seq to resolves_seq`.execute(db);
  for (const column of ['held', 'granted']) {
    await sql`alter table ledger add column ${sql.id(column)} bigint not null default 0`.execute(db);
  }
  await sql`create index ledger_idempotency on ledger (idempotency_key, project_id)
    where idempotency_key is not null`.execute(db);
}

/**
 * These counters have no check constraints. Both engines would check the values that an upsert adds, and a reversal
 * adds negative values.
 */
async function createProjectBalances(db: Kysely<unknown>): Promise<void> {
  await sql`create table project_balances (
    balance_id bigint not null references balances (id),
    project_id text not null,
    used bigint not null,
    shadow_used bigint not null,
    held bigint not null,
    requests bigint not null,
    refused bigint not null,
    notified bigint not null,
    notified_limit bigint,
    primary key (balance_id, project_id)
  )`.execute(db);
  await sql`insert into project_balances
    select balance_id, project_id,
      cast(sum(case when mode = 'credits' then credits else 0 end) as bigint),
      cast(sum(case when mode = 'shadow' then credits else 0 end) as bigint),
      0, cast(sum(case kind when 'charge' then 1 else -1 end) as bigint), 0, 0, null
    from ledger group by balance_id, project_id`.execute(db);
}

async function createHolds(db: Kysely<unknown>): Promise<void> {
  await sql`create table holds (
    balance_id bigint not null references balances (id),
    seq bigint not null,
    held bigint not null,
    expires_at text not null,
    primary key (balance_id, seq)
  )`.execute(db);
  await sql`create index holds_by_expiry on holds (expires_at)`.execute(db);
}
