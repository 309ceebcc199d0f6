import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from '@redoubt/secrets';
import {
  type BackupNote,
  copyForRestore,
  DATABASE_FILE,
  IncompleteDatabase,
  lacksItsLog,
  lockDataFolder,
  removeCopy,
  syncFile,
  takeNote,
} from '@redoubt/store';

interface RestoreOrder {
  /** A backup, or the database file of a store. */
  readonly file: string;
  readonly dataDir: string;
  /** True to move the folder's current content aside. */
  readonly force: boolean;
  /** True to accept a database file that was copied without its log. */
  readonly acceptMissingWrites: boolean;
}

/** The result of a restore. */
export interface RestoredStore {
  readonly dataDir: string;
  /** When the backup was made; undefined for a database file that is no backup. */
  readonly madeAt: string | undefined;
  /** Whether the folder has a secret key now. */
  readonly hasSecretKey: boolean;
  /** Where the earlier content of the folder is now. Undefined if there was none. */
  readonly putAside: string | undefined;
}

/** Files of the lock. Every folder that was ever opened contains them. */
const lockFiles: readonly string[] = ['redoubt.lock', 'redoubt.lock-journal', 'redoubt.pid'];
const DRAFT = 'redoubt.restoring';

/**
 * Creates a data folder from a backup. The folder changes only after the backup was checked. Throws DataFolderInUse if
 * a service uses the folder.
 */
export function restoreStore({ file, dataDir, force, acceptMissingWrites }: RestoreOrder): RestoredStore {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (lacksItsLog(file) && !acceptMissingWrites) throw new IncompleteDatabase(file);
  const lock = lockDataFolder(dataDir);
  const draft = join(dataDir, DRAFT);
  try {
    removeCopy(draft);
    const there = readdirSync(dataDir).filter((name) => !lockFiles.includes(name));
    if (there.length > 0 && !force) {
      throw new Error(
        `${dataDir} is not empty (${there[0]}); restore into another folder, or add --force, which puts what is there aside`,
      );
    }
    copyForRestore(file, draft);
    const note = takeNote(draft);
    const putAside = moveAside(dataDir, there, note);
    if (note?.secretKey) writeFileSync(join(dataDir, KEY_FILE), note.secretKey, { mode: 0o600, flush: true });
    renameSync(draft, join(dataDir, DATABASE_FILE));
    syncFile(dataDir);
    return { dataDir, madeAt: note?.madeAt, hasSecretKey: existsSync(join(dataDir, KEY_FILE)), putAside };
  } finally {
    removeCopy(draft);
    lock.release();
  }
}

/** Moves the current files aside. A key stays if the backup has none, because the backup may need it. */
function moveAside(dataDir: string, there: readonly string[], note: BackupNote | undefined): string | undefined {
  const moved = there.filter((name) => name !== KEY_FILE || note?.secretKey);
  if (moved.length === 0) return undefined;
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of moved) renameSync(join(dataDir, name), join(aside, name));
  return aside;
}
