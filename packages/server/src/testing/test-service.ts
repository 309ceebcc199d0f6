import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Client, createClient } from '@redoubt/client';
import { loadConfig } from '../config/load-config.ts';
import type { Replaceable } from '../start/open-context.ts';
import { type RunningService, startService } from '../start/start-service.ts';

/** The key of every test service. It has every scope. */
export const testKey = 'sk_service_test_key_with_every_scope_0001';

/** A real service on a free port with a new store. */
export interface TestService extends RunningService {
  readonly client: Client;
  readonly dataDir: string;
  /** All lines logged so far. */
  readonly logLines: () => string[];
  /** Sends a request unchanged. The default body type is JSON. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Moves the service's clock forward, so that a test need not wait. */
  passTime(milliseconds: number): void;
  /** Stops the service's clock, so that a slow machine passes no time. `passTime` moves it on. */
  stopTime(): void;
}

/**
 * Settings of every test service. It waits long for the encoder, so that verdicts do not depend on the load of the
 * machine.
 */
const usualEnv = { REDOUBT_PORT: '0', REDOUBT_SECOND_STAGE_MS: '60000' };

/** Starts a service for a test. `env` holds settings by their names. `open` may replace how the store is opened. */
export async function startTestService(
  env: Record<string, string> = {},
  open?: Replaceable['open'],
): Promise<TestService> {
  const dataDir = env.REDOUBT_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'redoubt-test-'));
  const chunks: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  const config = loadConfig({
    args: [],
    env: { ...usualEnv, REDOUBT_DATA_DIR: dataDir, REDOUBT_BOOTSTRAP_KEY: testKey, ...env },
  });
  let aheadMs = 0;
  let stoppedAt: number | undefined;
  const clock = () => new Date((stoppedAt ?? Date.now()) + aheadMs);
  const service = await startService(config, log, { open, clock });
  return {
    ...service,
    dataDir,
    client: createClient({ baseUrl: service.url, apiKey: testKey }),
    logLines: () => chunks.join('').split('\n').filter(Boolean),
    send: (path, init = {}) =>
      fetch(service.url + path, {
        ...init,
        headers: {
          apikey: testKey,
          'content-type': 'application/json',
          ...Object.fromEntries(new Headers(init.headers)),
        },
      }),
    stopTime() {
      stoppedAt = Date.now();
    },
    passTime(milliseconds) {
      aheadMs += milliseconds;
    },
    async stop() {
      await service.stop();
      if (!env.REDOUBT_DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
