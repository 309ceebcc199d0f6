import type { Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { insertEvent } from '@redoubt/store/testing/sample-event';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneEvents } from './prune-events.ts';

let engine: StoreEngine;
let store: Store;
beforeAll(async () => {
  const sqlite = storeEngines.find(({ kind }) => kind === 'sqlite');
  if (!sqlite) throw new Error('SQLite is always there');
  engine = await sqlite.start();
  store = await engine.open();
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

test('events of more than 30 days go, in as many batches as it takes, and younger ones stay', async () => {
  const organisationId = (await makeAccount(store)).organisation.id;
  const clock = () => new Date('2026-11-30T00:00:00.000Z');
  const times = [...Array<string>(7).fill('2026-10-30T23:59:59.999Z'), '2026-10-31T00:00:00.000Z'];
  await engine.tamper(times.map((createdAt) => insertEvent({ organisationId, createdAt })).join(';'));
  expect(await pruneEvents({ store, clock }, 3)).toBe(7);
  const { events } = await store.events.list(organisationId, { page: 1, perPage: 10 });
  expect(events.map(({ createdAt }) => createdAt.toISOString())).toEqual(['2026-10-31T00:00:00.000Z']);
});
