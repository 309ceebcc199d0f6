import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags } from './start-flags.ts';

/** A service in a separate process whose event loop is measured. */
interface MeasuredService {
  readonly url: string;
  readonly pid: number;
  /** The longest block of the event loop while `work` ran, in ms. The loop is idle before and after it. */
  longestDelay(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Starts `measured-service.ts` on a free port with a new store, with the flags of `npm start`. `env` holds settings by their names. */
export async function startMeasuredService(env: Record<string, string>): Promise<MeasuredService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-loop-'));
  const settings = { REDOUBT_PORT: '0', REDOUBT_DATA_DIR: dataDir, REDOUBT_LOG_LEVEL: 'silent', ...env };
  const child = fork(resolve('packages/server/src/testing/measured-service.ts'), {
    env: { ...process.env, ...settings },
    execArgv: startFlags(),
  });
  const [ready] = await once(child, 'message');

  async function read(): Promise<number> {
    const answer = once(child, 'message');
    child.send('read');
    const [{ longestMs }] = await answer;
    return longestMs;
  }

  return {
    url: ready.url,
    pid: child.pid ?? 0,
    async longestDelay(work) {
      await read();
      await sleep(20);
      await work();
      await sleep(20);
      return read();
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true });
    },
  };
}
