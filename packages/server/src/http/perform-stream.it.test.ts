import type { Endpoint } from '@redoubt/contract';
import { type Price, priceOf } from '@redoubt/metering';
import type { Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { implementStream } from './implement.ts';

const listEndpoint = {
  method: 'POST',
  path: '/list',
  summary: 'A list of a test',
  scope: 'guardrails',
  balance: 'guardrails',
  body: z.strictObject({ items: z.int(), cost: z.int(), breaksAt: z.int().optional() }),
  response: z.array(z.object({ item: z.int() })),
} as const satisfies Endpoint;

const price = (credits: number): Price => priceOf('guardrails', 1, [{ item: 'list', credits }]);
let begun = 0;

/** Costs a credit an item at first, and what the body says in the end. */
const list = implementStream(listEndpoint, {
  prepare: ({ body }) => body,
  price: ({ items }) => price(items),
  async *stream({ items, cost, breaksAt }) {
    for (begun = 1; begun <= items; begun += 1) {
      if (begun === breaksAt) throw new Error('a fault in the midst of a list');
      yield { item: begun };
    }
    return price(cost);
  },
});

let engine: StoreEngine | undefined;
let store: Store;
let node: ServedEndpoints;
beforeAll(async () => {
  engine = await storeEngines[0]?.start();
  if (!engine) throw new Error('There is no engine');
  store = await engine.open(() => new Date());
  node = await serveEndpoints([list], store);
});
afterAll(async () => {
  await node?.stop();
  await store?.close();
  await engine?.stop();
});

const ledger = () => readLedger(store, new Date());
async function costOf(act: () => Promise<unknown>): Promise<number> {
  const before = (await ledger()).usage.used;
  await act();
  return (await ledger()).usage.used - before;
}
const call = async (body: object, headers = {}) => {
  const response = await node.post('/list', body, headers);
  const text = await response.text();
  return { status: response.status, cost: response.headers.get('x-service-credits-cost'), text };
};

test.each([
  { items: 0, text: '[]' },
  { items: 1, text: '[{"item":1}]' },
  { items: 3, text: '[{"item":1},{"item":2},{"item":3}]' },
])('a list of $items is sent as JSON', async ({ items, text }) => {
  expect(await call({ items, cost: items })).toEqual({ status: 200, cost: String(items), text });
});

test.each([{ cost: 5 }, { cost: 3 }, { cost: 0 }])('of 5 credits $cost stay charged in the end', async ({ cost }) => {
  expect(await costOf(() => call({ items: 5, cost }))).toBe(cost);
});

test('a list that fails before its first item is a failure, and costs nothing', async () => {
  let status = 0;
  const cost = await costOf(async () => {
    ({ status } = await call({ items: 5, cost: 5, breaksAt: 1 }));
  });
  expect([status, cost]).toEqual([500, 0]);
});

test('a list that fails in its midst breaks off, and costs nothing', async () => {
  expect(await costOf(() => expect(call({ items: 5, cost: 5, breaksAt: 3 })).rejects.toThrow())).toBe(0);
});

test('with an idempotency key the list is whole, its cost told, and answered again', async () => {
  const headers = { 'idempotency-key': 'a-key' };
  const cost = await costOf(async () => {
    const first = await call({ items: 5, cost: 3 }, headers);
    expect(first).toMatchObject({ status: 200, cost: '3' });
    expect(await call({ items: 5, cost: 3 }, headers)).toEqual(first);
  });
  expect(cost).toBe(3);
});

test('no item is made before there is somebody to read it', async () => {
  const response = await node.post('/list', { items: 1_000_000, cost: 0 });
  const reader = response.body?.getReader();
  await reader?.read();
  // Nothing tells that an item is not made: a list that nobody waits for would be over by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toBeLessThan(1_000_000);
  await reader?.cancel();
});
