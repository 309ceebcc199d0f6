import { createHook } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../open-store.ts';
import { makeAccount, sampleCharge } from '../testing/sample-charge.ts';
import { makeDataFolder } from '../testing/store-engines.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts';

const FULL = 2;
const NORMAL = 1;
let dataDir: string;
let database: DatabaseSync;
let log: SqliteLog;

beforeEach(() => {
  dataDir = makeDataFolder();
  const file = join(dataDir, 'redoubt.db');
  database = openSqlite(file);
  log = openSqliteLog(database, file);
});
afterEach(() => {
  database.close();
  rmSync(dataDir, { recursive: true });
});

const synchronous = () => database.prepare('pragma synchronous').get()?.synchronous;

test('what runs without waiting for the disk is alone in that, and so is what fails', async () => {
  expect(log.withoutSync(synchronous)).toBe(NORMAL);
  expect(synchronous()).toBe(FULL);
  expect(() => log.withoutSync(() => database.exec('insert into nowhere values (1)'))).toThrow('nowhere');
  expect(synchronous()).toBe(FULL);
  expect(log.withoutSync(synchronous)).toBe(NORMAL);
  await log.sync();
  log.close();
});

test('after the disk has refused once, nothing is said to be durable any more, and nothing is begun', async () => {
  log.close();
  await expect(log.sync()).rejects.toThrow('EBADF');
  await expect(log.sync()).rejects.toThrow('EBADF');
  expect(() => log.withoutSync(synchronous)).toThrow('EBADF');
});

test('a charge is answered after its commit has reached the disk, which is waited for outside the event loop', async () => {
  const store = await openStore({ dataDir: join(dataDir, 'store'), databaseUrl: undefined, clock: () => new Date() });
  const account = await makeAccount(store);
  await store.ledger.charge(sampleCharge(account));
  const seen: string[] = [];
  const hook = createHook({
    init(id, type) {
      if (type === 'FSREQCALLBACK') seen.push(`asked ${id}`);
    },
    after: (id) => {
      if (seen.includes(`asked ${id}`)) seen.push(`done ${id}`);
    },
  }).enable();
  await store.ledger.charge(sampleCharge(account));
  hook.disable();
  await store.close();
  expect(seen.map((what) => what.split(' ')[0])).toEqual(['asked', 'done']);
});
