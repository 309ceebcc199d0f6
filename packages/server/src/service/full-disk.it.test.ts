import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull, StoreFull } from '@redoubt/store';
import { startPostgres } from '@redoubt/store/testing/postgres';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { canMount, mountSmallDisk } from '@redoubt/store/testing/small-disk';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../store/src/dialects/sqlite.ts';
import { watchDisk } from '../../../store/src/dialects/sqlite-disk.ts';
import { startTestService } from '../testing/test-service.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a database that may grow no further is known as full until there is room again', () => {
  const database = openSqlite(join(folder, 'a.db'));
  const disk = watchDisk(database);
  database.exec('create table t (x blob)');
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${pages + 4}`);
  const write = () => disk.watch(() => database.exec('insert into t values (zeroblob(100000))'));
  expect(disk.assertRoom()).toBeUndefined();
  expect(write).toThrow('full');
  expect(() => disk.assertRoom()).toThrow(StoreFull);
  database.exec('pragma max_page_count = 100000');
  expect(disk.assertRoom()).toBeUndefined();
  expect(write()).toBeUndefined();
  database.close();
});

test('other failures are no full disk', () => {
  const causes = [new Error('full'), Object.assign(new Error('busy'), { errcode: 5 }), undefined, 'ENOSPC'];
  expect(causes.filter(isDiskFull)).toEqual([]);
  expect(isDiskFull(new Error('outer', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) }))).toBe(
    true,
  );
});

test.skipIf(!canMount())('a service whose disk is full says so, reads on, and goes on once there is room', async () => {
  const disk = mountSmallDisk(12);
  try {
    await sayThatItIsFull(disk, { REDOUBT_DATA_DIR: disk.folder });
  } finally {
    disk.remove();
  }
});

test.skipIf(!canMount() || findPostgresBinaries() === undefined)(
  'a service whose PostgreSQL has a full disk says so, reads on, and goes on once there is room',
  async () => {
    const disk = mountSmallDisk(40);
    const server = await startPostgres({ fsync: 'off' });
    try {
      if (!server) throw new Error('PostgreSQL did not start');
      await sayThatItIsFull(disk, { DATABASE_URL: await createDatabaseOn(disk.folder, server.url) });
    } finally {
      await server?.stop();
      disk.remove();
    }
  },
);

const on = { enabled: true };
const model_config = { model_provider: 'openai_compatible', endpoint: { scheme: 'http', host: '127.0.0.1' } };
const bigText = 'A sentence that belongs to nobody else. '.repeat(2_000);

/** Calls that write, by method, path and body. Those that are charged write their charge. */
const writing: [method: string, path: string, body: object, headers?: Record<string, string>][] = [
  ['POST', '/guardrails/batch/detect', { texts: ['a'], detectors: { pii: on } }],
  ['POST', '/guardrails/pii', { text: 'jane@example.com', mode: 'request', key: 'null' }],
  ['POST', '/guardrails/add-policy', { name: 'new', description: bigText.slice(0, 900), detectors: { pii: on } }],
  ['PATCH', '/guardrails/modify-policy', { description: bigText.slice(0, 900) }, { 'x-service-policy': 'kept' }],
  ['POST', '/models/add-model', { model_saved_name: 'm', model_name: 'm', model_config }],
  ['POST', '/admin/organisations', { name: 'another' }],
  ['POST', '/admin/keys', { name: 'another', scopes: ['guardrails'] }],
  ['POST', '/rt/eval', { samples: [{ prompt: 'a', response: 'b' }] }],
  ['POST', '/rt/threat-modeling', { context: { system_description: 'a bot for travellers' } }],
];

async function sayThatItIsFull(disk: ReturnType<typeof mountSmallDisk>, env: Record<string, string>): Promise<void> {
  const service = await startTestService(env);
  try {
    const detectors = { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } };
    const body = JSON.stringify({ text: 'a text', detectors });
    const detect = () => service.send('/guardrails/detect', { method: 'POST', body });
    const statusOf = async (path: string) => (await service.send(path)).status;
    expect([(await detect()).status, await statusOf('/ready')]).toEqual([200, 200]);
    await service.send('/guardrails/add-policy', { method: 'POST', body: JSON.stringify({ name: 'kept', detectors }) });
    disk.fill();
    await expect.poll(async () => (await detect()).status, { timeout: 20_000, interval: 1 }).toBe(503);
    const refused = await (await detect()).json();
    expect(refused).toMatchObject({ error: 'not_ready', detail: { store: 'full' } });
    expect(refused.message).toContain('disk of the store is full');
    const ready = await service.send('/ready');
    expect([ready.status, (await ready.json()).detail]).toEqual([503, { store: 'full' }]);
    const checked = await service.send('/rt/status-check');
    expect([checked.status, (await checked.json()).detail]).toEqual([503, { store: 'full' }]);
    for (const [method, path, sent, headers] of writing) {
      const answer = await service.send(path, { method, body: JSON.stringify(sent), ...(headers && { headers }) });
      const { error, detail } = await answer.json();
      // PostgreSQL may still have room in the pages of a table. What it keeps there is kept.
      const isKept = answer.ok && service.store === 'postgres';
      if (!isKept) expect([path, answer.status, error, detail]).toEqual([path, 503, 'not_ready', { store: 'full' }]);
    }
    expect(await statusOf('/usage/balance')).toBe(200);
    disk.makeRoom();
    await expect.poll(() => statusOf('/ready'), { timeout: 20_000 }).toBe(200);
    expect((await detect()).status).toBe(200);
    expect(await statusOf('/rt/status-check')).toBe(200);
  } finally {
    await service.stop();
  }
}

/** A database whose files are in a folder, on a server of a test's own. */
async function createDatabaseOn(folder: string, url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query('show data_directory');
    const { uid, gid } = statSync(rows[0].data_directory);
    const place = join(folder, 'tablespace');
    mkdirSync(place, { mode: 0o700 });
    chownSync(place, uid, gid);
    chmodSync(folder, 0o755);
    await client.query(`create tablespace small location '${place}'`);
    await client.query('create database small tablespace small');
  } finally {
    await client.end();
  }
  return url.replace(/[^/]*$/, 'small');
}
