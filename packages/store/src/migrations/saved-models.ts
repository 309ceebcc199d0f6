import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Models that projects save, their secrets sealed, and the revision that tells nodes to read them again. */
export function savedModels(kind: Store['kind']): Migration {
  return {
    async up(db) {
      // An id is never given twice: not even that of a model that was deleted.
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
