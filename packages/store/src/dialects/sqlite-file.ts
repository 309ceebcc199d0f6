import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { BackupIsNoStore, IncompleteDatabase, NotADatabase } from '../store-failures.ts';

/** Size, magic text and field offsets of the header of a database file (sqlite.org/fileformat.html, 1.3). */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const PAGE_COUNT_AT = 28;
const USER_VERSION_AT = 60;

/** `user_version` of a file that a process has open, or had open when it died. It is 0 after a clean stop. */
const IN_USE = 1;
/** `user_version` of a backup. A backup contains an extra table, which restoring removes. */
const BACKUP = 2;

/** The fields that are read from the header of a database file. */
interface FileHeader {
  readonly pages: number;
  readonly userVersion: number;
}

/**
 * Throws IncompleteDatabase if a database was copied without its write-ahead log. While a database is open, the newest
 * writes are in `redoubt.db-wal`, and a copy of `redoubt.db` alone lacks them. A process that dies leaves its log, and
 * a clean stop clears the mark, so a marked file without a log is such a copy. Throws BackupIsNoStore for a backup.
 * Call it before the database is opened, because opening creates a log.
 */
export function assertComplete(file: string): void {
  if (!existsSync(file) || existsSync(`${file}-wal`)) return;
  // An empty file is not a copy of a running service. Opening it decides whether it is valid.
  const header = readHeader(file);
  if (header?.userVersion === BACKUP) throw new BackupIsNoStore(file);
  if (header && isIncomplete(header)) throw new IncompleteDatabase(file);
}

/** Returns whether a file was copied without the log that belongs to it. Throws NotADatabase. */
export function lacksItsLog(file: string): boolean {
  const header = readHeader(file);
  if (!header) throw new NotADatabase(file);
  return isIncomplete(header) && !existsSync(`${file}-wal`);
}

/** A file with only one page has no tables: they were all in the log. */
const isIncomplete = ({ userVersion, pages }: FileHeader): boolean => userVersion === IN_USE || pages <= 1;

/** Reads the header of a database file. Returns undefined for an empty file. Throws NotADatabase. */
function readHeader(file: string): FileHeader | undefined {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  let length: number;
  try {
    length = readSync(handle, bytes, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(handle);
  }
  if (length === 0) return undefined;
  if (length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new NotADatabase(file);
  return { pages: bytes.readUInt32BE(PAGE_COUNT_AT), userVersion: bytes.readUInt32BE(USER_VERSION_AT) };
}

/** Marks the file as in use and writes the whole log into the file, so that the file itself contains the tables. */
export function markInUse(database: DatabaseSync): void {
  database.exec(`pragma user_version = ${IN_USE}; pragma wal_checkpoint(truncate)`);
}

/** Clears the in-use mark. When the last connection closes, SQLite writes the log into the file and deletes the log. */
export function markWhole(database: DatabaseSync): void {
  database.exec('pragma user_version = 0');
}

/** Marks a copy as a backup. */
export function markBackup(database: DatabaseSync): void {
  database.exec(`pragma user_version = ${BACKUP}`);
}

/** Returns the names of the migrations that a database has; an empty list for a database of another program. */
export function appliedMigrations(database: DatabaseSync): string[] {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
  if (!table) return [];
  return database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
}
