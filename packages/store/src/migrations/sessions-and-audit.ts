import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * Keys that end by themselves (sessions of browsers and sign-in links), when a key was last used, and the audit of what
 * was administered.
 */
export function sessionsAndAudit(kind: Store['kind']): Migration {
  return {
    async up(db) {
      await sql`alter table keys add column kind text not null default 'key'`.execute(db);
      await sql`alter table keys add column expires_at text`.execute(db);
      await sql`alter table keys add column last_used_at text`.execute(db);
      const id =
        kind === 'postgres'
          ? sql`bigint generated always as identity primary key`
          : sql`integer primary key autoincrement`;
      // Keys, projects and organisations have no foreign key: the audit outlives them.
      await sql`create table audit (
        id ${id},
        organisation_id text not null,
        project_name text,
        at text not null,
        action text not null,
        subject text not null,
        key_id text,
        actor text not null,
        actor_organisation text not null,
        request_id text,
        changes text not null
      )`.execute(db);
      await sql`create index audit_by_organisation on audit (organisation_id, id)`.execute(db);
      await sql`create index audit_by_age on audit (at)`.execute(db);
    },
  };
}
