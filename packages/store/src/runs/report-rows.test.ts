import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect, openSqlite } from '../dialects/sqlite.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Tables } from '../tables.ts';
import { makeDataFolder } from '../testing/store-engines.ts';
import { correctedOf, emptyAnswersOf, notIndependentOf } from './report-rows.ts';

let dataDir: string;
let database: ReturnType<typeof openSqlite>;
let db: Kysely<Tables>;
const asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeEach(async () => {
  dataDir = makeDataFolder();
  database = openSqlite(join(dataDir, 'redoubt.db'));
  db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(database),
    log: ({ query: { sql, parameters } }) => void asked.push({ sql, parameters }),
  });
  await migrate(db, 'sqlite');
  asked.length = 0;
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  { count: notIndependentOf, index: 'run_probes_not_independent' },
  { count: correctedOf, index: 'run_probes_corrected' },
  { count: emptyAnswersOf, index: 'run_probes_empty' },
])('$index holds the rows that are counted, because pages ask for the count again and again', async (row) => {
  expect(await row.count(db, 'run')).toBe(0);
  const plans = asked.flatMap(({ sql, parameters }) =>
    database
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as string[]))
      .map(({ detail }) => detail),
  );
  expect(plans).toEqual([expect.stringContaining(row.index)]);
});
