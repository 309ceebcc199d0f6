import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** A pool whose 64-bit integers arrive as numbers, and which fails within seconds where the server is away; 0 waits for ever. */
export function openPostgres(databaseUrl: string, { queryTimeoutMs }: { queryTimeoutMs: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    // A statement leaves when it is asked for, not when the one before it is answered; whoever waits for each is as before.
    pipeline: true,
    application_name: 'redoubt',
    types: { getTypeParser: numberParser },
  });
  // A connection that the server drops must not end the process: its query rejects, and the pool replaces it.
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

const UNIQUE_VIOLATION = '23505';
/** Serialisation failure and deadlock: the transaction did nothing and may simply run again. */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** True where the statement broke a unique or primary key. */
export function isPostgresUniqueViolation(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** True where the same transaction may be tried again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error));
}

/** True where the server itself refused, so that the connection is sound and can roll back: only its errors have a severity. */
export function isServerError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity !== undefined;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
