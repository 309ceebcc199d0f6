import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/**
 * The environment variable with the URL of the server that the whole test run shares. `test/testing/shared-postgres.ts`
 * starts that server.
 */
export const SHARED_POSTGRES_VARIABLE = 'TEST_POSTGRES_URL';

/** An empty PostgreSQL database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops the database, even if there are open connections. */
  stop(): Promise<void>;
}

/**
 * Makes a database on the shared server of the test run. Outside of a test run it starts a separate server. A test that
 * stops the whole server uses `startPostgres` instead.
 * @throws if PostgreSQL is not installed
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const shared = process.env[SHARED_POSTGRES_VARIABLE];
  if (shared !== undefined) return createDatabase(shared);
  const server = await startPostgres();
  if (server === undefined) throw new Error('PostgreSQL is not installed');
  return server;
}

async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => runSql(server, `drop database if exists ${name} with (force)`) };
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
