import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Bridges of the relay as each node last saw them. A row says which node holds the connections, so that other nodes find
 * it. The project has no foreign key, because rows are written every few seconds.
 */
export function relayBridges(): Migration {
  return {
    async up(db) {
      await sql`create table relay_bridges (
        project_id text not null,
        bridge_id text not null,
        node_id text not null,
        organisation_id text not null,
        node_url text,
        name text,
        connections bigint not null,
        connected_at text,
        seen_at text not null,
        in_flight bigint not null,
        requests bigint not null,
        errors bigint not null,
        latency_us bigint,
        primary key (project_id, bridge_id, node_id)
      )`.execute(db);
      await sql`create index relay_bridges_by_age on relay_bridges (seen_at)`.execute(db);
      await sql`create index relay_bridges_by_organisation on relay_bridges (organisation_id, seen_at)`.execute(db);
    },
  };
}
