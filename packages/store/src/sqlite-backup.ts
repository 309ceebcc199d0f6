import { chmodSync, closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { appliedMigrations, markBackup, markWhole } from './dialects/sqlite-file.ts';
import { unknownMigrations } from './migrations/migrate.ts';

/** Information about a backup that is stored inside it. */
export interface BackupNote {
  readonly madeAt: string;
  /** Version of Redoubt. */
  readonly version: string;
  /** The content of `secret.key`; null if the backup does not include it. */
  readonly secretKey: string | null;
}

/**
 * Copies a database that a service may have open into a new file that only its owner can read. It reads in one
 * transaction, so the copy is of one moment, and writers can continue. The connection is read-only: a connection that
 * can write would, if it closes last, remove the log that a dead process has left.
 */
export function copyDatabase(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

/**
 * Copies a database that no service has open: a backup, or the file of a store. A file without a log is copied byte by
 * byte, because opening it would create a log next to it and make an incomplete copy look complete.
 */
export function copyForRestore(from: string, to: string): void {
  if (existsSync(`${from}-wal`)) {
    copyDatabase(from, to);
    return;
  }
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, 0o600);
}

/** Removes a copy and the files that SQLite may have created next to it. */
export function removeCopy(copy: string): void {
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(copy + rest, { force: true });
}

/**
 * Turns a copy into a backup: checks it and writes the note into it. The caller reads `secretKey` after the copy was
 * made.
 */
export function noteBackup(copy: string, note: BackupNote): void {
  const database = new DatabaseSync(copy);
  try {
    // Without write-ahead log, so that the copy is a single file.
    database.exec('pragma journal_mode = delete');
    assertSound(database, 'quick_check');
    database.exec('create table redoubt_backup (made_at, version, secret_key)');
    database.prepare('insert into redoubt_backup values (?, ?, ?)').run(note.madeAt, note.version, note.secretKey);
    markBackup(database);
  } finally {
    database.close();
  }
  syncFile(copy);
}

/**
 * Turns a copy into a store: checks it, removes the note and returns it. Returns undefined if the copy is not a backup.
 */
export function takeNote(copy: string): BackupNote | undefined {
  const database = new DatabaseSync(copy);
  try {
    // Without write-ahead log, so that the copy is a single file.
    database.exec('pragma journal_mode = delete');
    assertSound(database, 'integrity_check');
    assertOurs(appliedMigrations(database));
    const note = readNote(database);
    // SQLite overwrites deleted content, because the key must not remain in a free page.
    database.exec('pragma secure_delete = on; drop table if exists redoubt_backup');
    markWhole(database);
    return note;
  } finally {
    database.close();
    syncFile(copy);
  }
}

function readNote(database: DatabaseSync): BackupNote | undefined {
  const table = database.prepare(`select 1 from sqlite_schema where name = 'redoubt_backup'`).get();
  const row = table && database.prepare('select made_at, version, secret_key from redoubt_backup').get();
  if (!row) return undefined;
  const { made_at, version, secret_key } = row;
  return {
    madeAt: String(made_at),
    version: String(version),
    secretKey: typeof secret_key === 'string' ? secret_key : null,
  };
}

function assertSound(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): void {
  const [first] = database.prepare(`pragma ${check}(1)`).all();
  const answer = first?.[check];
  if (answer !== 'ok') throw new Error(`The database is damaged: ${answer}`);
}

function assertOurs(applied: readonly string[]): void {
  if (applied.length === 0) throw new Error('The database holds no tables of Redoubt');
  const [newer] = unknownMigrations(applied);
  if (newer)
    throw new Error(`The database is of a newer version of Redoubt (it has ${newer}); restore it with that one`);
}

/** Waits until the content of a file, or the names in a folder, are on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
