import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The log of the AI proxy's calls. Ids sort by time, so rows are added at the end of the table and deleted from its
 * beginning. There is no foreign key, because every insert would pay for the check. The texts are the last columns, so
 * that reading the other columns does not read them.
 */
export function proxyCalls(): Migration {
  return {
    async up(db) {
      await sql`create table proxy_calls (
        id text primary key,
        project_id text not null,
        organisation_id text not null,
        key_name text not null,
        deployment_id bigint not null,
        deployment_name text not null,
        request_id text not null,
        path text not null,
        tags text not null,
        model_asked text,
        model_answered text,
        provider text,
        is_streamed bigint not null,
        status bigint not null,
        outcome text not null,
        attempts text not null,
        finish_reason text,
        prompt_tokens bigint,
        completion_tokens bigint,
        credits bigint not null,
        input_guardrails_us bigint,
        output_guardrails_us bigint,
        first_byte_us bigint,
        total_us bigint not null,
        findings text not null,
        request_text text,
        response_text text
      )`.execute(db);
      await sql`create index proxy_calls_by_project on proxy_calls (project_id, id)`.execute(db);
      await sql`create index proxy_calls_by_deployment on proxy_calls (project_id, deployment_name, id)`.execute(db);
      // Most calls are answered. The partial index leaves them out, so they cost nothing here.
      await sql`create index proxy_calls_by_outcome on proxy_calls (project_id, outcome, id)
        where outcome <> 'answered'`.execute(db);
    },
  };
}
