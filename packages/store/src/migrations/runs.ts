import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Red-team runs: a run, its probes, the turns of each probe, and its events. A probe has a row before it is attempted,
 * and all results of a run are computed from these rows. Claim times are in milliseconds, because they are compared and
 * never shown.
 */
export function runs(): Migration {
  return {
    async up(db) {
      await sql`create table runs (
        id text primary key,
        project_id text not null references projects (id),
        organisation_id text not null,
        key_name text not null,
        request_id text not null,
        name text,
        state text not null,
        state_reason text,
        signal text,
        spec text not null,
        sealed_target text not null,
        credits bigint not null,
        probes bigint not null,
        last_event bigint not null,
        created_at text not null,
        started_at text,
        ended_at text
      )`.execute(db);
      await sql`create index runs_by_project on runs (project_id, created_at)`.execute(db);
      await sql`create index runs_by_state on runs (state)`.execute(db);
      await sql`create table run_probes (
        run_id text not null references runs (id) on delete cascade,
        ordinal bigint not null,
        probe_id text not null,
        category text not null,
        sub_category text not null,
        attack text not null,
        place bigint not null,
        variant text not null,
        goal_id text not null,
        goal text not null,
        goal_source text not null,
        is_control bigint not null,
        state text not null,
        tries bigint not null,
        claimed_by text,
        claimed_until bigint,
        prompt text,
        response text,
        success bigint,
        refused bigint,
        score double precision,
        verdict text,
        judge text,
        error_kind text,
        error text,
        latency_ms bigint,
        prompt_tokens bigint,
        completion_tokens bigint,
        ended_at text,
        primary key (run_id, ordinal)
      )`.execute(db);
      // These indexes have more columns than a search needs. Progress and results are counted from the indexes alone,
      // without reading the rows and their texts. The columns of the second index are in the order in which results are
      // grouped.
      await sql`create index run_probes_by_state on run_probes (run_id, state, ordinal, is_control, success)`.execute(
        db,
      );
      await sql`create index run_probes_by_cell on run_probes (run_id, category, attack, sub_category, is_control, state,
        success, refused, place, prompt_tokens, completion_tokens)`.execute(db);
      await sql`create table run_turns (
        run_id text not null references runs (id) on delete cascade,
        ordinal bigint not null,
        step text not null,
        kind text not null,
        request text not null,
        answer text not null,
        at text not null,
        primary key (run_id, ordinal, step)
      )`.execute(db);
      await sql`create table run_paces (target text primary key, free_at bigint not null)`.execute(db);
      await sql`create table run_events (
        run_id text not null references runs (id) on delete cascade,
        seq bigint not null,
        kind text not null,
        ordinal bigint,
        data text,
        at text not null,
        primary key (run_id, seq)
      )`.execute(db);
    },
  };
}
