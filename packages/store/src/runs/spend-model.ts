import { type Kysely, sql } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { ModelSpending, ModelUsage } from '../runs.ts';
import type { Tables } from '../tables.ts';

const columns = {
  attacker: { calls: 'attacker_calls', tokens: 'attacker_tokens' },
  judge: { calls: 'judge_calls', tokens: 'judge_tokens' },
} as const;

const MAX_BATCH = 256;
const MAX_WAITING = 50_000;

interface Spending {
  readonly id: string;
  readonly spending: ModelSpending;
}

interface Booked {
  readonly usage: ModelUsage | undefined;
}

/** What runs use of models. Each call of a model books twice, so bookings that wait at the same time share a commit. */
export function openSpendings(db: Kysely<Tables>) {
  const queue = new GroupCommit<Spending, Booked>({
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    async commit(items) {
      const booked = new Map<Spending, Booked | Error>();
      for (const own of Map.groupBy(items, ({ id }) => id).values()) {
        const results = await bookTogether(db, own);
        for (const [at, item] of own.entries()) booked.set(item, results[at] ?? new Error('A call was not booked'));
      }
      return items.map((item) => booked.get(item) ?? new Error('A call was not booked'));
    },
  });
  return {
    spend: async (id: string, spending: ModelSpending) => (await queue.add({ id, spending })).usage,
    close: () => queue.close(),
  };
}

/**
 * Books what one run spends. A transaction locks the row of one run, so that processes cannot wait for each other in a
 * circle, and the failure of one run is not that of another.
 */
async function bookTogether(db: Kysely<Tables>, own: readonly Spending[]): Promise<readonly (Booked | Error)[]> {
  try {
    return await db.transaction().execute(async (tx) => {
      const booked: Booked[] = [];
      for (const { id, spending } of own) booked.push({ usage: await spendModel(tx, id, spending) });
      return booked;
    });
  } catch (error) {
    const failure = new Error('The calls of a model could not be booked', { cause: error });
    return own.map(() => failure);
  }
}

/** Adds to the usage of a model if the result is within its limits. One statement does both, so no two calls pass. */
async function spendModel(
  db: Kysely<Tables>,
  id: string,
  { role, calls, tokens, most = {} }: ModelSpending,
): Promise<ModelUsage | undefined> {
  const column = columns[role];
  const [callsAfter, tokensAfter] = [
    sql<number>`${sql.ref(column.calls)} + ${calls}`,
    sql<number>`${sql.ref(column.tokens)} + ${tokens}`,
  ];
  let change = db
    .updateTable('runs')
    .set({ [column.calls]: callsAfter, [column.tokens]: tokensAfter })
    .where('id', '=', id);
  if (most.calls !== undefined) change = change.where(callsAfter, '<=', most.calls);
  if (most.tokens !== undefined) change = change.where(tokensAfter, '<=', most.tokens);
  const after = [`${column.calls} as calls`, `${column.tokens} as tokens`] as const;
  return change.returning(after).executeTakeFirst();
}
