import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { KEPT_FOLDER_VARIABLE } from '../../bench/peers/install-apart.ts';
import { withIo } from '../../packages/cli/src/io.ts';
import { run } from '../../packages/cli/src/run.ts';

const words = [
  '--conditions=redoubt-source',
  '--disable-warning=ExperimentalWarning',
  resolve('packages/cli/bin/main.js'),
];
const READY_WITHIN_MS = 30_000;

/** How a process ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The input of a process: settings by their names, and its standard input. */
interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly cwd?: string;
  /** Whether the process leads a new process group, which is ended together with it. */
  readonly isGroup?: boolean;
}

/** A service in a separate process. */
export interface SpawnedService {
  readonly url: string;
  /** Everything printed so far on both streams. */
  output(): string;
  stdout(): string;
  /** Ends the process. Resolves with how it ended. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

/** Makes a folder for one test file, with a function that removes it. */
export function makeFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'redoubt-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Runs `redoubt …` to its end in this process, as its own process would. */
export async function redoubt(args: readonly string[], { env = {}, input = '', cwd }: Given = {}): Promise<Ended> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const printed = [text(out), text(err)] as const;
  const folder = cwd ?? process.cwd();
  const io = { out, err, input: Readable.from([input]), env: { ...withoutSettings(), ...env }, folder, exitCode: 0 };
  const code = await withIo(io, () => run(args));
  out.end();
  err.end();
  const [stdout, stderr] = await Promise.all(printed);
  return { code, signal: null, stdout, stderr };
}

/** Runs `redoubt …` to its end in a process of its own. */
export async function spawnRedoubt(args: readonly string[], given: Given = {}): Promise<Ended> {
  const { ended } = open(process.execPath, [...words, ...args], given);
  return ended;
}

/** Runs a script with `bash -e` to its end. */
export async function bash(script: string, given: Given = {}): Promise<Ended> {
  const { ended } = open('bash', ['-e', '-c', script], given);
  return ended;
}

/**
 * Runs `redoubt start` on a free port. Resolves when it is ready. Rejects with everything that it printed if it ends
 * before.
 */
export function startRedoubt(dataDir: string, env: Record<string, string> = {}): Promise<SpawnedService> {
  const settings = { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: dataDir, ...env };
  return startServing(['start'], /ready on (http:\S+)/, settings);
}

/** Starts a command that serves until it is ended. `ready` finds its URL in its output. */
export async function startServing(
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<SpawnedService> {
  return untilServing(open(process.execPath, [...words, ...args], { env }), ready);
}

/** Runs a script that serves until it is ended, together with all processes that it started. */
export async function serveScript(
  script: string,
  ready: RegExp,
  env: Record<string, string> = {},
  { cwd, withinMs }: { readonly cwd?: string; readonly withinMs?: number } = {},
): Promise<SpawnedService> {
  const given = { env, isGroup: true, ...(cwd !== undefined && { cwd }) };
  return untilServing(open('bash', ['-e', '-c', script], given), ready, withinMs);
}

async function untilServing(
  { child, ended, output, stdout, kill }: ReturnType<typeof open>,
  ready: RegExp,
  withinMs = READY_WITHIN_MS,
): Promise<SpawnedService> {
  const url = await Promise.race([untilReady(child, stdout, ready, withinMs), ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`The service ended before it was ready:\n${output()}`);
  const end = (signal: NodeJS.Signals) => {
    kill(signal);
    return ended;
  };
  return { url, output, stdout, end };
}

/** The first key that a first start prints. Returns undefined if none was printed. */
export const printedKey = (stdout: string): string | undefined => /sk_[a-z0-9]+_[\w-]{43}/.exec(stdout)?.[0];

function open(command: string, args: readonly string[], { env = {}, input = '', cwd, isGroup = false }: Given) {
  const child = spawn(command, args, { env: { ...withoutSettings(), ...env }, cwd, detached: isGroup });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      printed[name] += chunk;
    });
  }
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = once(child, 'close').then(
    ([code, signal]): Ended => ({ code: code ?? null, signal: signal ?? null, ...printed }),
  );
  const kill = (signal: NodeJS.Signals) => {
    if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  return { child, ended, kill, stdout: () => printed.stdout, output: () => printed.stdout + printed.stderr };
}

/**
 * The environment without settings of a service or a client. Node keeps compiled code in the folder for temporary
 * files, and a start without that code takes twice as long. So TMPDIR is a folder that is kept after the run.
 */
function withoutSettings(): NodeJS.ProcessEnv {
  // npm says how it was called. What started the tests says nothing about who calls a command.
  const others = ['DATABASE_URL', 'npm_command'];
  const ours = (name: string) => name.startsWith('REDOUBT_') || others.includes(name);
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours(name)));
  return { ...kept, TMPDIR: process.env[KEPT_FOLDER_VARIABLE] ?? process.env.TMPDIR };
}

async function untilReady(
  child: ChildProcess,
  stdout: () => string,
  ready: RegExp,
  withinMs: number,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(withinMs);
  for (;;) {
    const url = ready.exec(stdout())?.[1];
    if (url !== undefined) return url;
    if (child.stdout === null) return undefined;
    await once(child.stdout, 'data', { signal });
  }
}
