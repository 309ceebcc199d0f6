import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEPT_FOLDER_VARIABLE } from '../../bench/peers/install-apart.ts';

/**
 * Makes one folder for all temporary files of a run, and removes it after the last test. This also covers tests that
 * were skipped and processes that were killed, which do not clean up.
 */
export function setup(): () => void {
  process.env[KEPT_FOLDER_VARIABLE] ??= tmpdir();
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-tests-'));
  // PostgreSQL has its folder inside and runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // An interrupted run does not call the function that is returned.
  process.once('exit', remove);
  return remove;
}
