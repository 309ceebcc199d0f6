import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './dialects/sqlite-folder.ts';
import { DataFolderInUse } from './store-failures.ts';

const SQLITE_BUSY = 5;

/**
 * Locks the folder for this process until `release` is called. The lock is SQLite's lock on a small file, which the
 * operating system drops when the process ends in any way. The pid file next to it is only used for the error message.
 * Throws DataFolderInUse.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lockFile = join(folder, 'redoubt.lock');
  const pidFile = join(folder, 'redoubt.pid');
  makePrivateFile(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataFolderInUse(folder, readPid(pidFile), error) : error;
  }
  makePrivateFile(pidFile);
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}
