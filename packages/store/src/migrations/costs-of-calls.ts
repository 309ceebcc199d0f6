import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * What providers take for calls of the AI proxy: of each call, and summed by hour. A call is in one row of each
 * dimension, and in one for each of its tags.
 */
export function costsOfCalls(kind: Store['kind']): Migration {
  return {
    async up(db) {
      const storage = kind === 'postgres' ? sql`` : sql`without rowid`;
      await sql`alter table proxy_calls add column end_user text`.execute(db);
      await sql`alter table proxy_calls add column cost_nano bigint`.execute(db);
      await sql`create table proxy_costs (
        deployment_id bigint not null,
        dimension text not null,
        label text not null,
        hour bigint not null,
        project_id text not null,
        calls bigint not null,
        unpriced bigint not null,
        prompt_tokens bigint not null,
        completion_tokens bigint not null,
        cached_tokens bigint not null,
        reasoning_tokens bigint not null,
        cost_nano bigint not null,
        primary key (deployment_id, dimension, label, hour)
      ) ${storage}`.execute(db);
      await sql`create index proxy_costs_by_hour on proxy_costs (project_id, dimension, hour)`.execute(db);
      await sql`create index proxy_costs_by_age on proxy_costs (hour)`.execute(db);
    },
  };
}
