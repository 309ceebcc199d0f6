import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { type FirstStart, firstStart } from './accounts/first-start.ts';
import { createApp } from './app.ts';
import type { Config } from './config/settings.ts';
import { createEgressGuard } from './egress/egress-guard.ts';
import { Failure } from './errors.ts';
import { openBackends } from './guardrails/backends/open-backends.ts';
import { readBackends } from './guardrails/backends/read-backends.ts';
import { withBackends } from './guardrails/backends/with-backends.ts';
import { createDetectorPool } from './guardrails/detector-pool.ts';
import { createProtectedShelf } from './guardrails/protected/protected-shelf.ts';
import { createPolicyShelf } from './guardrails/saved/policy-shelf.ts';
import { createPolicyWizard } from './guardrails/wizard/policy-wizard.ts';
import { startHousekeeping } from './housekeeping.ts';
import { masterKeys } from './secrets/master-keys.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { openStore } from './store/open-store.ts';
import { startFolding } from './usage/fold-timer.ts';
import { startDispatcher } from './webhooks/dispatcher.ts';

/** A service that listens. */
export interface RunningService {
  readonly url: string;
  readonly port: number;
  readonly store: 'sqlite' | 'postgres';
  /** What the first start made; undefined on every later one. */
  readonly firstStart: FirstStart | undefined;
  /** Requests in flight finish, then the store closes. */
  stop(): Promise<void>;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Open the store, make what a first start makes, listen. Rejects with the store's own error, or one that says why it cannot listen. */
export async function startService(
  config: Config,
  logTo: DestinationStream = logDestination(),
  open: typeof openStore = openStore,
): Promise<RunningService> {
  const log = createLogger(config, logTo);
  const clock = () => new Date();
  const egress = createEgressGuard({ allowPrivate: config.allowPrivateTargets });
  const chosen = readBackends(config.backends, { env: process.env, egress });
  const store = await open({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, clock });
  const backends = openBackends(chosen, { egress, log, clock });
  const pool = createDetectorPool(config, {
    onOverload: overloaded,
    onEncoderFailure: (error) => log.warn({ err: error }, 'the second stage failed; stage 1 answers alone'),
  });
  const detectors = withBackends(pool, backends);
  const wizard = createPolicyWizard(config.workers, overloaded);
  const secrets = createSecretBox(
    masterKeys({
      secretKey: config.secretKey,
      dataDir: config.dataDir,
      isShared: store.kind === 'postgres',
      warn: (sentence) => log.warn(sentence),
    }),
  );
  const policies = createPolicyShelf(store.policies, clock);
  const protectedTexts = createProtectedShelf({ store: store.protectedTexts, clock, secrets, detectors });
  const own = { detectors, backends, policies, protectedTexts, wizard, secrets, egress };
  const context = { config, store, log, clock, version, ...own };
  const closeAll = async () => {
    await Promise.all([detectors.close(), wizard.close()]);
    await store.close();
  };
  try {
    const first = await firstStart(context);
    const server = await listen(createApp(context).fetch, config);
    const port = portOf(server);
    const dispatcher = startDispatcher(context);
    const housekeeping = startHousekeeping(context);
    const folding = startFolding(context);
    const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    log.info({ url, store: store.kind, version }, 'listening');
    const stop = async () => {
      log.info('stopping');
      const graceMs = config.shutdownSeconds * 1_000;
      const chores = [dispatcher.stop(graceMs), housekeeping.stop(), folding.stop()];
      await Promise.all([closeServer(server, graceMs), ...chores]);
      await closeAll();
      log.info('stopped');
    };
    return { url, port, store: store.kind, firstStart: first, stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Log lines gather for at most 200 ms: one write a request would be the largest cost of a small one. */
const logDestination = (): DestinationStream =>
  destination({ fd: 2, sync: false, minLength: 8_192, periodicFlush: 200 });

/** Keys and secrets never reach a line, whatever object is logged. */
function createLogger({ logLevel }: Config, stream: DestinationStream): Logger {
  const redact = ['apikey', 'api_key', '*.apikey', '*.api_key', '*.authorization', 'body.target.api_key'];
  return pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, redact }, stream);
}

const overloaded = () =>
  new Failure('not_ready', 'All threads are busy; try again shortly', { headers: { 'retry-after': '1' } });

function listen(fetch: Parameters<typeof serve>[0]['fetch'], { host, port }: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(cannotListen(error, `${host}:${port}`));
    const server = serve({ fetch, hostname: host, port }, () => {
      server.off('error', refuse);
      resolve(server);
    });
    server.once('error', refuse);
  });
}

/** Why an address cannot be listened on, by the system's code, with the way out. */
const listenFailures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process; stop it, or choose another port with REDOUBT_PORT',
  EACCES: 'may not be listened on by this user; choose a port above 1023 with REDOUBT_PORT',
  EADDRNOTAVAIL: 'is no address of this machine; choose one with REDOUBT_HOST',
  ENOTFOUND: 'is no address that can be found; choose one with REDOUBT_HOST',
};

function cannotListen(error: NodeJS.ErrnoException, address: string): Error {
  const reason = listenFailures[error.code ?? ''] ?? `cannot be listened on: ${error.message}`;
  return new Error(`${address} ${reason}`, { cause: error });
}

function portOf(server: ServerType): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** No new connection; idle ones close; requests in flight have until the deadline. */
function closeServer(server: ServerType, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const http = server as Server;
    const timer = setTimeout(() => http.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
