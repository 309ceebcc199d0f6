import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Findings across runs, and verdicts that people corrected. Runs and probes that are older have no target and no
 * severity, so they make no findings.
 */
export function findings(): Migration {
  return {
    async up(db) {
      await sql`alter table runs add column attacked text`.execute(db);
      await sql`alter table run_probes add column severity bigint`.execute(db);
      await sql`alter table run_probes add column corrected text`.execute(db);
      await sql`alter table run_probes add column judged_success bigint`.execute(db);
      await sql`alter table run_probes add column corrections text`.execute(db);
      await sql`create index run_probes_corrected on run_probes (run_id) where corrected is not null`.execute(db);
      // Has all columns by which findings are counted and their records are named, so that no texts are read for it.
      await sql`create index run_probes_successes on run_probes (run_id, category, attack, sub_category, severity, ordinal)
        where success = 1 and is_control = 0`.execute(db);
      await sql`create table finding_targets (
        id text primary key,
        project_id text not null references projects (id),
        attacked text not null,
        model_name text
      )`.execute(db);
      await sql`create table findings (
        id text primary key,
        project_id text not null references projects (id),
        target_id text not null references finding_targets (id),
        category text not null,
        sub_category text not null,
        attack text not null,
        severity bigint not null,
        status text not null,
        is_held bigint not null,
        status_at text not null,
        status_run_id text,
        accepted_until text,
        first_seen text not null,
        last_seen text not null,
        latest_run_id text not null,
        latest_at text not null,
        latest_attempts bigint not null,
        latest_successes bigint not null,
        changes bigint not null
      )`.execute(db);
      await sql`create index findings_by_project on findings (project_id, last_seen, severity, id)`.execute(db);
      await sql`create index findings_by_target on findings (target_id)`.execute(db);
      await sql`create index findings_accepted on findings (accepted_until)
        where status = 'accepted' and accepted_until is not null`.execute(db);
      await sql`create table finding_runs (
        finding_id text not null references findings (id) on delete cascade,
        run_id text not null references runs (id) on delete cascade,
        at text not null,
        attempts bigint not null,
        successes bigint not null,
        severity bigint,
        primary key (finding_id, run_id)
      )`.execute(db);
      await sql`create index finding_runs_by_run on finding_runs (run_id)`.execute(db);
      await sql`create table finding_changes (
        finding_id text not null references findings (id) on delete cascade,
        seq bigint not null,
        at text not null,
        by_kind text not null,
        by_id text,
        by_name text,
        from_status text,
        to_status text not null,
        note text,
        accepted_until text,
        primary key (finding_id, seq)
      )`.execute(db);
    },
  };
}
