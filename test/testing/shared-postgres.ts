import { startPostgres } from '../../packages/store/src/testing/postgres.ts';
import { SHARED_POSTGRES_VARIABLE } from '../../packages/store/src/testing/test-database.ts';

/** Enough connections for two test files at a time, each with several nodes. */
const MAX_CONNECTIONS = 300;

/**
 * Starts the PostgreSQL server that all test files of a run share. Returns a function that stops it after the last
 * test.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Each project of the run calls this. Only the first call starts the server.
  if (process.env[SHARED_POSTGRES_VARIABLE] !== undefined) return async () => undefined;
  // Tests of crashes start a separate server, so this one need not survive a power cut.
  const server = await startPostgres({ fsync: 'off', max_connections: String(MAX_CONNECTIONS) });
  if (server === undefined) return async () => undefined;
  process.env[SHARED_POSTGRES_VARIABLE] = server.url;
  return server.stop;
}
