import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SteadyReport } from '../../packages/server/src/testing/steady-caller.ts';

/** What Linux says of a process. */
interface ProcessStatus {
  readonly parent: number;
  readonly threads: number;
  readonly megabytes: number;
}

/** Returns undefined for a process that has ended. */
function statusOf(pid: number): ProcessStatus | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: field('PPid'), threads: field('Threads'), megabytes: field('VmRSS') / 1_024 };
  } catch {
    return undefined;
  }
}

/** The processes that a process has started and that still run. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => statusOf(each)?.parent === pid);

/** The resident memory of a process and its children in MB (2^20 bytes). */
export const megabytesOf = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + (statusOf(each)?.megabytes ?? 0), 0);

/** The number of threads of a process. */
export const threadsOf = (pid: number): number => statusOf(pid)?.threads ?? 0;

const POLL_MS = 250;

/** Waits until a process has no children, at most so long. Returns those that are left. */
export async function waitForNoChildren(pid: number, maxMs: number): Promise<number[]> {
  const deadline = performance.now() + maxMs;
  while (childrenOf(pid).length > 0 && performance.now() < deadline) await sleep(POLL_MS);
  return childrenOf(pid);
}

/** Has a process of its own ask to judge a text every 20 ms until `work` is done. Returns what it saw. */
export async function besideDetection(
  { url, key }: { url: string; key: string },
  work: () => Promise<unknown>,
): Promise<SteadyReport> {
  const caller = fork(resolve('packages/server/src/testing/steady-caller.ts'), [url, key], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  await once(caller, 'message');
  await work();
  caller.send('stop');
  const [report] = await once(caller, 'message');
  caller.disconnect();
  return report;
}
