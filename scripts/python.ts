import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Installed, KEPT_FOLDER_VARIABLE } from '../bench/peers/install-apart.ts';
import { installPythonApart } from '../bench/peers/install-python-apart.ts';

/** The oldest version of OpenAI's package that docs/start/python.md is written for. */
const OPENAI = 'openai>=1.60';
const INSTALL_MS = 180_000;

const succeeds = (command: string, args: readonly string[], timeout?: number): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout }).status === 0;

/** Returns the first Python on the PATH that has the package httpx, or undefined. */
export function findPythonWithHttpx(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const pythons = folders.map((folder) => join(folder, 'python3')).filter((path) => existsSync(path));
  return pythons.find((python) => succeeds(python, ['-c', 'import httpx']));
}

/** Returns the folder with OpenAI's package for this Python, or undefined where `installOpenAi` has not made it. */
export function findOpenAi(python: string): string | undefined {
  const folder = folderFor(python);
  return existsSync(join(folder, DONE)) ? folder : undefined;
}

/** Installs OpenAI's package for this Python in a folder of its own, once. Where pip cannot have it, nothing is made. */
export function installOpenAi(python: string): void {
  if (findOpenAi(python) !== undefined) return;
  const folder = folderFor(python);
  const words = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', folder, OPENAI];
  if (succeeds(python, words, INSTALL_MS)) writeFileSync(join(folder, DONE), '');
}

const DONE = 'installed';

function folderFor(python: string): string {
  const script = 'import sys; print(*sys.version_info[:2], sep=".")';
  const { stdout } = spawnSync(python, ['-c', script], { encoding: 'utf8' });
  return join(process.env[KEPT_FOLDER_VARIABLE] ?? tmpdir(), `redoubt-python-${stdout.trim()}`);
}

/** Installs the client packages of Python that are tested against the gateway, once. */
export const installPythonClients = (): Installed =>
  installPythonApart(new URL('../test/clients/python/requirements.txt', import.meta.url), 'python-clients');
