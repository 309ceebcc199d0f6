import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createTestDatabase } from './test-database.ts';

/** One engine with separate tables for one test file. */
export interface StoreEngine {
  /** Opens the store. By default its clock is a ticking clock. */
  open(clock?: () => Date): Promise<Store>;
  /** Runs SQL directly on the database, without the store. */
  tamper(sql: string): Promise<void>;
  /** The environment variables with which another process opens the same store. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The engines that the tests run on. Tests of an engine that is not available are skipped. */
export const storeEngines: readonly { kind: Store['kind']; isAvailable: boolean; start(): Promise<StoreEngine> }[] = [
  { kind: 'sqlite', isAvailable: true, start: startSqliteEngine },
  { kind: 'postgres', isAvailable: findPostgresBinaries() !== undefined, start: startPostgresEngine },
];

/** A clock that advances by a millisecond with each reading. */
export function tickingClock(start = '2026-11-05T12:00:00.000Z'): () => Date {
  let now = Date.parse(start);
  return () => new Date(now++);
}

/** Makes a folder. The test must remove it. */
export function makeDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'redoubt-store-'));
}

async function startSqliteEngine(): Promise<StoreEngine> {
  const dataDir = makeDataFolder();
  return {
    open: (clock = tickingClock()) => openStore({ dataDir, clock }),
    async tamper(sql) {
      const database = new DatabaseSync(join(dataDir, 'redoubt.db'));
      try {
        database.exec(sql);
      } finally {
        database.close();
      }
    },
    env: { REDOUBT_DATA_DIR: dataDir },
    async stop() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startPostgresEngine(): Promise<StoreEngine> {
  const database = await createTestDatabase();
  return {
    open: (clock = tickingClock()) => openStore({ dataDir: '', databaseUrl: database.url, clock }),
    async tamper(sql) {
      const client = new pg.Client(database.url);
      await client.connect();
      await client.query(sql).finally(() => client.end());
    },
    env: { DATABASE_URL: database.url },
    stop: database.stop,
  };
}
