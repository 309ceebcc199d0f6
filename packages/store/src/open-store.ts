import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import { NodeSqliteDialect, openSqlite } from './dialects/sqlite.ts';
import { watchDisk } from './dialects/sqlite-disk.ts';
import { appliedMigrations, assertComplete, markInUse, markWhole } from './dialects/sqlite-file.ts';
import { prepareDatabaseFile } from './dialects/sqlite-folder.ts';
import { openSqliteLog } from './dialects/sqlite-log.ts';
import type { Engine } from './engine.ts';
import { recordRunEnd } from './findings/record-run.ts';
import { openFindings } from './findings/sql-findings.ts';
import { commitOnSqlite } from './ledger/commit-on-sqlite.ts';
import { openLedger } from './ledger/sql-ledger.ts';
import { assertCurrent, migrate } from './migrations/migrate.ts';
import { openRuns } from './runs/sql-runs.ts';
import { openSealedColumns } from './sealed-columns.ts';
import { openAccounts } from './sql-accounts.ts';
import { openAudit } from './sql-audit.ts';
import { openDatasets } from './sql-datasets.ts';
import { openEvents } from './sql-events.ts';
import { openIdempotencyRecords } from './sql-idempotency-records.ts';
import { openKeys } from './sql-keys.ts';
import { openPiiMaps } from './sql-pii-maps.ts';
import { openPolicySamples } from './sql-policy-samples.ts';
import { openProxyCalls } from './sql-proxy-calls.ts';
import { openProxyCosts } from './sql-proxy-costs.ts';
import { openProxyMinutes } from './sql-proxy-minutes.ts';
import { openRelayBridges } from './sql-relay-bridges.ts';
import { openReportShares } from './sql-report-shares.ts';
import { openSavedResources } from './sql-saved-resources.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';
import { foldLedger } from './usage/fold-ledger.ts';
import { readEntryPage } from './usage/read-entry-page.ts';
import { readProjects } from './usage/read-projects.ts';
import { summariseUsage } from './usage/summarise-usage.ts';
import type { UsageRollup } from './usage-rollup.ts';
import { openWebhooks } from './webhooks.ts';

/** The file name of the embedded store inside the data folder. */
export const DATABASE_FILE = 'redoubt.db';

type OpenEngine = (now: () => string, announce: () => void) => Promise<Engine>;

/**
 * Opens the store and migrates its tables to this version. Throws DataFolderInUse if another process uses the folder.
 */
export function openStore({ dataDir, databaseUrl, clock, answerCapacity }: StoreOptions): Promise<Store> {
  const open: OpenEngine = (now, announce) =>
    databaseUrl === undefined ? openOnSqlite(dataDir, now, announce) : openPostgresEngine(databaseUrl, now, announce);
  return openWith(open, clock, answerCapacity);
}

/**
 * Opens the embedded store while a service has it open, for a short task. SQLite lets several processes write one after
 * the other. Throws if the tables are not those of this version, because then the service is of another version.
 */
export function openStoreBeside({ dataDir, clock }: Pick<StoreOptions, 'dataDir' | 'clock'>): Promise<Store> {
  return openWith((now, announce) => openBesideOnSqlite(dataDir, now, announce), clock);
}

async function openWith(
  open: OpenEngine,
  clock: () => Date,
  answerCapacity?: StoreOptions['answerCapacity'],
): Promise<Store> {
  const now = () => toTimestamp(clock());
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const engine = await open(now, announce);
  const { kind, db } = engine;
  const ledger = openLedger(db, engine.commit, now);
  const idempotency = openIdempotencyRecords(db, kind, clock, answerCapacity);
  const piiMaps = openPiiMaps(db, kind, clock);
  const runs = openRuns(db, kind, clock, { announceOutbox: announce, recordEnd: recordRunEnd });
  let closing: Promise<void> | undefined;
  return {
    kind,
    accounts: openAccounts(db, clock),
    keys: openKeys(db, clock),
    ledger,
    idempotency,
    usage: openUsage(db, kind, now),
    events: openEvents(db, kind, listeners),
    webhooks: openWebhooks(db, clock),
    piiMaps,
    ...openSavedResources(db, { kind, clock }),
    runs,
    datasets: openDatasets(db, clock),
    findings: openFindings(db, kind, clock),
    sealed: openSealedColumns(db),
    proxyCalls: openProxyCalls(db, kind),
    proxyCosts: openProxyCosts(db, kind, { now, announce }),
    policySamples: openPolicySamples(db, kind, clock),
    proxyMinutes: openProxyMinutes(db),
    relayBridges: openRelayBridges(db),
    reportShares: openReportShares(db, clock),
    audit: openAudit(db, clock),
    async ping() {
      await sql`select 1`.execute(db);
      await engine.assertRoom?.();
    },
    close() {
      closing ??= closeEngine([ledger, idempotency, piiMaps, runs], engine);
      return closing;
    },
  };
}

async function closeEngine(queues: { close(): Promise<void> }[], { db, beforeClose, release }: Engine): Promise<void> {
  for (const queue of queues) await queue.close();
  beforeClose?.();
  await db.destroy();
  release();
}

/**
 * Loads the PostgreSQL driver only when it is needed, because the embedded default should not spend its load time and
 * memory.
 */
async function openPostgresEngine(databaseUrl: string, now: () => string, announce: () => void): Promise<Engine> {
  const { openOnPostgres } = await import('./open-on-postgres.ts');
  return openOnPostgres(databaseUrl, now, announce);
}

async function openOnSqlite(dataDir: string, now: () => string, announce: () => void): Promise<Engine> {
  const lock = lockDataFolder(dataDir);
  let database: DatabaseSync | undefined;
  try {
    const file = join(dataDir, DATABASE_FILE);
    await prepareDatabaseFile(file);
    assertComplete(file);
    database = openSqlite(file);
    const disk = watchDisk(database);
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, disk.watch) });
    await migrate(db, 'sqlite');
    const commit = commitOnSqlite(database, now, announce);
    const log = openSqliteLog(database, file);
    const open = database;
    markInUse(open);
    return {
      kind: 'sqlite',
      db,
      beforeClose: () => markWhole(open),
      async commit(bookings) {
        // Kysely's connection lock keeps the batch out of transactions that other code has open on this connection.
        const book = () => disk.watch(() => log.withoutSync(() => commit(bookings)));
        const results = await db.connection().execute(async () => book());
        await log.sync().catch((error: unknown) => {
          disk.note(error);
          throw error;
        });
        return results;
      },
      assertRoom: () => db.connection().execute(async () => disk.assertRoom()),
      release() {
        log.close();
        lock.release();
      },
    };
  } catch (error) {
    database?.close();
    lock.release();
    throw error;
  }
}

async function openBesideOnSqlite(dataDir: string, now: () => string, announce: () => void): Promise<Engine> {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  try {
    assertCurrent(appliedMigrations(database));
    const commit = commitOnSqlite(database, now, announce);
    return { kind: 'sqlite', db, commit: async (bookings) => commit(bookings), release: () => undefined };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the daily sums on either engine. */
function openUsage(db: Kysely<Tables>, kind: Store['kind'], now: () => string): UsageRollup {
  return {
    fold: (scope, signal) => foldLedger(db, kind, scope, signal),
    summarise: (query) => summariseUsage(db, query),
    entries: (query) => readEntryPage(db, query),
    projects: (query) => readProjects(db, query, now()),
  };
}
