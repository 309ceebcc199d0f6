import type { Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { work } from '../testing/work-endpoint.ts';

let engine: StoreEngine | undefined;
let store: Store;
let node: ServedEndpoints;

beforeAll(async () => {
  engine = await storeEngines[0]?.start();
  if (!engine) throw new Error('There is no engine');
  store = await engine.open(() => new Date());
  node = await serveEndpoints([work], store);
});
afterAll(async () => {
  await node?.stop();
  await store?.close();
  await engine?.stop();
});

test('work that fails after its charge is refunded by a reversing entry, and a fault tells nothing of itself', async () => {
  const bodies = [{}, { fails: 'crash' }, { fails: 'upstream' }, {}];
  const answers: Response[] = [];
  for (const body of bodies) answers.push(await node.post('/work', body));
  expect(answers.map(({ status }) => status)).toEqual([202, 500, 502, 202]);
  expect(answers.map(({ headers }) => headers.get('x-service-credits-cost'))).toEqual(['7', '0', '0', '7']);
  expect(answers.map(({ headers }) => headers.get('x-service-credits-used'))).toEqual(['7', '7', '7', '14']);
  expect(await answers[1]?.text()).not.toContain('secret');
  expect((await node.post('/work?what=ever', {})).status).toBe(422);
  const { entries, differences } = await readLedger(store);
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds).toEqual(['charge', 'charge', 'reversal', 'charge', 'reversal', 'charge']);
  expect(differences).toEqual([]);
});

test('work that the caller’s own input made fail stays charged, and its key gets the same answer for one charge', async () => {
  const before = (await node.post('/work', {})).headers.get('x-service-credits-used');
  const ask = () => node.post('/work', { fails: 'own input' }, { 'idempotency-key': 'own' });
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again.status]).toEqual([422, 422]);
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(await again.text()).toBe(await first.text());
  expect(first.headers.get('x-service-credits-used')).toBe(String(Number(before) + 7));
  const after = await node.post('/work', {});
  expect(after.headers.get('x-service-credits-used')).toBe(String(Number(before) + 14));
  expect((await readLedger(store)).differences).toEqual([]);
});
