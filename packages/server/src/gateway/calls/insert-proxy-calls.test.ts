import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '@redoubt/store/testing/store-engines';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect, openSqlite } from '../../../../store/src/dialects/sqlite.ts';
import { migrate } from '../../../../store/src/migrations/migrate.ts';
import { openProxyCalls } from '../../../../store/src/sql-proxy-calls.ts';
import type { Tables } from '../../../../store/src/tables.ts';
import { sampleCall } from '../../testing/sample-call.ts';
import { storedCall } from './stored-call.ts';

const FULL = 2;
let dataDir: string;
let database: ReturnType<typeof openSqlite>;
let db: Kysely<Tables>;

beforeEach(async () => {
  dataDir = makeDataFolder();
  database = openSqlite(join(dataDir, 'redoubt.db'));
  db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  await migrate(db, 'sqlite');
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const synchronous = () => database.prepare('pragma synchronous').get()?.synchronous;

test('after rows of the log, and after some that failed, other commits wait for the disk as before', async () => {
  const { insert } = openProxyCalls(db, 'sqlite');
  await insert([storedCall(sampleCall(), true)]);
  expect(synchronous()).toBe(FULL);
  database.exec('alter table proxy_calls rename to away');
  await expect(insert([storedCall(sampleCall(), true)])).rejects.toThrow('proxy_calls');
  expect(synchronous()).toBe(FULL);
});

test('a commit of others between the rows of two batches waits for the disk', async () => {
  const { insert } = openProxyCalls(db, 'sqlite');
  const batch = () => Array.from({ length: 64 }, () => storedCall(sampleCall(), true));
  const seen: unknown[] = [];
  const other = () => db.transaction().execute(async () => seen.push(synchronous()));
  await Promise.all([insert(batch()), other(), insert(batch()), other(), insert(batch())]);
  expect(seen).toEqual([FULL, FULL]);
});

test('a batch of any size is written whole or not at all', async () => {
  const { insert, list } = openProxyCalls(db, 'sqlite');
  const calls = Array.from({ length: 177 }, () => storedCall(sampleCall(), true));
  const last = calls.at(-1);
  if (!last) throw new Error('There is no call');
  const bad = { ...last, status: null as never };
  await expect(insert([...calls.slice(0, -1), bad])).rejects.toThrow('NOT NULL');
  expect(await list({ projectId: 'project', limit: 1_000 })).toEqual([]);
  await insert(calls);
  expect(await list({ projectId: 'project', limit: 1_000 })).toHaveLength(177);
});
