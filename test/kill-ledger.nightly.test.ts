import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../packages/store/src/testing/postgres.ts';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { killCharging } from './stress/kill-charging.ts';

const seed = Date.now() % 1_000_000;
const nothingWrong = { wrong: [] };

describe('a process that is killed while it charges and holds', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'redoubt-kill-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('on SQLite loses nothing that it answered, books no key twice, and its holds end in time', async () => {
    const killed = await killCharging({ dataDir, rounds: 3, seed });
    expect({ seed, ...killed }).toMatchObject(nothingWrong);
    expect(killed.answered).toBeGreaterThan(100);
  }, 60_000);
});

describe.skipIf(findPostgresBinaries() === undefined)('on PostgreSQL', () => {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test('neither the charging process nor the whole server loses or doubles anything when killed', async () => {
    if (!server) throw new Error('PostgreSQL is not installed');
    const { url, crash } = server;
    const killed = await killCharging({
      dataDir: '',
      databaseUrl: url,
      rounds: 3,
      seed,
      server: { crash, rounds: [2] },
    });
    expect({ seed, ...killed }).toMatchObject({ ...nothingWrong, serverCrashes: 1 });
    expect(killed.answered).toBeGreaterThan(100);
  }, 60_000);
});
