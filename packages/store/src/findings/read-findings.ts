import { type Kysely, sql } from 'kysely';
import type { Finding, FindingChange, FindingDetail, FindingEvidence, FindingFilter, FindingRun } from '../findings.ts';
import { isShownIn } from '../runs/report-rows.ts';
import type { AttackedTarget } from '../runs.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { namesOfAttack } from './cells-of-run.ts';
import { MAX_CHANGES } from './finding-changes.ts';

/** Limits on what one finding is answered with: runs, runs whose records are named, and records of each. */
const MAX_RUNS = 20;
const MAX_EVIDENCE_RUNS = 5;
const MAX_EVIDENCE = 10;

interface Totals {
  readonly runs: number;
  readonly attempts: number;
  readonly successes: number;
}
const NO_TOTALS: Totals = { runs: 0, attempts: 0, successes: 0 };

const selected = (db: Kysely<Tables>, projectId: string) =>
  db
    .selectFrom('findings')
    .innerJoin('finding_targets', 'finding_targets.id', 'findings.target_id')
    .innerJoin('finding_changes as last', (join) =>
      join.onRef('last.finding_id', '=', 'findings.id').onRef('last.seq', '=', 'findings.changes'),
    )
    .selectAll('findings')
    .select(['finding_targets.attacked', 'last.note', 'last.by_kind', 'last.by_id', 'last.by_name'])
    .where('findings.project_id', '=', projectId);

type FindingRows = ReturnType<typeof selected>;
type SelectedRow = Awaited<ReturnType<FindingRows['execute']>>[number];

/** Lists findings by when they were last seen, newest first, and those of one moment by severity. */
export async function listFindings(db: Kysely<Tables>, projectId: string, filter: FindingFilter): Promise<Finding[]> {
  let rows = matching(selected(db, projectId), filter);
  const { after } = filter;
  if (after) {
    const place = sql`(${toTimestamp(after.lastSeen)}, ${after.severity}, ${after.id})`;
    rows = rows.where(sql<boolean>`(findings.last_seen, findings.severity, findings.id) < ${place}`);
  }
  const found = await rows
    .orderBy('findings.last_seen', 'desc')
    .orderBy('findings.severity', 'desc')
    .orderBy('findings.id', 'desc')
    .limit(filter.limit)
    .execute();
  const totals = await totalsOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => toFinding(row, totals.get(row.id)));
}

function matching(findings: FindingRows, filter: FindingFilter): FindingRows {
  const { status, severity, category, attack, targetId, modelName, runId, since } = filter;
  let rows = findings;
  if (status !== undefined) rows = rows.where('findings.status', '=', status);
  if (severity !== undefined) rows = rows.where('findings.severity', '=', severity);
  if (category !== undefined) rows = rows.where(isShownIn(category, 'findings'));
  if (attack !== undefined) rows = rows.where('findings.attack', '=', attack);
  if (targetId !== undefined) rows = rows.where('findings.target_id', '=', targetId);
  if (modelName !== undefined) rows = rows.where('finding_targets.model_name', '=', modelName);
  if (since !== undefined) rows = rows.where('findings.last_seen', '>=', toTimestamp(since));
  if (runId !== undefined) {
    const ofRun = sql<string>`(select finding_id from finding_runs where run_id = ${runId})`;
    rows = rows.where('findings.id', 'in', ofRun);
  }
  return rows;
}

/** Sums up the stored runs of each finding. */
async function totalsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Totals>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('finding_runs')
    .select([
      'finding_id',
      sql<number>`count(*)`.as('runs'),
      sql<number>`sum(attempts)`.as('attempts'),
      sql<number>`sum(successes)`.as('successes'),
    ])
    .where('finding_id', 'in', ids)
    .groupBy('finding_id')
    .execute();
  return new Map(rows.map(({ finding_id, ...totals }) => [finding_id, totals]));
}

function toFinding(row: SelectedRow, total: Totals = NO_TOTALS): Finding {
  return {
    id: row.id,
    target: JSON.parse(row.attacked) as AttackedTarget,
    category: row.category,
    subCategory: row.sub_category,
    attack: row.attack,
    severity: row.severity,
    status: row.status,
    statusAt: new Date(row.status_at),
    statusBy: { kind: row.by_kind, id: row.by_id, name: row.by_name },
    statusNote: row.note,
    acceptedUntil: row.accepted_until,
    firstSeen: new Date(row.first_seen),
    lastSeen: new Date(row.last_seen),
    latest: {
      runId: row.latest_run_id,
      at: new Date(row.latest_at),
      attempts: row.latest_attempts,
      successes: row.latest_successes,
    },
    total,
  };
}

/** Returns a finding of a project with its history, its newest runs and their successes. */
export async function findFinding(
  db: Kysely<Tables>,
  projectId: string,
  id: string,
): Promise<FindingDetail | undefined> {
  const row = await selected(db, projectId).where('findings.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const finding = toFinding(row, (await totalsOf(db, [id])).get(id));
  const runs = await runsOf(db, id);
  return { ...finding, history: await historyOf(db, id), runs, evidence: await evidenceOf(db, finding, runs) };
}

async function historyOf(db: Kysely<Tables>, id: string): Promise<FindingChange[]> {
  const rows = db.selectFrom('finding_changes').selectAll().where('finding_id', '=', id);
  return (await rows.orderBy('seq', 'desc').limit(MAX_CHANGES).execute()).map((row) => ({
    at: new Date(row.at),
    by: { kind: row.by_kind, id: row.by_id, name: row.by_name },
    from: row.from_status,
    to: row.to_status,
    note: row.note,
    acceptedUntil: row.accepted_until,
  }));
}

async function runsOf(db: Kysely<Tables>, id: string): Promise<FindingRun[]> {
  const rows = db.selectFrom('finding_runs').selectAll().where('finding_id', '=', id);
  return (await rows.orderBy('at', 'desc').orderBy('run_id', 'desc').limit(MAX_RUNS).execute()).map((row) => ({
    runId: row.run_id,
    at: new Date(row.at),
    attempts: row.attempts,
    successes: row.successes,
  }));
}

/** Names successful attempts of the newest runs that have some, the first of each run. */
async function evidenceOf(
  db: Kysely<Tables>,
  { category, subCategory, attack }: Finding,
  runs: readonly FindingRun[],
): Promise<FindingEvidence[]> {
  const evidence: FindingEvidence[] = [];
  for (const { runId } of runs.filter(({ successes }) => successes > 0).slice(0, MAX_EVIDENCE_RUNS)) {
    const rows = await db
      .selectFrom('run_probes')
      .select('ordinal')
      .where('run_id', '=', runId)
      .where('category', '=', category)
      .where('attack', 'in', namesOfAttack(attack))
      .where('sub_category', '=', subCategory)
      // Repeats the condition of the partial index literally, so that the index can be used.
      .where(sql<boolean>`success = 1 and is_control = 0`)
      .orderBy('ordinal')
      .limit(MAX_EVIDENCE)
      .execute();
    evidence.push(...rows.map(({ ordinal }) => ({ runId, ordinal })));
  }
  return evidence;
}
