import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { EntryRow } from '../tables.ts';
import { type BookedBatch, type BookingResult, bookBatch } from './book-batch.ts';
import type { BalanceState, Booking, LockedState } from './booking.ts';
import { changeColumns, entryColumns, namesOf } from './entry-columns.ts';

const entryNames = namesOf(entryColumns);
const changeNames = namesOf(changeColumns);

/**
 * Returns the function that books a batch in one transaction, without yielding: the caller holds the connection.
 * It speaks to `node:sqlite` directly because a query builder would cost more than the statements themselves.
 */
export function commitOnSqlite(database: DatabaseSync, now: () => string): (bookings: Booking[]) => BookingResult[] {
  const statements = prepare(database);
  return (bookings) => {
    database.exec('begin immediate');
    try {
      const batch = bookBatch(bookings, read(bookings, statements), now());
      write(batch, statements);
      database.exec('commit');
      return batch.results;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

type Statements = ReturnType<typeof prepare>;

function prepare(database: DatabaseSync) {
  return {
    balance: database.prepare('select id, used, shadow_used, requests, refused, seq from balances where id = ?'),
    original: database.prepare(`select ${entryNames.join(', ')} from ledger where balance_id = ? and seq = ?`),
    reversal: database.prepare('select balance_id, reverses_seq from ledger where balance_id = ? and reverses_seq = ?'),
    insert: database.prepare(
      `insert into ledger (${entryNames.join(', ')}) values (${entryNames.map(() => '?').join(', ')})`,
    ),
    update: database.prepare(
      `update balances set used = ?2, shadow_used = ?3, requests = ?4, refused = ?5, seq = ?6
       where id = ?1 and seq = ?7 and (?8 is null or ?2 <= ?8)`,
    ),
  };
}

function read(bookings: readonly Booking[], { balance, original, reversal }: Statements): LockedState {
  const balanceIds = [...new Set(bookings.map(({ balanceId }) => balanceId))];
  const reversals = bookings.filter((booking) => booking.kind === 'reversal');
  return {
    balances: balanceIds.flatMap((id) => rows<BalanceState>(balance, id)),
    originals: reversals.flatMap(({ balanceId, seq }) => rows<EntryRow>(original, balanceId, seq)),
    reversals: reversals.flatMap(({ balanceId, seq }) =>
      rows<{ balance_id: number; reverses_seq: number }>(reversal, balanceId, seq),
    ),
  };
}

function write({ entries, changes }: BookedBatch, { insert, update }: Statements): void {
  for (const entry of entries) insert.run(...entryNames.map((name) => entry[name]));
  for (const change of changes) {
    const result = update.run(...changeNames.map((name) => change[name]));
    if (result.changes !== 1) throw new Error(`The balance ${change.id} did not stand as it was read`);
  }
}

/** The tables say what these statements return; `node:sqlite` cannot. */
function rows<Row>(statement: StatementSync, ...parameters: number[]): Row[] {
  return statement.all(...parameters) as Record<string, SQLOutputValue>[] as Row[];
}
