import type pg from 'pg';
import { isRetryable, isServerError } from '../dialects/postgres.ts';
import type { EntryRow } from '../tables.ts';
import { type BookedBatch, type BookingResult, bookBatch } from './book-batch.ts';
import type { BalanceState, Booking, LockedState } from './booking.ts';
import { changeColumns, entryColumns, namesOf } from './entry-columns.ts';

const entryNames = namesOf(entryColumns);
const changeNames = namesOf(changeColumns);

/** In the order of their ids, so that two nodes with the same balances in their batches cannot deadlock. */
const lockBalances = {
  name: 'ledger_lock',
  text: `select id, used, shadow_used, requests, refused, seq from balances
    where id = any($1::bigint[]) order by id for update`,
};

const readOriginals = {
  name: 'ledger_originals',
  text: `select ${entryNames.map((name) => `l.${name}`).join(', ')} from ledger l
    join unnest($1::bigint[], $2::bigint[]) as wanted (balance_id, seq) using (balance_id, seq)`,
};

const readReversals = {
  name: 'ledger_reversals',
  text: `select l.balance_id, l.reverses_seq from ledger l
    join unnest($1::bigint[], $2::bigint[]) as wanted (balance_id, reverses_seq) using (balance_id, reverses_seq)`,
};

/** Balances and entries change together or not at all: entries go in only where every balance stood as it was read. */
const writeBatch = {
  name: 'ledger_write',
  text: `with changed as (
      update balances b set used = n.used, shadow_used = n.shadow_used, requests = n.requests,
        refused = n.refused, seq = n.seq
      from unnest(${arrays(changeColumns, 1)}) as n (${changeNames.join(', ')})
      where b.id = n.id and b.seq = n.seq_before and (n.ceiling is null or n.used <= n.ceiling)
      returning b.id
    ), booked as (
      insert into ledger (${entryNames.join(', ')})
      select * from unnest(${arrays(entryColumns, 1 + changeNames.length)})
      where (select count(*) from changed) = cardinality($1::bigint[])
      returning seq
    )
    select (select count(*) from changed) as changed, (select count(*) from booked) as booked`,
};

/** Returns the function that books a batch in one transaction; it tries once more after a deadlock. */
export function commitOnPostgres(pool: pg.Pool, now: () => string): (bookings: Booking[]) => Promise<BookingResult[]> {
  return async (bookings) => {
    try {
      return await commit(pool, bookings, now);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      return await commit(pool, bookings, now);
    }
  };
}

async function commit(pool: pg.Pool, bookings: Booking[], now: () => string): Promise<BookingResult[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const batch = bookBatch(bookings, await read(client, bookings), now());
    await write(client, batch);
    await finish(client);
    client.release();
    return batch.results;
  } catch (error) {
    await abandon(client, error);
    throw error;
  }
}

/** A connection that no longer answers is closed at once: waiting for its rollback would hold up every charge behind. */
async function abandon(client: pg.PoolClient, error: unknown): Promise<void> {
  const isSound = isServerError(error) && (await client.query('rollback').then(yes, no));
  client.release(!isSound);
}

const yes = () => true;
const no = () => false;

async function read(client: pg.PoolClient, bookings: readonly Booking[]): Promise<LockedState> {
  const balanceIds = [...new Set(bookings.map(({ balanceId }) => balanceId))];
  const { rows: balances } = await client.query<BalanceState>({ ...lockBalances, values: [balanceIds] });
  const reversals = bookings.filter((booking) => booking.kind === 'reversal');
  if (reversals.length === 0) return { balances, originals: [], reversals: [] };
  const values = [reversals.map(({ balanceId }) => balanceId), reversals.map(({ seq }) => seq)];
  const originals = await client.query<EntryRow>({ ...readOriginals, values });
  const reversed = await client.query<{ balance_id: number; reverses_seq: number }>({ ...readReversals, values });
  return { balances, originals: originals.rows, reversals: reversed.rows };
}

async function write(client: pg.PoolClient, { entries, changes }: BookedBatch): Promise<void> {
  const values = [
    ...changeNames.map((name) => changes.map((change) => change[name])),
    ...entryNames.map((name) => entries.map((entry) => entry[name])),
  ];
  const { rows } = await client.query<{ changed: number; booked: number }>({ ...writeBatch, values });
  if (rows[0]?.changed !== changes.length || rows[0]?.booked !== entries.length) {
    throw new Error('A balance did not stand as it was read');
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK where the transaction had failed; that is no acknowledgement. */
async function finish(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`PostgreSQL answered the commit with ${command}`);
}

function arrays(columns: Record<string, string>, first: number): string {
  return Object.values(columns)
    .map((type, index) => `$${first + index}::${type}[]`)
    .join(', ');
}
