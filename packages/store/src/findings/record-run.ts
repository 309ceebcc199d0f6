import { sql } from 'kysely';
import type { Writing } from '../runs/commit-writes.ts';
import { jsonRows } from '../runs/json-rows.ts';
import type { Actor, Run } from '../runs.ts';
import { type Cell, cellsOfRun, type PartOfRun } from './cells-of-run.ts';
import { type NewChange, writeChanges } from './finding-changes.ts';
import { dropSurplus, type FindingUpdate, insertFindings, updateFindings } from './finding-writes.ts';
import { nextStatus, type StatusMove } from './next-status.ts';

/** An ended run, as far as findings need it. */
interface EndedRun extends Pick<Run, 'id' | 'projectId' | 'state'> {
  readonly attacked: NonNullable<Run['attacked']>;
  /** ISO 8601. */
  readonly endedAt: string;
}

/** What is known of a finding before a run is recorded. */
interface KnownFinding {
  readonly id: string;
  readonly status: Parameters<typeof nextStatus>[0]['status'];
  readonly is_held: number;
  readonly status_at: string;
  readonly status_run_id: string | null;
  readonly latest_run_id: string;
  readonly latest_at: string;
}

/** The newest stored run in which the attack of a finding succeeded. */
interface ShownRow {
  readonly finding_id: string;
  readonly at: string;
  readonly successes: number;
  readonly severity: number | null;
}

/**
 * Updates the findings of a target by the verdicts of a run that has ended, or of a part of it that was corrected. It
 * belongs to the transaction that ended the run or corrected it. The counts of the run are replaced, so the step may be
 * repeated. Runs of older versions name no target and are passed over.
 */
export async function recordRun(writing: Writing, run: Run, by: Actor, part?: PartOfRun): Promise<void> {
  const { attacked, endedAt, id, projectId, state } = run;
  if (!attacked || !endedAt) return;
  await recordEnded(writing, { id, projectId, state, attacked, endedAt: endedAt.toISOString() }, by, part);
}

async function recordEnded(writing: Writing, run: EndedRun, by: Actor, part: PartOfRun | undefined): Promise<void> {
  await lockTarget(writing, run);
  const cells = await cellsOfRun(writing.tx, { id: run.id, targetId: run.attacked.id }, part);
  const known = await knownFindings(writing, run, part);
  const fresh = cells.filter(({ findingId, successes }) => successes > 0 && !known.has(findingId));
  await insertFindings(writing, run, fresh);
  await replaceCounts(writing, run, part, [...fresh, ...cells.filter(({ findingId }) => known.has(findingId))]);
  const cellOf = new Map(cells.map((cell) => [cell.findingId, cell]));
  const shown = await lastShown(writing, [...known.keys()]);
  const isLate = part !== undefined;
  const updates = [...known.values()].flatMap((finding) =>
    updateOf(run, finding, { cell: cellOf.get(finding.id), shown: shown.get(finding.id), isLate }),
  );
  await updateFindings(writing, updates);
  const started = fresh.map(
    (cell): NewChange => ({ findingId: cell.findingId, from: null, to: 'open', note: countsText(cell) }),
  );
  const moved = updates.flatMap(({ change }) => change ?? []);
  await writeChanges(writing, [...started, ...moved], by);
  if (fresh.length > 0) await dropSurplus(writing, run.projectId);
}

const countsText = ({ attempts, successes }: Cell): string => `${successes} of ${attempts} attempts succeeded`;

