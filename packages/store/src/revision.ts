import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Part of the transaction that changes a key, a project or an organisation, so that no change goes unnoticed. */
export async function bumpRevision(tx: Transaction<Tables>): Promise<void> {
  await tx.updateTable('revision').set({ value: sql<number>`value + 1` }).execute();
}

/** The number of changes so far. */
export async function readRevision(db: Kysely<Tables>): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}
