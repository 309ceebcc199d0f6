import { type Kysely, sql } from 'kysely';
import type { SealedColumns, SealedKind, SealedRow } from './sealed-columns.ts';
import type { Tables } from './tables.ts';

interface Column {
  readonly table: keyof Tables;
  readonly id: string;
  readonly owner: readonly string[];
  readonly sealed: string;
}

/** Every column with sealed texts. */
const columns: Readonly<Record<SealedKind, Column>> = {
  webhook: { table: 'webhooks', id: 'organisation_id', owner: ['organisation_id'], sealed: 'sealed_secret' },
  'protected text': { table: 'protected_texts', id: 'id', owner: ['project_id', 'seal_id'], sealed: 'sealed' },
  'pii map': { table: 'pii_maps', id: 'key', owner: ['organisation_id', 'key'], sealed: 'sealed' },
  'run target': { table: 'runs', id: 'id', owner: ['id'], sealed: 'sealed_target' },
  'saved model': { table: 'saved_models', id: 'id', owner: ['project_id', 'seal_id'], sealed: 'sealed' },
};

interface Row {
  readonly id: string | number;
  readonly sealed: string;
  readonly first: string;
  readonly second: string;
}

/** Sealed texts on either engine. */
export function openSealedColumns(db: Kysely<Tables>): SealedColumns {
  return {
    async read(kind, after, limit) {
      const { rows } = await query(columns[kind], after, limit).execute(db);
      return rows.map((row) => toSealed(row, columns[kind]));
    },
    replace: (kind, rows) =>
      db.transaction().execute(async (tx) => {
        let replaced = 0n;
        for (const row of rows) {
          const { numAffectedRows = 0n } = await update(columns[kind], row).execute(tx);
          replaced += numAffectedRows;
        }
        return Number(replaced);
      }),
  };
}

function query(
  { table, id, owner: [first = id, second = first], sealed }: Column,
  after: string | undefined,
  limit: number,
) {
  const onward = after === undefined ? sql`` : sql`and ${sql.ref(id)} > ${after}`;
  return sql<Row>`select ${sql.ref(id)} as id, ${sql.ref(sealed)} as sealed,
    ${sql.ref(first)} as first, ${sql.ref(second)} as second
    from ${sql.table(table)} where ${sql.ref(sealed)} is not null ${onward}
    order by ${sql.ref(id)} limit ${limit}`;
}

const toSealed = ({ id, sealed, first, second }: Row, { owner }: Column): SealedRow => ({
  id: String(id),
  owner: owner.length === 1 ? [first] : [first, second],
  sealed,
});

/** What is there is compared with what was read: a secret that was set meanwhile is not undone. */
const update = ({ table, id, sealed }: Column, row: SealedRow & { renewed: string }) =>
  sql`update ${sql.table(table)} set ${sql.ref(sealed)} = ${row.renewed}
    where ${sql.ref(id)} = ${row.id} and ${sql.ref(sealed)} = ${row.sealed}`;
