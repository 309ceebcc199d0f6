import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect, openSqlite } from '../dialects/sqlite.ts';
import { DATABASE_FILE, openStore } from '../open-store.ts';
import { makeDataFolder } from '../testing/store-engines.ts';
import { migrations } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = makeDataFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Maps of an organisation with one project and of one with two, as the version before left them. */
async function madeBefore(): Promise<void> {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(database) });
  const all: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).map(([each, migration]) => [each, migration('sqlite')]),
  );
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateTo(
    '0014-ledger-in-order',
  );
  expect(error).toBeUndefined();
  const [created, expires] = ['2026-11-05T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
  database.exec(`
    insert into organisations (id, name, plan, metering_mode, anchor_day, created_at) values
      ('one', 'one', 'Free', 'credits', 1, ''), ('two', 'two', 'Free', 'credits', 1, '');
    insert into projects (id, organisation_id, name, created_at) values
      ('p', 'one', 'p', ''), ('q', 'two', 'q', ''), ('r', 'two', 'r', '');
    insert into pii_maps values ('k1', 'one', 'sealed', 6, 1, '${created}', '${expires}'),
      ('k2', 'two', 'sealed', 6, 1, '${created}', '${expires}');
    insert into pii_vaults values ('one', 1, 6), ('two', 1, 6);`);
  await db.destroy();
}

test('an earlier map goes to the one project of its organisation; where there are two it expires and gives its room back', async () => {
  await madeBefore();
  const store = await openStore({ dataDir, clock: () => new Date('2026-11-06T12:00:00.000Z') });
  try {
    expect(await store.piiMaps.find('p', 'k1')).toMatchObject({ sealed: 'sealed' });
    expect([await store.piiMaps.find('q', 'k2'), await store.piiMaps.find('r', 'k2')]).toEqual([undefined, undefined]);
    expect(await store.piiMaps.sweep()).toBe(1);
    const map = {
      key: 'k3',
      organisationId: 'two',
      projectId: 'q',
      sealed: 'sealed',
      expiresAt: new Date('2099-01-01'),
    };
    expect(await store.piiMaps.insert(map, { maps: 1, bytes: 6 })).toBe(true);
  } finally {
    await store.close();
  }
});
