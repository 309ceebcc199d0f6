import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Generated prompts of projects. The prompts are the last column, so that reading the others does not read them. */
export function datasets(): Migration {
  return {
    async up(db) {
      await sql`create table datasets (
        id text primary key,
        project_id text not null references projects (id),
        name text,
        created_at text not null,
        key_name text not null,
        total bigint not null,
        profile text not null,
        settings text not null,
        prompts text not null
      )`.execute(db);
      await sql`create index datasets_by_project on datasets (project_id, id)`.execute(db);
      await sql`create index datasets_by_name on datasets (project_id, name, id)`.execute(db);
      await sql`create index datasets_by_age on datasets (created_at)`.execute(db);
    },
  };
}
