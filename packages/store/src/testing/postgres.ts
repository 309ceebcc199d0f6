import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';

const READY_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 10_000;

interface User {
  uid: number;
  gid: number;
}

/** A PostgreSQL server of a test. */
export interface TestPostgres {
  readonly url: string;
  /** Kills all processes of the server at once, then starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a new PostgreSQL server for a test on 127.0.0.1 and a free port. fsync is on unless `parameters` turn it off.
 * Returns undefined if PostgreSQL is not installed.
 */
export async function startPostgres(
  parameters: Readonly<Record<string, string>> = {},
): Promise<TestPostgres | undefined> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-pg-'));
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'redoubt', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const all = { unix_socket_directories: folder, listen_addresses: '127.0.0.1', ...parameters };
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  let server = start();
  // An interrupted process never calls `stop`.
  const endAtOnce = () => server.kill('SIGQUIT');
  process.once('exit', endAtOnce);
  const crash = async () => {
    await killServer(server);
    server = start();
    await untilReady(url, server);
  };
  const stop = async () => {
    process.off('exit', endAtOnce);
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://redoubt@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, crash, stop };
}

/**
 * The user that runs PostgreSQL, which refuses to run as root: `postgres` or `nobody`. Undefined if this process is not
 * root.
 */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUpUser('postgres') ?? lookUpUser('nobody');
}

function lookUpUser(name: string): User | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode} before it was ready`);
    if (Date.now() > deadline) throw new Error(`postgres was not ready within ${READY_WITHIN_MS} ms`);
    await sleep(50);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Kills the postmaster first, so that it does not restart its dying children. */
async function killServer(server: ChildProcess): Promise<void> {
  const backends = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  // A server refuses to start while an old process still holds the shared memory.
  while (backends.filter((pid) => isKilled(Number(pid))).length < backends.length) await sleep(5);
}

/** Kills a process again. Returns true if it is gone. */
function isKilled(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return isZombie(pid);
  } catch {
    return true;
  }
}

/**
 * A process that the postmaster left behind stays a zombie if the first process of a container does not wait for it.
 */
const isZombie = (pid: number): boolean => /^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

/** Stops the server with SIGINT, PostgreSQL's fast shutdown. If that takes too long, SIGQUIT follows. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
