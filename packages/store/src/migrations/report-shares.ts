import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to reports that work without a key, and whether an organisation allows them. Links go with their run. */
export function reportShares(): Migration {
  return {
    async up(db) {
      await sql`alter table organisations add column share_reports integer not null default 0`.execute(db);
      await sql`create table report_shares (
        id text primary key,
        project_id text not null references projects (id),
        run_id text not null references runs (id) on delete cascade,
        kind text not null,
        format text not null,
        framework text,
        secret_hash text not null,
        created_by text not null,
        created_at text not null,
        expires_at text not null,
        revoked_at text
      )`.execute(db);
      await sql`create index report_shares_by_run on report_shares (run_id, created_at)`.execute(db);
    },
  };
}
