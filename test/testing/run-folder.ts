import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEPT_FOLDER_VARIABLE } from '../../bench/peers/install-apart.ts';

/**
 * Makes one folder in which all temporary files of a run lie, and removes it after the last test. A test that was left
 * out, or a process that was killed, does not tidy up after itself.
 */
export function setup(): () => void {
  process.env[KEPT_FOLDER_VARIABLE] ??= tmpdir();
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-tests-'));
  // PostgreSQL has a folder in it, and runs as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is interrupted does not come to its end.
  process.once('exit', remove);
  return remove;
}
