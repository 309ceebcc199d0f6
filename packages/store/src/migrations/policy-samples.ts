import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Store } from '../store.ts';

/** Texts that policies are tested on, most of them from feedback on calls. */
export function policySamples(kind: Store['kind']): Migration {
  return {
    async up(db) {
      const id =
        kind === 'postgres'
          ? sql`bigint generated always as identity primary key`
          : sql`integer primary key autoincrement`;
      await sql`create table policy_samples (
        id ${id},
        project_id text not null references projects (id),
        policy_id bigint not null references saved_policies (id) on delete cascade,
        source text not null,
        stage text not null,
        detector text not null,
        is_flagged bigint not null,
        text text not null,
        characters bigint not null,
        key_name text not null,
        call_id text,
        request_id text,
        verdict text,
        comment text,
        created_at text not null,
        updated_at text not null,
        unique (project_id, source, stage, detector)
      )`.execute(db);
      await sql`create index policy_samples_by_policy on policy_samples (policy_id, id)`.execute(db);
      await sql`create index policy_samples_by_age on policy_samples (updated_at) where verdict is not null`.execute(
        db,
      );
    },
  };
}
