import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@redoubt/store';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type ReadLedger, readLedger } from '../testing/read-ledger.ts';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

const on = { enabled: true };
const detectors = {
  toxicity: on,
  nsfw: on,
  topic_detector: { ...on, topic: ['office work', 'harbours'] },
  policy_violation: { ...on, policy_text: 'Nobody may be insulted.\nDo not speak of harbours.' },
};
const CALLERS = 40;
/** Far less than the encoder needs for so many texts. */
const SECONDS = 3;

const bodyOf = (at: number) => {
  const room = String(at).padStart(3, '0');
  return { text: `You are a pathetic waste of space, nobody in office ${room} can stand you. `.repeat(70), detectors };
};

const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-stopping-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

let service: TestService;
/** What an answered call costs, and what was used before each test. */
let cost: number;
let before: number;
beforeEach(async () => {
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir, REDOUBT_SHUTDOWN_SECONDS: String(SECONDS) });
  const unused = await used();
  await service.client.guardrails.detect({ body: bodyOf(0) });
  before = await used();
  cost = before - unused;
});

const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? Number.NaN;

/** What the store holds after the service has stopped. */
let kept: ReadLedger;
let stoppedInMs: number;
async function stop(): Promise<void> {
  const startedAt = performance.now();
  await service.stop();
  stoppedInMs = performance.now() - startedAt;
  const store = await openStore({ dataDir, databaseUrl: undefined, clock: () => new Date() });
  kept = await readLedger(store);
  await store.close();
}

afterEach(() => {
  expect(kept.differences).toEqual([]);
  const faults = service.logLines().filter((line) => JSON.parse(line).level >= 50 || line.includes('StoreClosed'));
  expect(faults).toEqual([]);
  expect(stoppedInMs).toBeLessThan((SECONDS + 7) * 1_000);
});

function ask(at: number, headers: Record<string, string> = {}) {
  const sent = request(`${service.url}/guardrails/detect`, {
    method: 'POST',
    agent: false,
    headers: { apikey: testKey, 'content-type': 'application/json', ...headers },
  });
  const socket = new Promise<Socket>((resolve) => sent.once('socket', resolve));
  const status = new Promise<number | undefined>((resolve) => {
    sent.once('response', (response) => resolve(response.resume().statusCode));
    sent.on('error', () => resolve(undefined));
  });
  sent.end(JSON.stringify(bodyOf(at)));
  return { socket, status };
}

/** Asks for many texts at once, and waits until all are charged. */
async function askForMany(headersOf?: (at: number) => Record<string, string>) {
  const asked = Array.from({ length: CALLERS }, (_, at) => ask(at + 1, headersOf?.(at)));
  await expect.poll(used, { timeout: 30_000 }).toBe(before + CALLERS * cost);
  return asked;
}

async function hangUp(asked: readonly { readonly socket: Promise<Socket> }[]): Promise<void> {
  for (const { socket } of asked) (await socket).destroy();
}

test('texts that are not read in time are answered 503, and given back', async () => {
  const asked = await askForMany();
  await stop();
  const statuses = await Promise.all(asked.map(({ status }) => status));
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(503);
  expect(kept.usage.used).toBe(before + cost * statuses.filter((status) => status === 200).length);
});

test('texts whose callers have hung up do not hold up the stop', async () => {
  const asked = await askForMany();
  await hangUp(asked);
  await stop();
  expect((kept.usage.used - before) % cost).toBe(0);
  // What a thread was at is given back. The rest was given up by its callers, who pay.
  expect(kept.usage.used).toBeGreaterThan(before + (CALLERS * cost) / 2);
});

test('texts whose callers may come back are read for a while, and the rest is given back', async () => {
  const asked = await askForMany((at) => ({ 'idempotency-key': `stop-${at}` }));
  await hangUp(asked);
  await stop();
  expect((kept.usage.used - before) % cost).toBe(0);
  expect(kept.usage.used).toBeLessThan(before + CALLERS * cost);
});
