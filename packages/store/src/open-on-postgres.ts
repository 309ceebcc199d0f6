import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { openPostgres } from './dialects/postgres.ts';
import { watchPostgresDisk } from './dialects/postgres-disk.ts';
import type { Engine } from './engine.ts';
import { commitOnPostgres } from './ledger/commit-on-postgres.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';

const QUERY_TIMEOUT_MS = 30_000;

/** Opens PostgreSQL and migrates its tables to this version. */
export async function openOnPostgres(databaseUrl: string, now: () => string, announce: () => void): Promise<Engine> {
  await migratePostgres(databaseUrl);
  const pool = openPostgres(databaseUrl, { queryTimeoutMs: QUERY_TIMEOUT_MS });
  const disk = watchPostgresDisk(pool);
  const log = (event: LogEvent) => {
    if (event.level === 'error') disk.note(event.error);
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  const commit = commitOnPostgres(pool, now, announce);
  return {
    kind: 'postgres',
    db,
    commit: (bookings) =>
      commit(bookings).catch((error: unknown) => {
        disk.note(error);
        throw error;
      }),
    assertRoom: disk.assertRoom,
    release: () => undefined,
  };
}

/**
 * Uses separate connections without a query timeout: a migration, or the wait for another node's migration, may take
 * longer than any later query. Kysely's migrator holds an advisory lock, so nodes that start together migrate one after
 * the other.
 */
async function migratePostgres(databaseUrl: string): Promise<void> {
  const pool = openPostgres(databaseUrl, { queryTimeoutMs: 0 });
  try {
    await migrate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), 'postgres');
  } finally {
    await pool.end();
  }
}
