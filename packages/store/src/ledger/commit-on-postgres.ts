import type pg from 'pg';
import { isRetryable, isServerError } from '../dialects/postgres-errors.ts';
import { needsOf } from './batch-needs.ts';
import { type BookingResult, bookBatch } from './book-batch.ts';
import type { Booking } from './booking.ts';
import { readOnPostgres } from './read-on-postgres.ts';
import { writeOnPostgres } from './write-on-postgres.ts';

/**
 * Returns the function that books a batch in one transaction. It tries once more after a deadlock or a serialisation
 * failure. It calls `announce` after a commit that inserted events.
 */
export function commitOnPostgres(
  pool: pg.Pool,
  now: () => string,
  announce: () => void,
): (bookings: Booking[]) => Promise<BookingResult[]> {
  return async (bookings) => {
    try {
      return await commit(pool, bookings, now, announce);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      return await commit(pool, bookings, now, announce);
    }
  };
}

async function commit(
  pool: pg.Pool,
  bookings: Booking[],
  now: () => string,
  announce: () => void,
): Promise<BookingResult[]> {
  const client = await pool.connect();
  try {
    // The connection is pipelined, so each pair of messages is sent in one packet and a batch costs two round trips.
    const begun = client.query('begin isolation level read committed');
    const [locked] = await Promise.all([readOnPostgres(client, needsOf(bookings, now()), now), begun]);
    const batch = bookBatch(bookings, locked.state, locked.at);
    const written = writeOnPostgres(client, batch.writes, locked.at);
    const finished = finish(client);
    // If both fail, the error of the writes is the useful one: a deadlock may be tried again, "rolled back" may not.
    finished.catch(() => undefined);
    await written;
    await finished;
    client.release();
    if (batch.writes.events.length > 0) announce();
    return batch.results;
  } catch (error) {
    await abandon(client, error);
    throw error;
  }
}

/**
 * Rolls back and returns the connection to the pool. If the connection no longer answers, it is closed at once, because
 * waiting for its rollback would delay all later charges.
 */
async function abandon(client: pg.PoolClient, error: unknown): Promise<void> {
  const isSound = isServerError(error) && (await client.query('rollback').then(yes, no));
  client.release(!isSound);
}

const yes = () => true;
const no = () => false;

/** PostgreSQL answers COMMIT with ROLLBACK if the transaction had failed. That counts as an error. */
async function finish(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`PostgreSQL answered the commit with ${command}`);
}
