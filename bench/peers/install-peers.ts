import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALL_MS = 300_000;

/** Where the peers are installed, or why they could not be. */
export type Installed = { readonly folder: string } | { readonly reason: string };

/** Installs the pinned peers into a temporary folder of their own, without running their scripts; once a lock file. */
export function installPeers(): Installed {
  const file = (name: string) => new URL(name, import.meta.url);
  const digest = createHash('sha256')
    .update(readFileSync(file('package-lock.json')))
    .digest('hex')
    .slice(0, 16);
  const folder = join(tmpdir(), `redoubt-peers-${digest}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return { folder };
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(file(name), join(folder, name));
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', timeout: INSTALL_MS });
  if (status !== 0) return { reason: error?.message ?? lastErrorOf(stderr) };
  writeFileSync(done, '');
  return { folder };
}

/** What npm says about it: its first error that is a sentence. */
const lastErrorOf = (output: string): string =>
  output.split('\n').find((line) => /^npm error (?!code|syscall|errno)/.test(line)) ?? output.slice(-300);
