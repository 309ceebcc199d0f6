import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import type { FoldScope } from '../usage-rollup.ts';
import { type DaySums, foldEntries } from './fold-entries.ts';

/**
 * Entries per transaction. On SQLite a transaction blocks the event loop, so the size is adapted to the time that pages
 * take.
 */
const pageSize = { first: 500, least: 50, most: 4_000 } as const;
const PAGE_MS = 8;
const BALANCES_AT_ONCE = 100;

interface Behind {
  id: number;
  seq: number;
  folded: number;
}

/** Brings the sums of the balances in scope up to date with the ledger. Returns how many entries were added. */
export async function foldLedger(
  db: Kysely<Tables>,
  kind: Store['kind'],
  scope: FoldScope,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  let afterId = 0;
  for (;;) {
    const behind = await balancesBehind(db, scope, afterId);
    for (const balance of behind) count += await foldBalance(db, kind, balance, signal);
    const last = behind.at(-1);
    if (last === undefined || behind.length < BALANCES_AT_ONCE || signal?.aborted) return count;
    afterId = last.id;
  }
}

/** Returns balances with entries that are not in the sums yet, in the order of their ids. */
function balancesBehind(db: Kysely<Tables>, scope: FoldScope, afterId: number): Promise<Behind[]> {
  return db
    .selectFrom('balances')
    .leftJoin('usage_cursors', 'usage_cursors.balance_id', 'balances.id')
    .select(['balances.id', 'balances.seq', sql<number>`coalesce(usage_cursors.folded_seq, 0)`.as('folded')])
    .where('balances.id', '>', afterId)
    .where(inScope(scope))
    .where(sql<boolean>`balances.seq > coalesce(usage_cursors.folded_seq, 0)`)
    .orderBy('balances.id')
    .limit(BALANCES_AT_ONCE)
    .execute();
}

function inScope(scope: FoldScope): RawBuilder<boolean> {
  if ('organisationId' in scope) return sql`balances.organisation_id = ${scope.organisationId}`;
  return sql`balances.period >= ${toTimestamp(scope.since)}`;
}

/**
 * Adds entries only up to the `seq` that was read at the start, so that a steady stream of charges cannot keep a reader
 * waiting.
 */
async function foldBalance(
  db: Kysely<Tables>,
  kind: Store['kind'],
  { id, seq, folded }: Behind,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  let reached = folded;
  let size: number = pageSize.first;
  while (reached < seq && !signal?.aborted) {
    const startedAt = performance.now();
    const limit = size;
    const page = await db.transaction().execute((tx) => foldPage(tx, kind, id, limit));
    size = nextSize(size, performance.now() - startedAt);
    if (page.count === 0) break;
    count += page.count;
    reached = page.reached;
    await nextTurn();
  }
  return count;
}

/** Returns the number of entries that would have taken `PAGE_MS`, at most twice the previous size. */
function nextSize(size: number, elapsedMs: number): number {
  const fitting = Math.min(Math.round((size * PAGE_MS) / Math.max(elapsedMs, 0.1)), size * 2);
  return Math.min(Math.max(fitting, pageSize.least), pageSize.most);
}

/**
 * Adds one page; sums and cursor change in the same transaction. The cursor's row is locked first, so that nodes take
 * turns. No entry can appear behind the cursor later, because the ledger numbers and commits the entries of a balance
 * under the lock of its row.
 */
async function foldPage(
  tx: Transaction<Tables>,
  kind: Store['kind'],
  balanceId: number,
  limit: number,
): Promise<{ count: number; reached: number }> {
  const folded = await lockCursor(tx, kind, balanceId);
  const entries = await tx
    .selectFrom('ledger')
    .select(['seq', 'kind', 'mode', 'project_id', 'key_id', 'endpoint', 'credits', 'quantity', 'breakdown', 'at'])
    .where('balance_id', '=', balanceId)
    .where('seq', '>', folded)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const reached = entries.at(-1)?.seq ?? folded;
  if (entries.length === 0) return { count: 0, reached };
  await addSums(tx, kind, balanceId, foldEntries(entries));
  await tx.updateTable('usage_cursors').set({ folded_seq: reached }).where('balance_id', '=', balanceId).execute();
  return { count: entries.length, reached };
}

/** Locks the cursor and returns its `folded_seq`. SQLite needs no lock, because it has only one connection. */
async function lockCursor(tx: Transaction<Tables>, kind: Store['kind'], balanceId: number): Promise<number> {
  await tx
    .insertInto('usage_cursors')
    .values({ balance_id: balanceId, folded_seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const cursor = tx.selectFrom('usage_cursors').select('folded_seq').where('balance_id', '=', balanceId);
  const { folded_seq } = await (kind === 'postgres' ? cursor.forUpdate() : cursor).executeTakeFirstOrThrow();
  return folded_seq;
}

/** Adds all sums in one statement. The rows are passed as one JSON text with one array per row. */
async function addSums(
  tx: Transaction<Tables>,
  kind: Store['kind'],
  balanceId: number,
  sums: readonly DaySums[],
): Promise<void> {
  const json = JSON.stringify(
    sums.map((row) => [
      ...[row.item, row.day, row.project_id, row.key_id, row.endpoint],
      ...[row.credits, row.shadow_credits, row.quantity, row.requests],
    ]),
  );
  const rows = kind === 'postgres' ? sql`jsonb_array_elements(cast(${json} as jsonb))` : sql`json_each(${json})`;
  const whole = (index: number) => sql`cast(value ->> ${sql.lit(index)} as bigint)`;
  // SQLite needs "where true" to know that "on conflict" does not belong to a join.
  await sql`insert into usage_days as days
      (balance_id, item, day, project_id, key_id, endpoint, credits, shadow_credits, quantity, requests)
    select cast(${balanceId} as bigint), value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
      ${whole(5)}, ${whole(6)}, ${whole(7)}, ${whole(8)}
    from ${rows} as added where true
    on conflict (balance_id, item, day, project_id, key_id, endpoint) do update set
      credits = days.credits + excluded.credits,
      shadow_credits = days.shadow_credits + excluded.shadow_credits,
      quantity = days.quantity + excluded.quantity,
      requests = days.requests + excluded.requests`.execute(tx);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
