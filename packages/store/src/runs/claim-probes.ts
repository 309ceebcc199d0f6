import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClaimedProbe, Lease } from '../probe-claims.ts';
import type { Runs } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toClaimed } from './read-rows.ts';

interface Claim {
  readonly runId: string;
  readonly lease: Lease;
  readonly now: number;
}

/** Claims planned probes in the order of the plan. If there are too few, also claims probes whose lease has ended. */
export async function claimProbes(
  db: Kysely<Tables>,
  engine: Store['kind'],
  claim: Claim,
  most: number,
): Promise<ClaimedProbe[]> {
  const planned = await take(db, engine, claim, most, sql`state = 'planned'`);
  if (planned.length === most) return planned;
  const orphans = sql`state = 'running' and claimed_until < ${claim.now}`;
  return [...planned, ...(await take(db, engine, claim, most - planned.length, orphans))];
}

/**
 * Claims the next probe, unless a claim on a probe of the run still holds. Workers of one run wait for each other by the
 * lock on its row.
 */
export async function claimAlone(db: Kysely<Tables>, engine: Store['kind'], claim: Claim): Promise<ClaimedProbe[]> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select id from runs where id = ${claim.runId} for update`.execute(tx);
    const held = tx.selectFrom('run_probes').select('ordinal').where('run_id', '=', claim.runId);
    const isHeld = await held
      .where('state', '=', 'running')
      .where('claimed_until', '>=', claim.now)
      .limit(1)
      .executeTakeFirst();
    return isHeld ? [] : claimProbes(tx, engine, claim, 1);
  });
}

async function take(
  db: Kysely<Tables>,
  engine: Store['kind'],
  { runId, lease }: Claim,
  most: number,
  which: RawBuilder<unknown>,
): Promise<ClaimedProbe[]> {
  const first = sql`select ordinal from run_probes where run_id = ${runId} and ${which} order by ordinal limit ${most}`;
  // Skips rows that another worker is about to claim. As an array, the selection is made once. As a plain subquery, it
  // could be repeated for every row and select other rows each time. SQLite has only one worker.
  const isFree =
    engine === 'postgres'
      ? sql<boolean>`ordinal = any (array (${first} for update skip locked))`
      : sql<boolean>`ordinal in (${first})`;
  const rows = await db
    .updateTable('run_probes')
    .set({
      state: 'running',
      claimed_by: lease.worker,
      claimed_until: lease.until,
      tries: sql<number>`tries + 1`,
    })
    .where('run_id', '=', runId)
    .where(isFree)
    .returningAll()
    .execute();
  return rows.map(toClaimed).toSorted((a, b) => a.ordinal - b.ordinal);
}

type Freeing = Pick<Runs, 'renew' | 'giveBack' | 'giveBackAll' | 'replan' | 'rejudge'>;

/** The functions that extend claims and that make probes planned again. */
export function freeProbes(db: Kysely<Tables>): Freeing {
  return {
    async renew(id, { worker, until }) {
      await held(db, id, worker).set({ claimed_until: until }).execute();
    },
    async giveBack(id, worker) {
      await held(db, id, worker).set({ state: 'planned', claimed_by: null, claimed_until: null }).execute();
    },
    async giveBackAll() {
      const underWay = db.selectFrom('runs').select('id').where('state', 'in', ['queued', 'running', 'paused']);
      const running = db.updateTable('run_probes').where('run_id', 'in', underWay).where('state', '=', 'running');
      await running.set({ state: 'planned', claimed_by: null, claimed_until: null }).execute();
    },
    async replan(id) {
      const failed = db.updateTable('run_probes').where('run_id', '=', id).where('state', '=', 'failed');
      const blank = { state: 'planned', error: null, error_kind: null, not_independent: null, ended_at: null } as const;
      return Number((await failed.set(blank).executeTakeFirstOrThrow()).numUpdatedRows);
    },
    rejudge: (id, spec) =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('runs')
          .set({ spec: JSON.stringify(spec) })
          .where('id', '=', id)
          .execute();
        const answered = tx
          .updateTable('run_probes')
          .set({ ...unjudged, state: 'planned', ended_at: null })
          .where('run_id', '=', id)
          .where((or) => or.or([or('state', '=', 'judged'), or('error_kind', '=', 'judge')]));
        return Number((await answered.executeTakeFirstOrThrow()).numUpdatedRows);
      }),
  };
}

/**
 * Clears the old verdict, so that it is not counted while the probe waits for a new one. What a person said in its place
 * stays, and counts again with the new verdict.
 */
const unjudged = {
  success: null,
  judged_success: null,
  refused: null,
  score: null,
  verdict: null,
  judge: null,
  error: null,
  error_kind: null,
} as const;

const held = (db: Kysely<Tables>, id: string, worker: string) =>
  db.updateTable('run_probes').where('run_id', '=', id).where('state', '=', 'running').where('claimed_by', '=', worker);
