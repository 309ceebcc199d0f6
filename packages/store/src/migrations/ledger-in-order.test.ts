import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect, openSqlite } from '../dialects/sqlite.ts';
import { DATABASE_FILE, openStore } from '../open-store.ts';
import { migrations } from './index.ts';

const period = '2026-11-01T00:00:00.000Z';
const clock = () => new Date('2026-11-05T12:00:00.000Z');
const nov = { organisationId: 'o', balance: 'guardrails', period } as const;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'redoubt-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A database as the version before left it. */
async function madeBefore(name: string): Promise<void> {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  const db = new Kysely<unknown>({ dialect: new NodeSqliteDialect(database) });
  const all: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).map(([each, migration]) => [each, migration('sqlite')]),
  );
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateTo(name);
  expect(error).toBeUndefined();
  database.exec(`
    insert into organisations (id, name, plan, metering_mode, anchor_day, created_at) values ('o', 'o', 'Free', 'credits', 1, '');
    insert into balances (id, organisation_id, balance, period, used, held, granted, requests, seq)
      values (1, 'o', 'guardrails', '${period}', 7, 3, 5, 2, 5);
    insert into project_balances values (1, 'p', 7, 0, 3, 2, 0, 0, null);
    insert into holds values (1, 5, 3, '2027-01-01T00:00:00.000Z');
    insert into ledger (balance_id, seq, kind, mode, project_id, key_id, credits, held, granted, quantity, used_after,
      endpoint, request_id, idempotency_key, rate_table_date, breakdown, resolves_seq, reason, at) values
      (1, 1, 'charge', 'credits', 'p', 'k', 7, 0, 0, 2, 7, '/a', 'r1', 'once', '2026-08-06', '[{"item":"pii","credits":7}]', null, null, '2026-11-05T11:00:00.000Z'),
      (1, 2, 'charge', 'credits', 'p', 'k', 9, 0, 0, 1, 16, '/b', 'r2', null, '2026-08-06', 'null', null, null, '2026-11-05T11:00:00.001Z'),
      (1, 3, 'reversal', 'credits', 'p', 'k', -9, 0, 0, 1, 7, '/b', 'r2', null, '2026-08-06', 'null', 2, 'our fault', '2026-11-05T11:00:00.002Z'),
      (1, 4, 'grant', 'credits', '', 'k', 0, 0, 5, 0, 7, '/c', 'r3', null, '2026-08-06', '[]', null, 'a gift', '2026-11-05T11:00:00.003Z'),
      (1, 5, 'hold', 'credits', 'p', 'k', 0, 3, 0, 1, 7, '/d', 'r4', null, '2026-08-06', '{"é":"×"}', null, null, '2026-11-05T11:00:00.004Z');`);
  await db.destroy();
}

/** Everything of the ledger's table but how it is laid out. */
function ledgerOf(): { rows: unknown; objects: unknown; columns: unknown } {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  try {
    return {
      rows: database.prepare('select * from ledger order by balance_id, seq').all(),
      objects: database
        .prepare(`select name, sql from sqlite_schema where tbl_name = 'ledger' and type <> 'table' and sql is not null
          order by name`)
        .all(),
      columns: database
        .prepare(`select name, type, "notnull", dflt_value, pk from pragma_table_info('ledger') order by name`)
        .all(),
    };
  } finally {
    database.close();
  }
}

test('entries, indexes and triggers of an older ledger are all there afterwards, and it goes on', async () => {
  await madeBefore('0013-proxy-calls');
  const before = ledgerOf();
  const store = await openStore({ dataDir, clock });
  try {
    expect(ledgerOf()).toEqual(before);
    expect(await store.ledger.verify()).toEqual([]);
    const charge = {
      ...nov,
      projectId: 'p',
      keyId: 'k',
      allowance: 10,
      projectAllowance: null,
      mode: 'credits',
    } as const;
    const order = {
      ...charge,
      quantity: 1,
      endpoint: '/a',
      requestId: 'r',
      rateTableDate: '2026-08-06',
      breakdown: null,
    };
    const replayed = await store.ledger.charge({ ...order, credits: 7, idempotencyKey: 'once' });
    expect(replayed).toMatchObject({ entryId: '1-1', isReplay: true });
    expect(await store.ledger.charge({ ...order, credits: 6 })).toMatchObject({ accepted: false });
    expect(await store.ledger.settle({ holdId: '1-5', credits: 2, quantity: 1, breakdown: null })).toMatchObject({
      ended: true,
    });
    expect(await store.ledger.charge({ ...order, credits: 6 })).toMatchObject({ entryId: '1-7' });
    expect(await store.ledger.verify()).toEqual([]);
  } finally {
    await store.close();
  }
});

test.each(['update ledger set credits = 0', 'delete from ledger', 'insert into ledger select * from ledger'])(
  'a ledger that was moved refuses: %s',
  async (statement) => {
    await madeBefore('0013-proxy-calls');
    await (await openStore({ dataDir, clock })).close();
    const database = openSqlite(join(dataDir, DATABASE_FILE));
    try {
      expect(() => database.exec(statement)).toThrow(/append-only|UNIQUE/);
    } finally {
      database.close();
    }
  },
);
