import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../packages/store/src/dialects/postgres.ts';
import { openSqlite } from '../../packages/store/src/dialects/sqlite.ts';
import type { Booking } from '../../packages/store/src/ledger/booking.ts';
import { commitOnPostgres } from '../../packages/store/src/ledger/commit-on-postgres.ts';
import { commitOnSqlite } from '../../packages/store/src/ledger/commit-on-sqlite.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import { DATABASE_FILE, openStore } from '../../packages/store/src/open-store.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { startPostgres } from '../../packages/store/src/testing/postgres.ts';
import { makeAccount, sampleCharge } from '../../packages/store/src/testing/sample-charge.ts';
import type { Charging } from './callers.ts';
import type { Ceiling } from './ceiling.ts';
import { chargeOneByOne } from './one-by-one.ts';
import { postgresCeiling } from './postgres-ceiling.ts';
import { sqliteCeiling } from './sqlite-ceiling.ts';

/** One engine with a store on it, ready to be measured. */
export interface BenchEngine {
  readonly kind: Store['kind'];
  readonly store: Store;
  readonly charge: Charge;
  /** How many commits booked the entries behind `after`. */
  commitsAfter(after: number): Promise<number>;
  readonly ceiling: Ceiling;
  /** The ledger's own transaction without its queue. */
  readonly sameBatch: Pick<Ceiling, 'run'>;
  oneByOne?(order: { callers: number; ms: number }): Promise<Charging>;
  stop(): Promise<void>;
}

/** The measured balance is the first of its database. */
const countCommits = 'select count(distinct at) as commits from ledger where balance_id = 1 and seq >';

/** A clock whose every reading is another millisecond: entries of one commit share it, so distinct ones count commits. */
function tickingClock(): () => Date {
  let now = Date.parse('2026-11-05T12:00:00.000Z');
  return () => new Date(now++);
}

function timestamps(): () => string {
  const clock = tickingClock();
  return () => clock().toISOString();
}

/** The embedded store; its ceiling has a folder of its own on the same disk, for only one process part may hold one. */
export async function startSqliteBench(): Promise<BenchEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const rawDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const store = await openStore({ dataDir, clock: tickingClock() });
  const charge = await firstCharge(store);
  const raw = await openStore({ dataDir: rawDir, clock: tickingClock() });
  const rawCharge = await firstCharge(raw);
  await raw.close();
  const ceiling = sqliteCeiling(rawDir, 1, rawCharge);
  const sameDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const same = await openStore({ dataDir: sameDir, clock: tickingClock() });
  const sameCharge = await firstCharge(same);
  await same.close();
  const sameDatabase = openSqlite(join(sameDir, DATABASE_FILE));
  const commit = commitOnSqlite(sameDatabase, timestamps(), () => undefined);
  return {
    kind: 'sqlite',
    store,
    charge,
    commitsAfter: async (after) => commitsIn(dataDir, after),
    ceiling,
    sameBatch: sameBatch(commit, 1, sameCharge),
    async stop() {
      await store.close();
      await ceiling.close();
      sameDatabase.close();
      for (const folder of [dataDir, rawDir, sameDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function commitsIn(dataDir: string, after: number): number {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  try {
    return Number(database.prepare(`${countCommits} ?`).get(after)?.commits);
  } finally {
    database.close();
  }
}

/** PostgreSQL; undefined where none is installed. */
export async function startPostgresBench(): Promise<BenchEngine | undefined> {
  const server = await startPostgres();
  if (!server) return undefined;
  const store = await openStore({ dataDir: '', databaseUrl: server.url, clock: tickingClock() });
  const charge = await firstCharge(store);
  const rawCharge = await firstCharge(store);
  const onceCharge = await firstCharge(store);
  const pool = openPostgres(server.url, { queryTimeoutMs: 30_000 });
  const ceiling = await postgresCeiling(pool, 2, rawCharge);
  const sameCharge = await firstCharge(store);
  const commit = commitOnPostgres(pool, timestamps(), () => undefined);
  return {
    kind: 'postgres',
    store,
    charge,
    async commitsAfter(after) {
      const { rows } = await pool.query<{ commits: string }>(`${countCommits} $1`, [after]);
      return Number(rows[0]?.commits);
    },
    ceiling,
    sameBatch: sameBatch(commit, 4, sameCharge),
    oneByOne: (order) => chargeOneByOne(pool, 3, { ...order, charge: onceCharge }),
    async stop() {
      await store.close();
      await ceiling.close();
      await pool.end();
      await server.stop();
    },
  };
}

/** A charge of a fresh organisation without a limit, booked once so that its rows are there. */
async function firstCharge(store: Store): Promise<Charge> {
  const charge = sampleCharge(await makeAccount(store), { allowance: null });
  await store.ledger.charge(charge);
  return charge;
}

/** Only the store and a charge for it, on either engine. */
export async function openStoreBench(kind: Store['kind']): Promise<Pick<BenchEngine, 'store' | 'charge' | 'stop'>> {
  const server = kind === 'postgres' ? await startPostgres() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const store = await openStore({ dataDir, databaseUrl: server?.url, clock: tickingClock() });
  const charge = await firstCharge(store);
  return {
    store,
    charge,
    async stop() {
      await store.close();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The ledger's own batch, read, decided, written and committed in a tight loop: what its queue could reach at most. */
function sameBatch(commit: (bookings: Booking[]) => unknown, balanceId: number, charge: Charge): Pick<Ceiling, 'run'> {
  const book = async (size: number) => {
    const bookings = Array.from({ length: size }, (): Booking => {
      const breakdown = JSON.stringify(charge.breakdown);
      return { kind: 'charge', balanceId, charge: { ...charge, requestId: randomUUID() }, breakdown };
    });
    await commit(bookings);
  };
  return {
    async run(size, ms) {
      const startedAt = performance.now();
      let rows = 0;
      while (performance.now() - startedAt < ms) {
        await book(size);
        rows += size;
      }
      return (rows / (performance.now() - startedAt)) * 1_000;
    },
  };
}
