import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** One statement, so that two callers never get one moment (the generic cell rate algorithm with no burst). */
export async function nextCall(
  db: Kysely<Tables>,
  { target, intervalMs, now }: { target: string; intervalMs: number; now: number },
): Promise<number> {
  const interval = Math.ceil(intervalMs);
  const { free_at: freeAt } = await db
    .insertInto('run_paces')
    .values({ target, free_at: now + interval })
    .onConflict((conflict) =>
      conflict.column('target').doUpdateSet({
        free_at: sql<number>`case when run_paces.free_at > ${now} then run_paces.free_at else ${now} end + ${interval}`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow();
  return freeAt - interval;
}
