import { Writable } from 'node:stream';
import type { Store } from '@redoubt/store';
import { makeAccount, sampleCharge } from '@redoubt/store/testing/sample-charge';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFolding } from './fold-timer.ts';

const clock = () => new Date('2026-11-20T00:00:00Z');
let engine: StoreEngine;
let store: Store;
let lines: string[];

beforeEach(async () => {
  const sqlite = storeEngines.find(({ kind }) => kind === 'sqlite');
  if (!sqlite) throw new Error('There is always SQLite');
  engine = await sqlite.start();
  store = await engine.open();
  lines = [];
});
afterEach(async () => {
  await store.close();
  await engine.stop();
});

const log = () =>
  pino(
    new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );

test('from its start the service folds what no report has asked for', async () => {
  const account = await makeAccount(store);
  await store.ledger.charge(sampleCharge(account, { credits: 5 }));
  const folding = startFolding({ store, clock, log: log() });
  const query = { organisationId: account.organisation.id, from: '2026-11-01', to: '2026-11-30', limit: 10 } as const;
  const totals = async () => (await store.usage.summarise({ ...query, groupBy: 'day' })).totals;
  await expect.poll(totals, { timeout: 5_000 }).toMatchObject([{ balance: 'guardrails', credits: 5 }]);
  await folding.stop();
});

test('a fold that fails is logged, and neither ends the process nor keeps it from stopping', async () => {
  await store.ledger.charge(sampleCharge(await makeAccount(store)));
  await engine.tamper('drop table usage_days');
  const folding = startFolding({ store, clock, log: log() });
  await expect.poll(() => lines.join('')).toContain('folding the usage failed');
  await folding.stop();
});
