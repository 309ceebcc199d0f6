import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { EntryRow } from '../tables.ts';
import { type BatchNeeds, needsOf } from './batch-needs.ts';
import { type BookingResult, bookBatch } from './book-batch.ts';
import type { BalanceChange, BalanceState, BatchWrites, Booking, LockedState, ProjectState } from './booking.ts';
import { entryColumns, holdColumns, namesOf, projectColumns, valuesOf } from './entry-columns.ts';
import { eventColumns, toEventRows } from './event-rows.ts';

const entryNames = namesOf(entryColumns);
const projectNames = namesOf(projectColumns);
const holdNames = namesOf(holdColumns);
const eventNames = namesOf(eventColumns);

/**
 * Returns the function that books a batch in one transaction, synchronously. The caller must hold the connection. It
 * calls `announce` after a commit that inserted events. It uses `node:sqlite` directly, because a query builder would
 * cost more time than the statements themselves.
 */
export function commitOnSqlite(
  database: DatabaseSync,
  now: () => string,
  announce: () => void,
): (bookings: Booking[]) => BookingResult[] {
  const statements = prepare(database);
  return (bookings) => {
    statements.begin.run();
    try {
      const at = now();
      const batch = bookBatch(bookings, read(needsOf(bookings, at), at, statements), at);
      write(batch.writes, at, statements);
      statements.commit.run();
      if (batch.writes.events.length > 0) announce();
      return batch.results;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

type Statements = ReturnType<typeof prepare>;

function prepare(database: DatabaseSync) {
  const entry = entryNames.map((name) => `l.${name}`).join(', ');
  return {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    balance: database.prepare(
      `select id, used, shadow_used, held, granted, requests, refused, notified, notified_limit, seq
       from balances where id = ?`,
    ),
    original: database.prepare(`select ${entry} from ledger l where balance_id = ? and seq = ?`),
    resolved: database.prepare('select balance_id, resolves_seq from ledger where balance_id = ? and resolves_seq = ?'),
    expired: database.prepare(
      `select ${entry} from holds h join ledger l on l.balance_id = h.balance_id and l.seq = h.seq
       where h.balance_id = ? and h.expires_at <= ?`,
    ),
    project: database.prepare(
      `select ${projectNames.join(', ')} from project_balances where balance_id = ? and project_id = ?`,
    ),
    keyed: database.prepare(
      `select ${entry} from ledger l left join ledger r on r.balance_id = l.balance_id and r.resolves_seq = l.seq
         and r.kind in ('reversal', 'release')
       where l.idempotency_key = ? and l.project_id = ? and l.at > ? and l.kind in ('charge', 'hold') and r.seq is null`,
    ),
    insert: database.prepare(insertInto('ledger', entryNames)),
    update: database.prepare(
      `update balances set used = ?, shadow_used = ?, held = ?, granted = ?, requests = ?, refused = ?,
         notified = ?, notified_limit = ?, seq = ?
       where id = ? and seq = ? and (? is null or ? + ? <= ?)`,
    ),
    addToProject: database.prepare(
      `${insertInto('project_balances', projectNames)}
       on conflict do update set used = used + excluded.used, shadow_used = shadow_used + excluded.shadow_used,
         held = held + excluded.held, requests = requests + excluded.requests, refused = refused + excluded.refused,
         notified = iif(excluded.notified_limit is null, notified, excluded.notified),
         notified_limit = coalesce(excluded.notified_limit, notified_limit)`,
    ),
    openHold: database.prepare(insertInto('holds', holdNames)),
    addEvent: database.prepare(insertInto('events', eventNames)),
    endHold: database.prepare('delete from holds where balance_id = ? and seq = ?'),
  };
}

/**
 * The parameters of `update`, in the order of its question marks. Parameters with numbers would be shorter, but Node 22
 * cannot bind them by place.
 */
const updateNames = [
  'used',
  'shadow_used',
  'held',
  'granted',
  'requests',
  'refused',
  'notified',
  'notified_limit',
  'seq',
  'id',
  'seq_before',
  'ceiling',
  'used',
  'held',
  'ceiling',
] as const satisfies (keyof BalanceChange)[];

function insertInto(table: string, names: readonly string[]): string {
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
}

function read({ balanceIds, places, projects, keys, keysSince }: BatchNeeds, at: string, on: Statements): LockedState {
  const balances = balanceIds.flatMap((id) => rows<BalanceState>(on.balance, id));
  return {
    balances,
    originals: places.flatMap(({ balanceId, seq }) => rows<EntryRow>(on.original, balanceId, seq)),
    resolved: places.flatMap(({ balanceId, seq }) =>
      rows<{ balance_id: number; resolves_seq: number }>(on.resolved, balanceId, seq),
    ),
    expired: balances.flatMap(({ id, held }) => (held > 0 ? rows<EntryRow>(on.expired, id, at) : [])),
    projects: projects.flatMap(({ balanceId, projectId }) => rows<ProjectState>(on.project, balanceId, projectId)),
    keyed: keys.flatMap(({ key, projectId }) => rows<EntryRow>(on.keyed, key, projectId, keysSince)),
  };
}

function write(writes: BatchWrites, at: string, on: Statements): void {
  for (const entry of writes.entries) on.insert.run(...valuesOf(entry));
  for (const change of writes.changes) {
    const result = on.update.run(...updateNames.map((name) => change[name]));
    if (result.changes !== 1) throw new Error(`The balance ${change.id} did not stand as it was read`);
  }
  for (const change of writes.projects) on.addToProject.run(...projectNames.map((name) => change[name]));
  for (const hold of writes.openedHolds) on.openHold.run(...holdNames.map((name) => hold[name]));
  for (const { balanceId, seq } of writes.endedHolds) on.endHold.run(balanceId, seq);
  for (const event of toEventRows(writes.events, at)) on.addEvent.run(...eventNames.map((name) => event[name]));
}

/** The cast is needed because `node:sqlite` does not know the row types. The table definitions guarantee them. */
function rows<Row>(statement: StatementSync, ...parameters: SQLInputValue[]): Row[] {
  return statement.all(...parameters) as Record<string, SQLOutputValue>[] as Row[];
}
