import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Installed, KEPT_FOLDER_VARIABLE } from './install-apart.ts';

const INSTALL_MS = 600_000;

/** Makes an environment of Python with what the requirements pin, once. No package is built: a build may run anything. */
export function installPythonApart(requirements: URL, name: string): Installed {
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const folder = join(process.env[KEPT_FOLDER_VARIABLE] ?? tmpdir(), `redoubt-${name}-${digest}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return { folder };
  mkdirSync(folder, { recursive: true });
  const quiet = ['--quiet', '--disable-pip-version-check', '--only-binary', ':all:'];
  const reason =
    failureOf('python3', ['-m', 'venv', folder]) ??
    failureOf(pythonIn(folder), ['-m', 'pip', 'install', ...quiet, '-r', fileURLToPath(requirements)]);
  if (reason !== undefined) return { reason };
  writeFileSync(done, '');
  return { folder };
}

/** The interpreter of an environment. */
export const pythonIn = (folder: string): string => join(folder, 'bin/python');

/** Returns what a command says where it fails. */
function failureOf(command: string, words: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, words, { encoding: 'utf8', timeout: INSTALL_MS });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `${command} failed`);
}
