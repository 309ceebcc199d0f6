import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import type { DestinationStream, Logger } from 'pino';
import { type FirstStart, firstStart, isBootstrapKeyIgnored } from '../accounts/first-start.ts';
import { createKeyCache, type KeyCache } from '../accounts/key-cache.ts';
import type { Config } from '../config/settings.ts';
import type { ServiceContext } from '../context.ts';
import { admitSession } from '../dashboard/admit-session.ts';
import { createSessionCookies, type SessionCookies } from '../dashboard/session-cookie.ts';
import { type OpenProxy, openProxy } from '../gateway/open-proxy.ts';
import { sayUnavailable } from '../guardrails/say-unavailable.ts';
import { type BridgeAcceptor, createBridgeAcceptor } from '../relay/accept-bridges.ts';
import { createNodeListener, type NodeListener } from '../relay/serve-nodes.ts';
import { startFolding } from '../usage/fold-timer.ts';
import { version } from '../version.ts';
import { startDispatcher } from '../webhooks/dispatcher.ts';
import { sealWebhookUrls } from '../webhooks/webhook-url.ts';
import { createApp } from './app.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLogger, logDestination } from './logging.ts';
import { type OpenContext, openContext, type Replaceable, type SharedContext } from './open-context.ts';

const EVERY_MS = 60_000;
/** The part of a stop's time that calls have to end. In the rest, they are refused and given back. */
const GRACE = 0.9;
/** How long calls without a caller may go on when the service stops, and then how long their bookings may take. */
const SETTLE_MS = 5_000;
/** How long the engine and the calls that were refused have until all connections are closed. */
const LAST_WORDS_MS = 1_000;
/** How long the last answers are sent. */
const SENDING_MS = 100;

/** Writes every minute which keys were used in it. `stop` writes the last ones. */
function startNotingKeyUses(
  keys: Pick<KeyCache, 'takeUsed'>,
  { store, clock, log }: Pick<ServiceContext, 'store' | 'clock' | 'log'>,
): { stop(): Promise<void> } {
  const note = async () => {
    const at = clock();
    try {
      await store.keys.noteUsed(new Map([...keys.takeUsed()].map((id) => [id, at])));
    } catch (error) {
      log.warn({ err: error }, 'when keys were last used could not be written');
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(note);
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await note();
    },
  };
}

/** A service that listens for requests. */
export interface RunningService {
  readonly url: string;
  readonly port: number;
  readonly store: 'sqlite' | 'postgres';
  /** What the first start created. Undefined on every later start. */
  readonly firstStart: FirstStart | undefined;
  /** True if REDOUBT_BOOTSTRAP_KEY is set but is not a valid key of this store. */
  readonly isBootstrapKeyIgnored: boolean;
  /** Lets requests in flight finish, then closes the store. */
  stop(): Promise<void>;
}

/**
 * Opens the store, creates what a first start needs, and listens. Rejects with the store's own error, or with an error
 * that says why the address cannot be listened on.
 */
