import { chmodSync, closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { appliedMigrations, markBackup, markWhole } from './dialects/sqlite-file.ts';
import { unknownMigrations } from './migrations/migrate.ts';

/** What a backup says of itself. */
export interface BackupNote {
  readonly madeAt: string;
  /** Of Redoubt. */
  readonly version: string;
  /** The content of `secret.key`; null where the backup has none. */
  readonly secretKey: string | null;
}

/**
 * Copies a database that a service may have open into a new file that only its owner may read: one reading transaction,
 * so that the copy is of one moment. Writers go on meanwhile. The connection only reads: one that writes would, as the
 * last to close, remove the log that a process which died has left.
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
 * Copies a database that is no store in use: a backup, or the file of a store. One without a log is copied as bytes:
 * opening it would put a log beside it, and that would make an incomplete copy look complete.
 */
export function copyForRestore(from: string, to: string): void {
  if (existsSync(`${from}-wal`)) {
    copyDatabase(from, to);
    return;
  }
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, 0o600);
}

/** Removes a copy with what SQLite may have put beside it. */
export function removeCopy(copy: string): void {
  for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(copy + rest, { force: true });
}

/** Makes a backup of a copy: checks it and writes the note into it. `secretKey` is read after the copy was made. */
export function noteBackup(copy: string, note: BackupNote): void {
  const database = new DatabaseSync(copy);
  try {
    // A copy is one file.
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

/** Makes a store of a copy: checks it, takes the note out and answers it; undefined for a copy that is no backup. */
export function takeNote(copy: string): BackupNote | undefined {
  const database = new DatabaseSync(copy);
  try {
    // A copy is one file.
    database.exec('pragma journal_mode = delete');
    assertSound(database, 'integrity_check');
    assertOurs(appliedMigrations(database));
    const note = readNote(database);
    // What is deleted is overwritten: the key must not stay in a free page.
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

/** A file, or the names in a folder, are on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
