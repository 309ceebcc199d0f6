import { chmodSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { EmptyDatabase } from './store-failures.ts';
import { makeDataFolder } from './testing/store-engines.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeDataFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openStore({ dataDir, clock: () => new Date() });
const modes = () =>
  Object.fromEntries(
    readdirSync(dataDir).map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]),
  );

test('every file of a store can be read by its owner alone', async () => {
  const store = await open();
  await store.accounts.createOrganisation({ name: 'o', plan: 'Free', meteringMode: 'credits', anchorDay: 1 });
  expect(Object.keys(modes())).toEqual(expect.arrayContaining(['redoubt.db', 'redoubt.db-wal', 'redoubt.lock']));
  expect(Object.entries(modes()).filter(([, mode]) => mode !== '600')).toEqual([]);
  await store.close();
});

test('files that others could read are closed to them when the store is opened', async () => {
  await (await open()).close();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
  const store = await open();
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']));
  await store.close();
});

test('an empty database is refused, and stays as it is', async () => {
  await (await open()).close();
  truncateSync(join(dataDir, 'redoubt.db'));
  await expect(open()).rejects.toThrow(EmptyDatabase);
  await expect(open()).rejects.toThrow('Restore it from a backup');
  expect(statSync(join(dataDir, 'redoubt.db')).size).toBe(0);
});

test('what a first start that was killed left behind is no store', async () => {
  writeFileSync(join(dataDir, 'redoubt.db.new'), 'half a database');
  const store = await open();
  expect(readdirSync(dataDir)).not.toContain('redoubt.db.new');
  await store.close();
});
