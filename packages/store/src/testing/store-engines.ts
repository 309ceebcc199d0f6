import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createTestDatabase } from './test-database.ts';

/** One engine with tables of its own for one test file. */
export interface StoreEngine {
  /** The clock ticks by default. */
  open(clock?: () => Date): Promise<Store>;
  /** Runs SQL behind the store's back. */
  tamper(sql: string): Promise<void>;
  /** The settings by which a process of its own opens it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Each engine that the tests run on; a test skips what is not available. */
export const storeEngines: readonly { kind: Store['kind']; isAvailable: boolean; start(): Promise<StoreEngine> }[] = [
  { kind: 'sqlite', isAvailable: true, start: startSqliteEngine },
  { kind: 'postgres', isAvailable: findPostgresBinaries() !== undefined, start: startPostgresEngine },
];

/** A clock whose every reading is a millisecond later than the one before. */
export function tickingClock(start = '2026-11-05T12:00:00.000Z'): () => Date {
  let now = Date.parse(start);
  return () => new Date(now++);
}

/** A folder that the test removes. */
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
