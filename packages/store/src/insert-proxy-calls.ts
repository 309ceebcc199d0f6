import { CompiledQuery, type Kysely, sql } from 'kysely';
import { metadataColumns, type ProxyCallRow } from './proxy-call-table.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** In the order of the statement's parameters. */
const columns = [...metadataColumns, 'request_text', 'response_text'] as const;

/** Rows of one statement on SQLite: few sizes, so that each is prepared once. */
const SQLITE_SIZES = [50, 10, 1];

/**
 * Inserts rows that are not there yet, all or none. The statements are made by hand: a row costs 7 µs that way, and 50
 * where it is passed as JSON.
 */
export async function insertProxyCalls(
  db: Kysely<Tables>,
  kind: Store['kind'],
  rows: readonly ProxyCallRow[],
): Promise<void> {
  if (kind === 'postgres') await db.executeQuery(insertion(kind, rows));
  else await db.connection().execute((connection) => withoutSync(connection, rows));
}

/**
 * A commit that does not wait for the disk, which would hold up the whole process: after a power cut the last rows of the
 * log may be missing. Kysely's lock keeps others off the connection meanwhile; what they commit afterwards is synced, and
 * this with it.
 */
async function withoutSync(connection: Kysely<Tables>, rows: readonly ProxyCallRow[]): Promise<void> {
  await sql`pragma synchronous = normal`.execute(connection);
  try {
    await connection.transaction().execute(async (tx) => {
      for (const part of partsOf(rows)) await tx.executeQuery(insertion('sqlite', part));
    });
  } finally {
    await sql`pragma synchronous = full`.execute(connection);
  }
}

function partsOf(rows: readonly ProxyCallRow[]): (readonly ProxyCallRow[])[] {
  const parts: (readonly ProxyCallRow[])[] = [];
  let from = 0;
  for (const size of SQLITE_SIZES) {
    for (; rows.length - from >= size; from += size) parts.push(rows.slice(from, from + size));
  }
  return parts;
}

function insertion(kind: Store['kind'], rows: readonly ProxyCallRow[]): CompiledQuery {
  const values = rows.flatMap((row) => columns.map((name) => row[name]));
  return CompiledQuery.raw(kind === 'sqlite' ? sqliteStatement(rows.length) : statementOf(kind, rows.length), values);
}

const sqliteStatements = new Map<number, string>();

/** Of one of the few sizes. */
function sqliteStatement(count: number): string {
  const known = sqliteStatements.get(count) ?? statementOf('sqlite', count);
  sqliteStatements.set(count, known);
  return known;
}

/** PostgreSQL numbers its parameters. */
function statementOf(kind: Store['kind'], count: number): string {
  const place = (index: number) => (kind === 'postgres' ? `$${index + 1}` : '?');
  const row = (from: number) => `(${columns.map((_, column) => place(from + column)).join(', ')})`;
  const rows = Array.from({ length: count }, (_, index) => row(index * columns.length));
  return `insert into proxy_calls (${columns.join(', ')}) values ${rows.join(', ')} on conflict (id) do nothing`;
}
