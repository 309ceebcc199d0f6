import { sql } from 'kysely';
import type { Writing } from '../runs/commit-writes.ts';
import { jsonRows } from '../runs/json-rows.ts';
import type { Cell } from './cells-of-run.ts';
import type { NewChange } from './finding-changes.ts';

/** The largest number of findings of a project. Sub-categories are free text, so their number has no other bound. */
const MAX_FINDINGS = 20_000;

/** What becomes of a finding. What is undefined stays as it is. */
export interface FindingUpdate {
  readonly id: string;
  /** The newest run that showed it. */
  readonly shown: { readonly at: string; readonly severity: number | null } | undefined;
  /** The newest run that attacked it. */
  readonly latest:
    | { readonly runId: string; readonly at: string; readonly attempts: number; readonly successes: number }
    | undefined;
  /** The run behind the new status. */
  readonly statusRunId: string;
  readonly change: NewChange | undefined;
}

interface SeenBy {
  readonly id: string;
  readonly projectId: string;
  readonly attacked: { readonly id: string };
  readonly endedAt: string;
}

/** Inserts findings that a run is the first to show. */
export async function insertFindings(
  { tx, engine, now }: Writing,
  { id, projectId, attacked, endedAt }: SeenBy,
  cells: readonly Cell[],
): Promise<void> {
  if (cells.length === 0) return;
  const columns = {
    id: 'text',
    category: 'text',
    sub_category: 'text',
    attack: 'text',
    severity: 'bigint',
    attempts: 'bigint',
    successes: 'bigint',
  } as const;
  const rows = cells.map(({ findingId, subCategory, ...cell }) => ({
    ...cell,
    id: findingId,
    sub_category: subCategory,
  }));
  await sql`insert into findings (id, project_id, target_id, category, sub_category, attack, severity, status, is_held,
      status_at, status_run_id, first_seen, last_seen, latest_run_id, latest_at, latest_attempts, latest_successes, changes)
    select id, ${projectId}, ${attacked.id}, category, sub_category, attack, severity, 'open', 0,
      ${now}, ${id}, ${endedAt}, ${endedAt}, ${id}, ${endedAt}, attempts, successes, 0
    from ${jsonRows(engine, columns, rows)}`.execute(tx);
}

const updateColumns = {
  id: 'text',
  severity: 'bigint',
  last_seen: 'text',
  latest_run_id: 'text',
  latest_at: 'text',
  latest_attempts: 'bigint',
  latest_successes: 'bigint',
  to: 'text',
  status_run_id: 'text',
} as const;

/** Writes what verdicts changed of findings. */
export async function updateFindings({ tx, engine, now }: Writing, updates: readonly FindingUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(updateRow);
  await sql`update findings set
      severity = coalesce(x.severity, findings.severity), last_seen = coalesce(x.last_seen, findings.last_seen),
      latest_run_id = coalesce(x.latest_run_id, findings.latest_run_id),
      latest_at = coalesce(x.latest_at, findings.latest_at),
      latest_attempts = coalesce(x.latest_attempts, findings.latest_attempts),
      latest_successes = coalesce(x.latest_successes, findings.latest_successes),
      status = coalesce(x."to", findings.status),
      status_at = case when x."to" is null then findings.status_at else ${now} end,
      status_run_id = case when x."to" is null then findings.status_run_id else x.status_run_id end
    from ${jsonRows(engine, updateColumns, rows)} where findings.id = x.id`.execute(tx);
}

function updateRow({ id, shown, latest, statusRunId, change }: FindingUpdate) {
  return {
    id,
    severity: shown?.severity,
    last_seen: shown?.at,
    latest_run_id: latest?.runId,
    latest_at: latest?.at,
    latest_attempts: latest?.attempts,
    latest_successes: latest?.successes,
    to: change?.to,
    status_run_id: statusRunId,
  };
}

/** Deletes the findings beyond the largest number: fixed ones first, and those that were not seen for longest. */
export async function dropSurplus({ tx }: Writing, projectId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('findings')
    .select(sql<number>`count(*)`.as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (count <= MAX_FINDINGS) return;
  const oldest = tx
    .selectFrom('findings')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy(sql`case when status = 'fixed' then 0 else 1 end`)
    .orderBy('last_seen')
    .orderBy('id')
    .limit(count - MAX_FINDINGS);
  await tx.deleteFrom('findings').where('id', 'in', oldest).execute();
}
