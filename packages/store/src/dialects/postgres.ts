import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens a pool that returns 64-bit integers as numbers. Connecting fails after 5 seconds if the server is away.
 * `queryTimeoutMs` limits each query; 0 means no limit.
 */
export function openPostgres(databaseUrl: string, { queryTimeoutMs }: { queryTimeoutMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    // Sends a statement at once instead of after the answer to the one before it. Nothing changes for code that awaits
    // each statement.
    pipeline: true,
    application_name: 'redoubt',
    types: { getTypeParser: numberParser },
  });
  // A connection that the server drops must not end the process. Its query rejects, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const numberParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 || oid === NUMERIC ? parseInteger : pg.types.getTypeParser(oid, format);

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not an integer that a number holds exactly`);
  return value;
}
