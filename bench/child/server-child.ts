import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startFlags } from '../../packages/server/src/testing/start-flags.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Ticks a second of /proc/<pid>/stat; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** The key that the benchmarked service is given. */
export const benchKey = 'sk_service_bench_key_of_one_run_0001';

/** A server in a process of its own. */
export interface ServerChild {
  readonly url: string;
  readonly pid: number;
  /** CPU time so far in µs, user and system; undefined where there is no /proc. */
  cpuMicroseconds(): number | undefined;
  /** Resident memory in MB (10^6 bytes); undefined where there is no /proc. */
  residentMegabytes(): number | undefined;
  /** The most that was ever resident, in MB (10^6 bytes). */
  peakMegabytes(): number | undefined;
  stop(): Promise<void>;
}

const node = ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'];

/** The words after `node` that start each server; REDOUBT_BENCH_NODE_ARGS adds to them, for a profiler. */
const commands = {
  service: [...startFlags(), 'packages/cli/bin/main.js', 'start'],
  bridge: [...startFlags(), 'packages/cli/bin/main.js', 'relay'],
  bare: [...node, 'bench/child/bare-server.ts'],
  ledger: [...node, 'bench/child/ledger-server.ts'],
} as const;
export type ServerKind = keyof typeof commands;

/** Start a server; `env` holds its settings. Log lines go nowhere, but are written. */
export function spawnServer(kind: ServerKind, env: Record<string, string>): ChildProcess {
  const extra = kind === 'service' ? (process.env.REDOUBT_BENCH_NODE_ARGS?.split(' ') ?? []) : [];
  return spawn(process.execPath, [...extra, ...commands[kind]], {
    cwd: root,
    // What is measured is the process of the service, not the one that would start it again.
    env: { ...process.env, REDOUBT_RESTART: 'false', REDOUBT_BOOTSTRAP_KEY: benchKey, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Start a server on a free port; resolves when it says that it is ready. */
export async function startServer(kind: ServerKind, env: Record<string, string> = {}): Promise<ServerChild> {
  const child = spawnServer(kind, { REDOUBT_PORT: '0', ...env });
  const url = await readyUrl(child);
  return { url, ...watch(child) };
}

/** The readings of a server that was spawned. */
export function watch(child: ChildProcess): Omit<ServerChild, 'url'> {
  return {
    pid: child.pid ?? 0,
    cpuMicroseconds: () => {
      const fields = proc(child, 'stat')
        ?.replace(/^.*\) /s, '')
        .split(' ');
      return fields && ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000;
    },
    residentMegabytes: () => megabytesOf(child, /^VmRSS:\s+(\d+) kB/m),
    peakMegabytes: () => megabytesOf(child, /^VmHWM:\s+(\d+) kB/m),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function megabytesOf(child: ChildProcess, line: RegExp): number | undefined {
  const kibibytes = proc(child, 'status')?.match(line)?.[1];
  return kibibytes === undefined ? undefined : (Number(kibibytes) * 1_024) / 1_000_000;
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = said.match(/(?:ready on|connected as) ((?:http|relay):[^\s,]+)/)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server stopped with ${code} before it was ready: ${said}`)));
  });
}

function proc({ pid }: ChildProcess, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
