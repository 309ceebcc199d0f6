import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull, StoreFull } from '@redoubt/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../store/src/dialects/sqlite.ts';
import { watchDisk } from '../../../store/src/dialects/sqlite-disk.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });

/** Whether this process may mount a small disk of its own. */
function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'redoubt-mount-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place);
    run('umount', place);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

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
  run('mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder);
  let service: TestService | undefined;
  try {
    service = await startTestService({ REDOUBT_DATA_DIR: folder });
    const detectors = { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } };
    const body = JSON.stringify({ text: 'a text', detectors });
    const detect = () => service?.send('/guardrails/detect', { method: 'POST', body });
    const statusOf = async (path: string) => (await service?.send(path))?.status;
    expect([(await detect())?.status, await statusOf('/ready')]).toEqual([200, 200]);
    const ballast = join(folder, 'ballast');
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) fill(ballast, size);
    await expect.poll(async () => (await detect())?.status, { timeout: 20_000 }).toBe(503);
    const refused = await (await detect())?.json();
    expect(refused).toMatchObject({ error: 'not_ready', detail: { store: 'full' } });
    expect(refused.message).toContain('disk of the store is full');
    const ready = await service.send('/ready');
    expect([ready.status, (await ready.json()).detail]).toEqual([503, { store: 'full' }]);
    expect(await statusOf('/usage/balance')).toBe(200);
    rmSync(ballast);
    await expect.poll(() => statusOf('/ready'), { timeout: 20_000 }).toBe(200);
    expect((await detect())?.status).toBe(200);
  } finally {
    await service?.stop();
    run('umount', folder);
  }
});

/** Adds pieces to a file until the disk takes no more of that size. */
function fill(file: string, size: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
