import type { EntryRow, HoldRow } from '../tables.ts';
import type { BalanceChange, ProjectChange } from './booking.ts';

/** A column for every field, with its PostgreSQL type. */
export type ColumnTypes<Row> = Record<keyof Row, 'bigint' | 'text'>;

/** Every column of a ledger row with its SQL type, in the order in which the bulk inserts bind them. */
export const entryColumns = {
  balance_id: 'bigint',
  seq: 'bigint',
  kind: 'text',
  mode: 'text',
  project_id: 'text',
  key_id: 'text',
  credits: 'bigint',
  held: 'bigint',
  granted: 'bigint',
  quantity: 'bigint',
  used_after: 'bigint',
  endpoint: 'text',
  request_id: 'text',
  idempotency_key: 'text',
  rate_table_date: 'text',
  breakdown: 'text',
  resolves_seq: 'bigint',
  reason: 'text',
  at: 'text',
} as const satisfies ColumnTypes<EntryRow>;

/** Returns the values of a row in the order of its columns. Direct field access is faster than a lookup by name. */
export const valuesOf = (row: EntryRow) => [
  row.balance_id,
  row.seq,
  row.kind,
  row.mode,
  row.project_id,
  row.key_id,
  row.credits,
  row.held,
  row.granted,
  row.quantity,
  row.used_after,
  row.endpoint,
  row.request_id,
  row.idempotency_key,
  row.rate_table_date,
  row.breakdown,
  row.resolves_seq,
  row.reason,
  row.at,
];

/** The columns that an update of a balance binds, with their types and in order. */
export const changeColumns = {
  id: 'bigint',
  used: 'bigint',
  shadow_used: 'bigint',
  held: 'bigint',
  granted: 'bigint',
  requests: 'bigint',
  refused: 'bigint',
  notified: 'bigint',
  notified_limit: 'bigint',
  seq: 'bigint',
  seq_before: 'bigint',
  ceiling: 'bigint',
} as const satisfies ColumnTypes<BalanceChange>;

/** The columns of what is added to a project's part of a balance, with their types and in order. */
export const projectColumns = {
  balance_id: 'bigint',
  project_id: 'text',
  used: 'bigint',
  shadow_used: 'bigint',
  held: 'bigint',
  requests: 'bigint',
  refused: 'bigint',
  notified: 'bigint',
  notified_limit: 'bigint',
} as const satisfies ColumnTypes<ProjectChange>;

export const holdColumns = {
  balance_id: 'bigint',
  seq: 'bigint',
  held: 'bigint',
  expires_at: 'text',
} as const satisfies ColumnTypes<HoldRow>;

/** Returns the column names, typed. */
export function namesOf<Name extends string>(columns: Record<Name, unknown>): Name[] {
  return Object.keys(columns) as Name[];
}
