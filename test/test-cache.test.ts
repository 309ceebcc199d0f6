import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pruneTestCache, testCacheFolder } from '../scripts/test-cache.ts';

const DAY_MS = 24 * 3_600_000;

test('what is compiled for tests lies in the folder of caches of the user, apart for each lock file', () => {
  const env = { XDG_CACHE_HOME: '/caches' };
  const folders = ['one lock', 'another lock'].map((lock) => testCacheFolder(Buffer.from(lock), env));
  expect(folders.map((folder) => dirname(folder))).toEqual(['/caches/redoubt-tests', '/caches/redoubt-tests']);
  expect(new Set(folders).size).toBe(2);
});

test('what is older than a week is deleted, in the folder of the lock file and beside it', () => {
  const env = { XDG_CACHE_HOME: mkdtempSync(join(tmpdir(), 'redoubt-caches-')) };
  const folderOf = (lock: string) => testCacheFolder(Buffer.from(lock), env);
  const [own, left, old] = [folderOf('own'), folderOf('left'), folderOf('old')];
  for (const folder of [own, left, old]) pruneTestCache(folder);
  const [now, before] = [new Date(), new Date(Date.now() - 8 * DAY_MS)];
  for (const name of ['new', 'stale']) writeFileSync(join(own, name), '');
  for (const path of [own, old, join(own, 'stale')]) utimesSync(path, before, before);
  pruneTestCache(own, now);
  const paths = [own, left, join(own, 'new'), old, join(own, 'stale')];
  expect(paths.map((path) => existsSync(path))).toEqual([true, true, true, false, false]);
});
