import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder for what is kept from run to run, where temporary files go with a run of the tests. */
export const KEPT_FOLDER_VARIABLE = 'TEST_KEPT_FOLDER';

const INSTALL_MS = 600_000;

/** Where packages are installed, or why they could not be. */
export type Installed = { readonly folder: string } | { readonly reason: string };

/**
 * Installs what a folder's package.json and lock file pin into a folder of their own, without running any scripts; once a
 * lock file. `install` where the lock file lacks optional packages of other platforms, which `ci` refuses. `further` are
 * words for npm.
 */
export function installApart(
  manifests: URL,
  name: string,
  how: 'ci' | 'install' = 'ci',
  further: readonly string[] = [],
): Installed {
  const file = (path: string) => new URL(path, manifests);
  const digest = createHash('sha256')
    .update(readFileSync(file('package-lock.json')))
    .digest('hex')
    .slice(0, 16);
  const folder = join(process.env[KEPT_FOLDER_VARIABLE] ?? tmpdir(), `redoubt-${name}-${digest}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return { folder };
  mkdirSync(folder, { recursive: true });
  for (const path of ['package.json', 'package-lock.json']) copyFileSync(file(path), join(folder, path));
  const quiet = ['--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error'];
  const words = [how, '--ignore-scripts', ...quiet, ...further];
  const { status, stderr, error } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS });
  if (status !== 0) return { reason: error?.message ?? lastErrorOf(stderr) };
  writeFileSync(done, '');
  return { folder };
}

/** What npm says about it: its first error that is a sentence. */
const lastErrorOf = (output: string): string =>
  output.split('\n').find((line) => /^npm error (?!code|syscall|errno)/.test(line)) ?? output.slice(-300);
