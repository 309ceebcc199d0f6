import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/**
 * Sealed texts that projects register so that copies of them are found, and the revision by which nodes notice changes.
 */
export function protectedTexts(kind: Store['kind']): Migration {
  return {
    async up(db) {
      const id =
        kind === 'postgres'
          ? sql`bigint generated always as identity primary key`
          : sql`integer primary key autoincrement`;
      await sql`create table protected_texts (
        id ${id},
        project_id text not null references projects (id),
        kind text not null,
        name text not null,
        seal_id text not null,
        sealed text not null,
        characters bigint not null,
        version bigint not null,
        created_at text not null,
        updated_at text not null,
        created_by text not null,
        updated_by text not null,
        unique (project_id, name)
      )`.execute(db);
      await sql`create table protected_revision (id bigint primary key, value bigint not null)`.execute(db);
      await sql`insert into protected_revision (id, value) values (1, 1)`.execute(db);
    },
  };
}
