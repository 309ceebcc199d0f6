import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sealed maps of redactions, and what each organisation has of them. Organisations are named without a foreign key: a
 * map goes by itself within days, and the check would cost every redaction.
 */
export function piiMaps(): Migration {
  return {
    async up(db) {
      await sql`create table pii_maps (
        key text primary key,
        organisation_id text not null,
        sealed text not null,
        bytes bigint not null,
        version bigint not null,
        created_at text not null,
        expires_at text not null
      )`.execute(db);
      await sql`create index pii_maps_by_expiry on pii_maps (expires_at)`.execute(db);
      await sql`create table pii_vaults (
        organisation_id text primary key,
        maps bigint not null,
        bytes bigint not null
      )`.execute(db);
    },
  };
}
