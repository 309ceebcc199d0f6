import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Policies, guardrails and codes of conduct that projects save, and the revision by which nodes notice changes. */
export function savedPolicies(kind: Store['kind']): Migration {
  return {
    async up(db) {
      // An id is never used again, not even after its policy was deleted.
      const id =
        kind === 'postgres'
          ? sql`bigint generated always as identity primary key`
          : sql`integer primary key autoincrement`;
      await sql`create table saved_policies (
        id ${id},
        project_id text not null references projects (id),
        kind text not null,
        name text not null,
        content text not null,
        created_at text not null,
        updated_at text not null,
        created_by text not null,
        updated_by text not null,
        unique (project_id, kind, name)
      )`.execute(db);
      await sql`create table policy_revision (id bigint primary key, value bigint not null)`.execute(db);
      await sql`insert into policy_revision (id, value) values (1, 1)`.execute(db);
    },
  };
}
