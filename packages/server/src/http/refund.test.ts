import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@redoubt/contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { firstStart } from '../accounts/first-start.ts';
import { createKeyCache } from '../accounts/key-cache.ts';
import { loadConfig } from '../config/load-config.ts';
import { createEgressGuard } from '../egress/egress-guard.ts';
import { Failure } from '../errors.ts';
import { createDetectorPool } from '../guardrails/detector-pool.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { openStore } from '../store/open-store.ts';
import { testKey } from '../testing/test-service.ts';
import { creditHeaderWriter } from './credit-headers.ts';
import { implement } from './implement.ts';
import { mount } from './mount.ts';

const failingEndpoint = {
  method: 'GET',
  path: '/failing',
  summary: 'fails',
  scope: 'guardrails',
  balance: 'guardrails',
  query: z.strictObject({ how: z.enum(['crash', 'upstream', 'never']) }),
  response: z.object({}),
} as const satisfies Endpoint;

/** A priced endpoint whose work fails as its query says. */
const failing = implement(failingEndpoint, {
  price: () => ({ balance: 'guardrails', credits: 7, quantity: 1, lines: [] }),
  run: ({ query }) => {
    if (query.how === 'crash') throw new Error('a fault with a secret in it');
    if (query.how === 'upstream') throw new Failure('upstream_failed', 'The server behind did not answer');
    return {};
  },
});

test('work that fails after its charge is refunded by a reversing entry, and a fault tells nothing of itself', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-refund-'));
  const clock = () => new Date();
  const store = await openStore({ dataDir, clock });
  const config = loadConfig({ args: [], env: { REDOUBT_BOOTSTRAP_KEY: testKey } });
  const detectors = createDetectorPool(1, () => new Error('busy'));
  const secrets = createSecretBox(() => []);
  const egress = createEgressGuard({ allowPrivate: false });
  const log = pino({ level: 'silent' });
  const context = { config, store, clock, detectors, secrets, egress, log, version: 'test' };
  await firstStart(context);
  const app = new Hono();
  mount(app, failing, { context, keys: createKeyCache(store, clock), writeCredits: creditHeaderWriter('service', []) });
  const call = (how: string) => app.request(`/failing?how=${how}`, { headers: { apikey: testKey } });

  const answers = [await call('never'), await call('crash'), await call('upstream'), await call('never')];
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 502, 200]);
  expect(answers.map(({ headers }) => headers.get('x-service-credits-cost'))).toEqual(['7', '0', '0', '7']);
  expect(answers.map(({ headers }) => headers.get('x-service-credits-used'))).toEqual(['7', '7', '7', '14']);
  expect(await answers[1]?.text()).not.toContain('secret');
  expect((await call('unknown')).status).toBe(400);
  expect(await store.ledger.verify()).toEqual([]);

  await store.close();
  rmSync(dataDir, { recursive: true });
});
