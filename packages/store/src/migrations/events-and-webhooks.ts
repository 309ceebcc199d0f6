import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Events to deliver, and the addresses to deliver them to. The transaction that makes something true also inserts its
 * event. An event has no foreign key to its organisation, because the check would slow down that transaction.
 */
export function eventsAndWebhooks(): Migration {
  return {
    async up(db) {
      await sql`create table events (
        id text primary key,
        organisation_id text not null,
        kind text not null,
        payload text not null,
        created_at text not null,
        attempts bigint not null default 0,
        next_attempt_at text not null default '',
        lease_until text,
        delivered_at text,
        given_up_at text,
        last_error text
      )`.execute(db);
      await sql`create index events_waiting on events (organisation_id, next_attempt_at)
        where delivered_at is null and given_up_at is null`.execute(db);
      await sql`create index events_by_organisation on events (organisation_id, created_at, id)`.execute(db);
      await sql`create index events_by_age on events (created_at)`.execute(db);
      await sql`create table webhooks (
        organisation_id text primary key references organisations (id),
        url text not null,
        sealed_secret text not null,
        enabled bigint not null default 1 check (enabled in (0, 1)),
        created_at text not null,
        updated_at text not null
      )`.execute(db);
    },
  };
}
