import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../store.ts';

type ColumnType = 'text' | 'bigint' | 'double precision';

/**
 * Passes rows as one JSON parameter, so that the statement is the same for any number of rows and is prepared once.
 * Returns a table expression named `x` with the given columns.
 */
export function jsonRows(
  kind: Store['kind'],
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly object[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const names = Object.keys(columns);
  if (kind === 'sqlite') {
    const fields = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(fields)} from json_each(${json})) as x`;
  }
  const fields = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`json_to_recordset(${json}::json) as x(${sql.join(fields)})`;
}
