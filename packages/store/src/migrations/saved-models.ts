import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Models that projects save, with sealed secrets, and the revision by which nodes notice changes. */
export function savedModels(kind: Store['kind']): Migration {
  return {
    async up(db) {
      // An id is never used again, not even after its model was deleted.
      const id =
        kind === 'postgres'
          ? sql`bigint generated always as identity primary key`
          : sql`integer primary key autoincrement`;
      await sql`create table saved_models (
        id ${id},
        project_id text not null references projects (id),
        name text not null,
        version text not null,
        content text not null,
        seal_id text not null,
        sealed text,
        created_at text not null,
        updated_at text not null,
        created_by text not null,
        updated_by text not null,
        unique (project_id, name, version)
      )`.execute(db);
      await sql`create table model_revision (id bigint primary key, value bigint not null)`.execute(db);
      await sql`insert into model_revision (id, value) values (1, 1)`.execute(db);
    },
  };
}
