import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { Kysely } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import { EmptyDatabase } from '../store-failures.ts';
import type { Tables } from '../tables.ts';
import { NodeSqliteDialect, openSqlite } from './sqlite.ts';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** File name endings of the database file, its write-ahead log and its shared-memory index. */
const endings = ['', '-wal', '-shm'];

/**
 * Makes a database file ready to be opened. Only its owner can read it. A new file appears with all its tables, so a
 * process that is killed at its first start does not leave an empty one. Throws EmptyDatabase.
 */
export async function prepareDatabaseFile(file: string): Promise<void> {
  if (!existsSync(file)) await makeDatabase(file);
  if (statSync(file).size === 0) throw new EmptyDatabase(file);
  for (const ending of endings) keepPrivate(file + ending);
}

/**
 * Creates a file that only its owner can read, or makes an existing file so. SQLite gives its additional files the same
 * mode.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  keepPrivate(file);
}

async function makeDatabase(file: string): Promise<void> {
  const draft = `${file}.new`;
  for (const ending of endings) rmSync(draft + ending, { force: true });
  makePrivateFile(draft);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openSqlite(draft)) });
  try {
    await migrate(db, 'sqlite');
  } finally {
    await db.destroy();
  }
  renameSync(draft, file);
}

/**
 * Removes the access of group and others. Leaves a file alone that this process does not own, because its owner decides
 * who may read it.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file) || (statSync(file).mode & OTHERS) === 0) return;
  try {
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
