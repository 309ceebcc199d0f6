import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createEgressGuard, createHttpClient } from '@redoubt/providers';
import { createGates, openJudges } from '@redoubt/redteam/at-start';
import { createSecretBox } from '@redoubt/secrets';
import type { Store } from '@redoubt/store';
import { Hono } from 'hono';
import { pino } from 'pino';
import { firstStart } from '../accounts/first-start.ts';
import { createKeyCache } from '../accounts/key-cache.ts';
import { loadConfig } from '../config/load-config.ts';
import type { ServiceContext } from '../context.ts';
import { openBackends } from '../guardrails/backends/open-backends.ts';
import { createDetectorPool } from '../guardrails/detector-pool.ts';
import { createProtectedCache } from '../guardrails/protected/protected-cache.ts';
import { createPolicyCache } from '../guardrails/saved/policy-cache.ts';
import { createPolicyWizard } from '../guardrails/wizard/policy-wizard.ts';
import { creditHeaderWriter } from '../http/credit-headers.ts';
import type { Implementation } from '../http/implement.ts';
import { createUnpricedLimits } from '../http/limit-unpriced.ts';
import { mount } from '../http/mount.ts';
import { openRunningWork } from '../http/running-work.ts';
import { createModelCache } from '../saved-models/model-cache.ts';
import { testKey } from './test-service.ts';

/** A node that serves the endpoints of a test. */
export interface ServedEndpoints {
  readonly url: string;
  readonly context: ServiceContext;
  /** Sends a JSON body with `testKey`. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The number of open connections of callers. */
  connections(): Promise<number>;
  /** Stops the server. The store stays open. */
  stop(): Promise<void>;
}

/** A process without an engine, and without environment variables. */
const plainProcess = {
  redteam: {
    wake: () => undefined,
    judges: openJudges(undefined),
    attacker: undefined,
    gates: createGates(1),
    worksHere: false,
  },
  env: {},
  version: 'test',
  command: 'redoubt',
};

/** Serves endpoints on a free port with a real store. An empty store gets the organisation of a first start. */
export async function serveEndpoints(
  implementations: readonly Implementation[],
  store: Store,
  { clock = () => new Date(), ...settings }: { clock?: () => Date; maxWaitMs?: number } = {},
): Promise<ServedEndpoints> {
  const config = loadConfig({ args: [], env: { REDOUBT_BOOTSTRAP_KEY: testKey, REDOUBT_BRAND_ALIASES: 'acme' } });
  const onOverload = () => new Error('busy');
  const detectors = createDetectorPool(config, { onOverload, onEncoderFailure: () => undefined });
  const secrets = createSecretBox(() => []);
  const egress = createEgressGuard({ allowPrivate: false });
  const http = createHttpClient(egress);
  const log = pino({ level: 'silent' });
  const wizard = createPolicyWizard({ processes: 2, onOverload, log });
  const backends = openBackends({ detectors: [] }, { http, log, clock });
  const context = {
    config,
    store,
    clock,
    detectors,
    backends,
    policies: createPolicyCache(store.policies, clock),
    models: createModelCache(store.models, { clock, secrets }),
    protectedTexts: createProtectedCache({ store: store.protectedTexts, clock, secrets, detectors }),
    wizard,
    secrets,
    egress,
    http,
    log,
    ...plainProcess,
    stopping: new AbortController().signal,
    running: openRunningWork(),
  };
  await firstStart(context);
  const app = new Hono();
  const mounting = {
    context,
    keys: createKeyCache(store, clock),
    writeCredits: creditHeaderWriter(config.brand, config.brandAliases),
    unpriced: createUnpricedLimits(config),
    ...settings,
  };
  for (const implementation of implementations) mount(app, implementation, mounting);
  const server = await listen(app);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    context,
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { apikey: testKey, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    connections: () => connectionsOf(server),
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      http.close();
      await Promise.all([detectors.close(), wizard.close()]);
    },
  };
}

const listen = (app: Hono): Promise<ReturnType<typeof serve>> =>
  new Promise((resolve) => {
    const starting = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(starting));
  });

const connectionsOf = (server: ReturnType<typeof serve>): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
