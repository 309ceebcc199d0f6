import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS, type Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadLedger, readLedger } from '../testing/read-ledger.ts';
import { serveEndpoints } from '../testing/serve-endpoints.ts';
import { WORK_CREDITS, type WorkOptions, workOn } from '../testing/work-endpoint.ts';

const postgres = storeEngines.find(({ kind }) => kind === 'postgres');

/**
 * Two nodes that live, one of which takes the other for dead: its clock is a lease ahead, so that it takes over a key
 * whose holder works on. That is what a holder sees that was stalled for longer than its lease.
 */
describe.skipIf(!postgres?.isAvailable)('a holder that was taken for dead while it lives', () => {
  let engine: StoreEngine | undefined;
  let stores: Store[] = [];

  beforeAll(async () => {
    engine = await postgres?.start();
    if (!engine) throw new Error('There is no PostgreSQL');
    stores = [await engine.open(() => new Date()), await engine.open(() => new Date(Date.now() + LEASE_MS + 1_000))];
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await engine?.stop();
  });

  /** The first node has the key when the second takes it; each is answered by its own. */
  async function race(first: WorkOptions, second: WorkOptions) {
    const [a, b] = stores;
    if (!a || !b) throw new Error('The nodes did not start');
    const nodes = [await serveEndpoints([workOn(first)], a), await serveEndpoints([workOn(second)], b)];
    const key = randomUUID();
    const before = await readLedger(a);
    const calls = nodes.map(async (node, index) => {
      await sleep(index * 150);
      return node.post('/work', {}, { 'idempotency-key': key });
    });
    const responses = await Promise.all(calls);
    const later = await nodes[0]?.post('/work', {}, { 'idempotency-key': key });
    await Promise.all(nodes.map((node) => node.stop()));
    const after = await readLedger(a);
    expect(after.differences).toEqual([]);
    const booked = after.entries.filter(({ idempotencyKey }) => idempotencyKey === key);
    return { responses, statuses: responses.map(({ status }) => status), later, booked, cost: costOf(before, after) };
  }
  const costOf = (before: ReadLedger, after: ReadLedger) => after.usage.used - before.usage.used;
  const kindsOf = (booked: ReadLedger['entries']) => booked.map(({ kind }) => kind);

  test.each([
    { who: 'it ends first', first: 600, second: 900 },
    { who: 'the heir ends first', first: 900, second: 300 },
  ])('both succeed, $who: the heir answers, the other is told to ask again, and one charge stands', async (ms) => {
    const { statuses, responses, later, booked, cost } = await race({ ms: ms.first }, { ms: ms.second });
    expect(statuses).toEqual([409, 202]);
    expect(responses[0]?.headers.get('retry-after')).toBeTruthy();
    expect(await later?.text()).toBe(await responses[1]?.text());
    expect(kindsOf(booked)).toEqual(['charge']);
    expect(cost).toBe(WORK_CREDITS);
  });

  test('it fails and the heir succeeds: the charge is the heir’s and is not given back', async () => {
    const { statuses, booked, cost } = await race({ ms: 400, fails: 'upstream' }, { ms: 900 });
    expect(statuses).toEqual([502, 202]);
    expect(kindsOf(booked)).toEqual(['charge']);
    expect(cost).toBe(WORK_CREDITS);
  });

  test('it succeeds and the heir fails: nobody is answered, and the charge is given back', async () => {
    const { statuses, booked } = await race({ ms: 400 }, { ms: 700, fails: 'upstream' });
    expect(statuses).toEqual([409, 502]);
    expect(kindsOf(booked).slice(0, 2)).toEqual(['charge', 'reversal']);
  });

  test('both fail: the charge is given back once', async () => {
    const { statuses, booked, cost } = await race({ ms: 400, fails: 'crash' }, { ms: 700, fails: 'upstream' });
    expect(statuses).toEqual([500, 502]);
    expect(kindsOf(booked)).toEqual(['charge', 'reversal', 'charge', 'reversal']);
    expect(cost).toBe(0);
  });
});
