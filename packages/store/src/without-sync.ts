import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Commits on SQLite without waiting for the disk, because waiting would block the whole process. After a power cut the
 * last rows may be missing. Kysely's lock keeps other code off the connection in the meantime. Later commits of other
 * code are synced, and this commit with them.
 */
export async function withoutSync(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
