import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClaimedProbe, Lease } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toClaimed } from './read-rows.ts';

interface Claim {
  readonly runId: string;
  readonly lease: Lease;
  readonly now: number;
}

/** Takes planned probes in the order of the plan; where those are too few, probes whose worker is gone. */
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

async function take(
  db: Kysely<Tables>,
  engine: Store['kind'],
  { runId, lease }: Claim,
  most: number,
  which: RawBuilder<unknown>,
): Promise<ClaimedProbe[]> {
  const first = sql`select ordinal from run_probes where run_id = ${runId} and ${which} order by ordinal limit ${most}`;
  // Rows that another worker is about to take are passed over. As an array the choice is made once: as a plain subquery
  // it can be made anew for every row, and each time take others. SQLite has one worker.
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
