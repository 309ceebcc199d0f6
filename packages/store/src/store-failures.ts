import { basename, dirname } from 'node:path';
import type { SavedKind } from './saved-resources.ts';

/** The queue of writes is full. The caller answers 503, and nothing is booked. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
  constructor(waiting: number) {
    super(`${waiting} charges already wait for the store; try again shortly`);
  }
}

/** Another process has this data folder open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  readonly pid: number | undefined;
  constructor(folder: string, pid: number | undefined, cause?: unknown) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The data folder ${folder} is in use by ${holder}. Stop it, choose another folder, or set DATABASE_URL to share one PostgreSQL.`,
      { cause },
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/** The database was copied while a service had it open, but without the file that contains the newest writes. */
export class IncompleteDatabase extends Error {
  override readonly name = 'IncompleteDatabase';
  constructor(file: string) {
    super(
      `${file} is incomplete: it was copied while a service had it open, without ${basename(file)}-wal, which holds the newest writes. Put that file beside it, or make the copy with "redoubt backup". To go on with what the file holds, restore it into another folder: redoubt restore ${file} --data-dir FOLDER --accept-missing-writes`,
    );
  }
}

/** The database file exists but is empty. Its content was lost, and creating a new installation would hide that. */
export class EmptyDatabase extends Error {
  override readonly name = 'EmptyDatabase';
  constructor(file: string) {
    super(
      `The database ${file} is empty (0 bytes): a copy that broke off, or a disk that was full. Restore it from a backup; to start with an empty store, delete it.`,
    );
  }
}

/** A backup is in the place of a store. */
export class BackupIsNoStore extends Error {
  override readonly name = 'BackupIsNoStore';
  constructor(file: string) {
    super(
      `${file} is a backup; move it elsewhere and restore it with "redoubt restore BACKUP --data-dir ${dirname(file)}"`,
    );
  }
}

/** The file is not a database. */
export class NotADatabase extends Error {
  override readonly name = 'NotADatabase';
  constructor(file: string) {
    super(`${file} is no SQLite database; restore it from a backup ("redoubt restore"), or name another file`);
  }
}

/** Another resource of that kind has the name. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken';
  readonly kind: string;
  readonly taken: string;
  constructor(
    kind: 'organisation' | 'project' | 'protected text' | 'model' | SavedKind,
    taken: string,
    cause?: unknown,
  ) {
    super(`There is already a ${kind} named "${taken}"`, { cause });
    this.kind = kind;
    this.taken = taken;
  }
}

/** A reversal, settle or release names a ledger entry that does not exist or is of the wrong kind. */
export class UnknownEntry extends Error {
  override readonly name = 'UnknownEntry';
  constructor(entryId: string) {
    super(`There is no charge with the ledger entry id "${entryId}"`);
  }
}

/** The store has been closed. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
  constructor() {
    super('The store is closed');
  }
}

/** The disk of the store is full. Reads continue to work, but every write fails. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
  constructor(cause: unknown) {
    super('The disk of the store is full; make room on it, or give it more', { cause });
  }
}

const SQLITE_FULL = 13;
/**
 * Error codes of a full disk: `ENOSPC` (no space) and `EDQUOT` (quota) of the operating system, and `disk_full` of
 * PostgreSQL.
 */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
const MAX_CAUSES = 5;

/** Returns whether the error, or one of its causes, says that a disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && error instanceof Error; depth += 1) {
    if (error instanceof StoreFull) return true;
    if ('errcode' in error && error.errcode === SQLITE_FULL) return true;
    if ('code' in error && fullCodes.includes(error.code)) return true;
    error = error.cause;
  }
  return false;
}
