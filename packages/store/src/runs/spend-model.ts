import { type Kysely, sql } from 'kysely';
import type { ModelSpending, ModelUsage } from '../runs.ts';
import type { Tables } from '../tables.ts';

const columns = {
  attacker: { calls: 'attacker_calls', tokens: 'attacker_tokens' },
  judge: { calls: 'judge_calls', tokens: 'judge_tokens' },
} as const;

/** Adds to the usage of a model if the result is within its limits. One statement does both, so no two calls pass. */
export async function spendModel(
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