export async function startService(
  config: Config,
  logTo: DestinationStream = logDestination(),
  replaced: Replaceable = {},
): Promise<RunningService> {
  const log = createLogger(config, logTo);
  const { context, engine, startStopping, endWork, close } = await openContext(config, { ...replaced, log, version });
  try {
    const first = await firstStart(context);
    const isIgnored = await isBootstrapKeyIgnored(context);
    if (isIgnored)
      log.warn('REDOUBT_BOOTSTRAP_KEY is ignored: this store has its keys already, and that is none of them');
    await sealWebhookUrls(context);
    const keys = createKeyCache(context.store, context.clock);
    const proxy = openProxy(context, keys);
    const bridges = createBridgeAcceptor(context, keys);
    const front = {
      proxy,
      bridges,
      nodes: createNodeListener(context),
      cookies: createSessionCookies(context),
      config,
    };
    const server = await listen(createApp(context, keys, front.cookies).fetch, front, config);
    for (const sentence of unavailableIn(context)) log.warn(sentence);
    const port = portOf(server);
    const dispatcher = startDispatcher(context);
    const housekeeping = startHousekeeping(context);
    const folding = startFolding(context);
    const keyUses = startNotingKeyUses(keys, context);
    const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    log.info({ url, store: context.store.kind, version }, 'listening');
    const stop = stopper(context, { server, proxy, endWork, log, keyUses, close }, (graceMs) => {
      startStopping();
      return Promise.all([dispatcher.stop(graceMs), housekeeping.stop(), folding.stop(), engine?.stop(graceMs)]);
    });
    return { url, port, store: context.store.kind, firstStart: first, isBootstrapKeyIgnored: isIgnored, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a stop ends, in this order. */
interface Stoppable extends Pick<OpenContext, 'endWork' | 'close'> {
  readonly server: ServerType;
  readonly proxy: OpenProxy;
  readonly keyUses: { stop(): Promise<void> };
  readonly log: Logger;
}

/** Returns what stops a service. `stopChores` stops all that runs without a caller. */
function stopper(
  { config, relay, running }: SharedContext,
  { server, proxy, endWork, keyUses, log, close }: Stoppable,
  stopChores: (graceMs: number) => Promise<unknown>,
): () => Promise<void> {
  return async () => {
    log.info('stopping');
    const graceMs = config.shutdownSeconds * 1_000 * GRACE;
    const chores = stopChores(graceMs);
    const refuseRest = async () => {
      // Runs judge their last answers with the same threads.
      await Promise.race([chores, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
      await endWork();
      await running.settled(LAST_WORDS_MS);
      await sleep(SENDING_MS);
    };
    const closed = closeServer(server, graceMs, () => Promise.all([proxy.stop(), refuseRest()]));
    await chores;
    // The server is closed only when its bridges are. Runs and calls that end need them until then.
    await relay.close(graceMs);
    await closed;
    // Calls that may be asked for again go on without their callers.
    await Promise.all([proxy.close(), running.settled(SETTLE_MS)]);
    await endWork();
    await running.settled(SETTLE_MS);
    await keyUses.stop();
    await close();
    log.info('stopped');
  };
}

/** Models that cannot run here. It is known before any of them is needed. */
const unavailableIn = ({ detectors, media }: SharedContext): string[] =>
  sayUnavailable({ secondStage: detectors.secondStage(), media: media.list() });

function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  front: Front,
  { host, port }: Config,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(cannotListen(error, `${host}:${port}`));
    const server = serve({ fetch, hostname: host, port, createServer: behind(front) }, () => {
      server.off('error', refuse);
      resolve(server);
    });
    server.once('error', refuse);
  });
}

/** What looks at a request before the usual listener. */
interface Front {
  readonly proxy: OpenProxy;
  readonly cookies: SessionCookies;
  readonly bridges: BridgeAcceptor;
  readonly nodes: NodeListener;
  readonly config: Config;
}

/**
 * Requests of signed-in browsers get the key of their session. The proxy handles its own paths directly on Node's
 * requests and responses, and the relay takes the sockets of bridges. All other paths go to the usual listener.
 */
function behind({ proxy, bridges, nodes, cookies, config }: Front): typeof createServer {
  const create = (options: ServerOptions, listener: RequestListener) => {
    const server = createServer({ ...options, shouldUpgradeCallback: bridges.takes }, (request, response) => {
      admitSession(request, cookies, { config });
      if (!proxy.takes(request, response) && !nodes.takes(request, response)) listener(request, response);
    });
    return server.on('upgrade', bridges.accept);
  };
  // The cast: `createServer` has several overloads, and the framework uses only this one.
  return create as typeof createServer;
}

/** The reason why an address cannot be listened on, with a remedy, by system error code. */
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

/**
 * Accepts no new connections and closes idle ones. Requests in flight may run until the deadline. After it,
 * `lastWords` runs and then all connections are closed.
 */
function closeServer(server: ServerType, deadlineMs: number, lastWords: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const http = server as Server;
    const timer = setTimeout(() => lastWords().finally(() => http.closeAllConnections()), deadlineMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
