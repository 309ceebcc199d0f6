import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '@redoubt/store';
import { makeAccount, sampleCharge } from '@redoubt/store/testing/sample-charge';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '../context.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { type Chore, startHousekeeping } from './housekeeping.ts';

let engine: StoreEngine | undefined;
let store: Store;
let context: ServiceContext;
let lead = 0;

beforeAll(async () => {
  const clock = () => new Date(Date.now() + lead);
  engine = await storeEngines[0]?.start();
  if (!engine) throw new Error('There is no engine');
  store = await engine.open(clock);
  const node = await serveEndpoints([], store, { clock });
  await node.stop();
  context = node.context;
});
afterAll(async () => {
  await store?.close();
  await engine?.stop();
});

const REST_MS = 300;
/** A timer may ring a moment before its time. */
const SLACK_MS = 5;

/** A chore whose every run takes 20 ms and does what the list says: a number of things, or a failure. */
function choreOf(results: (number | Error)[]): Chore & { runs: number; most: number; rests: number[] } {
  let now = 0;
  let ended: number | undefined;
  const chore = { name: 'a chore', everyMs: REST_MS, runs: 0, most: 0, rests: [] as number[], run };
  async function run(): Promise<number> {
    if (ended !== undefined) chore.rests.push(performance.now() - ended);
    chore.runs += 1;
    now += 1;
    chore.most = Math.max(chore.most, now);
    await sleep(20);
    now -= 1;
    ended = performance.now();
    const result = results.shift() ?? 0;
    if (result instanceof Error) throw result;
    return result;
  }
  return chore;
}

test('a chore goes on while there is something left, then rests; it never overlaps itself', async () => {
  const chore = choreOf([5, 5, 5, 0]);
  const { stop } = startHousekeeping(context, [chore]);
  await expect.poll(() => chore.runs, { timeout: 10_000 }).toBe(5);
  await stop();
  expect(chore).toMatchObject({ runs: 5, most: 1 });
  expect(chore.rests.map((ms) => ms >= REST_MS - SLACK_MS)).toEqual([false, false, false, true]);
});

test('a chore that fails is logged and comes up again', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const chore = choreOf([new Error('the disk is full')]);
  const { stop } = startHousekeeping({ ...context, log }, [chore]);
  await expect.poll(() => chore.runs, { timeout: 10_000 }).toBe(2);
  await stop();
  expect(chore.runs).toBe(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the disk is full');
});

test('stopping waits for the run under way, and nothing runs afterwards', async () => {
  const chore = choreOf([1, 1, 1, 1, 1, 1]);
  const { stop } = startHousekeeping(context, [chore]);
  await stop();
  const { runs } = chore;
  // Nothing tells that nothing runs: a run takes a third of this.
  await sleep(60);
  expect([runs, chore.runs]).toEqual([1, 1]);
});

test('the service’s own chores release holds and delete answers that have expired', async () => {
  const account = await makeAccount(store);
  const charge = sampleCharge(account);
  const request = { projectId: account.project.id, idempotencyKey: 'a key', requestHash: 'a hash' };
  const claim = await store.idempotency.claim(request);
  if (claim.kind !== 'claimed') throw new Error('The key was taken');
  await store.idempotency.keep(claim.claimId, { status: 200, headers: {}, body: '{}' });
  for (let hold = 0; hold < 600; hold += 1) {
    await store.ledger.hold({ ...charge, expiresAt: context.clock() });
  }
  lead += 25 * 3_600_000;
  const { stop } = startHousekeeping(context);
  const released = async () => {
    const entries = await store.ledger.entries(charge, { limit: 10_000 });
    return entries.filter(({ kind }) => kind === 'release').length;
  };
  await expect.poll(released, { timeout: 5_000, interval: 20 }).toBe(600);
  await stop();
  expect(await released()).toBe(600);
  expect(await store.idempotency.sweep()).toBe(0);
  expect(await store.idempotency.claim({ ...request, requestHash: 'another' })).toMatchObject({ kind: 'claimed' });
});
