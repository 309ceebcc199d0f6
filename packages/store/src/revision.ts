import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Increases the revision. Call it in the transaction that changes a key, project or organisation, so that nodes notice
 * every change.
 */
export async function bumpRevision(tx: Transaction<Tables>): Promise<void> {
  await tx.updateTable('revision').set({ value: sql<number>`value + 1` }).execute();
}

/** Returns the number of changes so far. */
export async function readRevision(db: Kysely<Tables>): Promise<number> {
  const { value } = await db.selectFrom('revision').select('value').executeTakeFirstOrThrow();
  return value;
}