/** Locks the target until the commit, so that two runs that end at once do not change its findings at the same time. */
async function lockTarget({ tx }: Writing, { projectId, attacked }: EndedRun): Promise<void> {
  const row = { attacked: JSON.stringify(attacked), model_name: attacked.modelName };
  await tx
    .insertInto('finding_targets')
    .values({ id: attacked.id, project_id: projectId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Returns the findings of the run's target, or those of one sub-category. */
async function knownFindings(
  { tx }: Writing,
  { attacked }: EndedRun,
  part: PartOfRun | undefined,
): Promise<Map<string, KnownFinding>> {
  let rows = tx
    .selectFrom('findings')
    .select(['id', 'status', 'is_held', 'status_at', 'status_run_id', 'latest_run_id', 'latest_at'])
    .where('target_id', '=', attacked.id);
  if (part) rows = rows.where('category', '=', part.category).where('sub_category', '=', part.subCategory);
  return new Map((await rows.execute()).map((row) => [row.id, row]));
}

/** Stores what the run says of each finding in the place of what it said before. */
async function replaceCounts(
  { tx, engine }: Writing,
  { id, endedAt }: EndedRun,
  part: PartOfRun | undefined,
  cells: readonly Cell[],
): Promise<void> {
  let old = tx.deleteFrom('finding_runs').where('run_id', '=', id);
  if (part) {
    const ofPart = tx.selectFrom('findings').select('id').where('category', '=', part.category);
    old = old.where('finding_id', 'in', ofPart.where('sub_category', '=', part.subCategory));
  }
  await old.execute();
  const decided = cells.filter(({ attempts }) => attempts > 0);
  if (decided.length === 0) return;
  const columns = { finding_id: 'text', attempts: 'bigint', successes: 'bigint', severity: 'bigint' } as const;
  const rows = decided.map(({ findingId, ...counts }) => ({ finding_id: findingId, ...counts }));
  await sql`insert into finding_runs (finding_id, run_id, at, attempts, successes, severity)
    select finding_id, ${id}, ${endedAt}, attempts, successes, severity from ${jsonRows(engine, columns, rows)}`.execute(
    tx,
  );
}

async function lastShown({ tx, engine }: Writing, ids: readonly string[]): Promise<Map<string, ShownRow>> {
  if (ids.length === 0) return new Map();
  const those = jsonRows(
    engine,
    { id: 'text' },
    ids.map((id) => ({ id })),
  );
  const { rows } = await sql<ShownRow>`select finding_id, at, successes, severity from (
      select f.finding_id, f.at, f.successes, f.severity,
        row_number() over (partition by f.finding_id order by f.at desc, f.run_id desc) as place
      from ${those} join finding_runs f on f.finding_id = x.id where f.successes > 0
    ) as shown where place = 1`.execute(tx);
  return new Map(rows.map((row) => [row.finding_id, row]));
}

/** Records a run that has just ended. */
export const recordRunEnd = (writing: Writing, run: Run): Promise<void> =>
  recordRun(writing, run, { kind: 'run', id: run.id, name: run.name ?? null });

interface SeenFinding {
  readonly cell: Cell | undefined;
  readonly shown: ShownRow | undefined;
  /** Whether a verdict was corrected after the run had ended. */
  readonly isLate: boolean;
}

/** Returns how a run changes a finding. Returns nothing if the run did not attack it, now or before. */
function updateOf(run: EndedRun, finding: KnownFinding, { cell, shown, isLate }: SeenFinding): FindingUpdate[] {
  const { attempts, successes } = cell ?? NO_ATTEMPTS;
  const wasLatest = finding.latest_run_id === run.id;
  if (attempts === 0 && !wasLatest && shown) return [];
  const isLatest = wasLatest || (!isLate && attempts > 0);
  const move = moveOf(run, finding, { attempts, successes, shown });
  return [
    {
      id: finding.id,
      shown,
      latest: isLatest ? { runId: run.id, at: run.endedAt, attempts, successes } : undefined,
      statusRunId: run.id,
      change: move && { findingId: finding.id, from: finding.status, to: move.to, note: move.note },
    },
  ];
}

const NO_ATTEMPTS = { attempts: 0, successes: 0 };

function moveOf(
  run: EndedRun,
  finding: KnownFinding,
  { attempts, successes, shown }: Pick<Cell, 'attempts' | 'successes'> & { readonly shown: ShownRow | undefined },
): StatusMove | undefined {
  return nextStatus(
    {
      status: finding.status,
      isHeld: finding.is_held === 1,
      statusAt: finding.status_at,
      statusRunId: finding.status_run_id ?? undefined,
    },
    { runId: run.id, at: run.endedAt, isWhole: run.state === 'finished', attempts, successes, lastShown: shown },
  );
}
