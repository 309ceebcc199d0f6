import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sealed maps of redactions, and how much of its vault each organisation uses. Organisations are referenced without a
 * foreign key: a map is deleted within days, and the check would slow down every redaction.
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
