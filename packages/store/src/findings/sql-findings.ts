import type { Kysely } from 'kysely';
import type { FindingMark, FindingStatus, Findings } from '../findings.ts';
import type { Writing } from '../runs/commit-writes.ts';
import type { Actor } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { correctVerdict } from './correct-verdict.ts';
import { writeChanges } from './finding-changes.ts';
import { findFinding, listFindings } from './read-findings.ts';

/** The number of findings that one call of `expire` opens. */
const AT_ONCE = 500;
const EXPIRY: Actor = { kind: 'expiry', id: null, name: null };
/** Runs leave these alone until a person sets another status, or the acceptance expires. */
const HELD: readonly FindingStatus[] = ['accepted', 'false_positive'];

/** Opens the findings of either engine. */
export function openFindings(db: Kysely<Tables>, engine: Store['kind'], clock: () => Date): Findings {
  const write = <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> =>
    db.transaction().execute((tx) => work({ tx, engine, now: toTimestamp(clock()) }));
  return {
    list: (projectId, filter) => listFindings(db, projectId, filter),
    find: (projectId, id) => findFinding(db, projectId, id),
    mark: (projectId, id, mark) => write((writing) => markFinding(writing, { projectId, id }, mark)),
    correct: (place, correction) => write((writing) => correctVerdict(writing, place, correction)),
    expire: () => write(expireAcceptances),
  };
}

/** Locks the target of a finding until the commit, as the end of a run does, and returns the status of the finding. */
async function lockFinding({ tx, engine }: Writing, id: string, projectId: string) {
  const finding = tx.selectFrom('findings').where('id', '=', id).where('project_id', '=', projectId);
  const target = tx.selectFrom('finding_targets').select('id').where('id', 'in', finding.select('target_id'));
  await target.$if(engine === 'postgres', (query) => query.forUpdate()).execute();
  return finding.select('status').executeTakeFirst();
}

async function markFinding(
  writing: Writing,
  { projectId, id }: { projectId: string; id: string },
  { status, note, acceptedUntil, by }: FindingMark,
): Promise<boolean> {
  const finding = await lockFinding(writing, id, projectId);
  if (!finding) return false;
  await writing.tx
    .updateTable('findings')
    .set({
      status,
      is_held: HELD.includes(status) ? 1 : 0,
      status_at: writing.now,
      status_run_id: null,
      accepted_until: acceptedUntil,
    })
    .where('id', '=', id)
    .execute();
  await writeChanges(writing, [{ findingId: id, from: finding.status, to: status, note, acceptedUntil }], by);
  return true;
}

/** Opens accepted findings whose last day is over. */
async function expireAcceptances(writing: Writing): Promise<number> {
  const { tx, engine, now } = writing;
  const due = tx
    .selectFrom('findings')
    .select('id')
    .where('status', '=', 'accepted')
    .where('accepted_until', '<', now.slice(0, 'YYYY-MM-DD'.length))
    .orderBy('id')
    .limit(AT_ONCE);
  const ids = (await due.$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()).execute()).map(
    ({ id }) => id,
  );
  if (ids.length === 0) return 0;
  await tx
    .updateTable('findings')
    .set({ status: 'open', is_held: 0, status_at: now, status_run_id: null, accepted_until: null })
    .where('id', 'in', ids)
    .execute();
  const change = { from: 'accepted', to: 'open', note: 'The last day of the acceptance is over' } as const;
  await writeChanges(
    writing,
    ids.map((findingId) => ({ findingId, ...change })),
    EXPIRY,
  );
  return ids.length;
}
