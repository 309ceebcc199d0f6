import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Calls and tokens by minute, which nodes count together. Rows go after minutes. */
export function minutesOfCalls(kind: Store['kind']): Migration {
  const storage = kind === 'sqlite' ? sql`without rowid` : sql``;
  return {
    async up(db) {
      await sql`create table proxy_minutes (
        deployment_id bigint not null,
        dimension text not null,
        label text not null,
        minute bigint not null,
        requests bigint not null,
        tokens bigint not null,
        primary key (deployment_id, dimension, label, minute)
      ) ${storage}`.execute(db);
      await sql`create index proxy_minutes_by_age on proxy_minutes (minute)`.execute(db);
    },
  };
}
