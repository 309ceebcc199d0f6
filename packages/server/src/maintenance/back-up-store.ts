import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KEY_FILE } from '@redoubt/secrets';
import { assertComplete, copyDatabase, DATABASE_FILE, noteBackup, removeCopy, syncFile } from '@redoubt/store';
import type { Config } from '../config/settings.ts';
import { version } from '../version.ts';

interface BackupOrder {
  readonly config: Pick<Config, 'dataDir' | 'secretKey'>;
  /** Path of the backup file. */
  readonly file: string;
  readonly withoutSecretKey: boolean;
  /** True to replace an existing file. */
  readonly force: boolean;
}

/** Where the secret key is: in the backup, left out, configured elsewhere by the operator, or never created. */
type KeyInBackup = 'held' | 'left out' | 'set elsewhere' | 'none';

/** A finished backup. */
export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly secretKey: KeyInBackup;
}

/**
 * Writes a backup of the embedded store, even while a service uses it. The result is one file that only its owner can
 * read. It appears under its name only when complete. Throws if there is no store or the file already exists.
 */
export function backUpStore({ config, file, withoutSecretKey, force }: BackupOrder): MadeBackup {
  const database = join(config.dataDir, DATABASE_FILE);
  if (!existsSync(database)) {
    throw new Error(`There is no store in ${config.dataDir}; name the folder with --data-dir`);
  }
  assertComplete(database);
  if (existsSync(file) && !force) throw new Error(`${file} is there already; choose another name, or add --force`);
  const draft = `${file}.${randomUUID()}`;
  try {
    copyDatabase(database, draft);
    const keyFile = join(config.dataDir, KEY_FILE);
    const secretKey = keyInBackup(keyFile, { config, withoutSecretKey });
    const key = secretKey === 'held' ? readFileSync(keyFile, 'utf8') : null;
    noteBackup(draft, { madeAt: new Date().toISOString(), version, secretKey: key });
    renameSync(draft, file);
    syncFile(dirname(file));
    return { file, bytes: statSync(file).size, secretKey };
  } catch (error) {
    throw new Error(`The backup cannot be made: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    removeCopy(draft);
  }
}

/** Must run after the copy. A key is written to its file before anything is encrypted with it. */
function keyInBackup(
  keyFile: string,
  { config, withoutSecretKey }: Pick<BackupOrder, 'config' | 'withoutSecretKey'>,
): KeyInBackup {
  if (config.secretKey) return 'set elsewhere';
  if (!existsSync(keyFile)) return 'none';
  return withoutSecretKey ? 'left out' : 'held';
}
