import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The kinds of sealed text in the store. Each kind is one column of one table. */
export type SealedKind = 'webhook' | 'webhook url' | 'protected text' | 'pii map' | 'run target' | 'saved model';

/** A sealed text with the ids to which it is bound. */
export interface SealedRow {
  /** The id of the row. Rows are read in its order. */
  readonly id: string;
  /** The ids of its owner, from the widest (such as the organisation) to the narrowest. */
  readonly owner: readonly string[];
  readonly sealed: string;
}

/** The largest amount to read at a time. At least one row is read. */
interface SealedBatch {
  readonly rows: number;
  /** Total length of the sealed texts. */
  readonly characters: number;
}

/** Access to every sealed column, so that the texts can be sealed again with another key. */
export interface SealedColumns {
  /**
   * Returns the next rows after the id `after`, or the first rows if it is undefined. Returns an empty list at the end.
   */
  read(kind: SealedKind, after: string | undefined, most: SealedBatch): Promise<SealedRow[]>;
  /**
   * Replaces the texts in order, in one transaction. Leaves rows alone that were changed or deleted in the meantime.
   * Returns how many were replaced.
   */
  replace(kind: SealedKind, rows: readonly (SealedRow & { readonly renewed: string })[]): Promise<number>;
}

interface Column {
  readonly table: keyof Tables;
  readonly id: string;
  readonly owner: readonly string[];
  readonly sealed: string;
}

/** Every column with sealed texts. */
const columns: Readonly<Record<SealedKind, Column>> = {
  webhook: { table: 'webhooks', id: 'organisation_id', owner: ['organisation_id'], sealed: 'sealed_secret' },
  'webhook url': { table: 'webhooks', id: 'organisation_id', owner: ['organisation_id'], sealed: 'url' },
  'protected text': { table: 'protected_texts', id: 'id', owner: ['project_id', 'seal_id'], sealed: 'sealed' },
  'pii map': { table: 'pii_maps', id: 'key', owner: ['organisation_id', 'key'], sealed: 'sealed' },
  'run target': { table: 'runs', id: 'id', owner: ['id'], sealed: 'sealed_target' },
  'saved model': { table: 'saved_models', id: 'id', owner: ['project_id', 'seal_id'], sealed: 'sealed' },
};

interface Size {
  readonly id: string | number;
  readonly size: number | string;
}

interface Row {
  readonly id: string | number;
  readonly sealed: string;
  readonly first: string;
  readonly second: string;
}

/** Opens the sealed columns of either engine. */
export function openSealedColumns(db: Kysely<Tables>): SealedColumns {
  return {
    async read(kind, after, most) {
      const column = columns[kind];
      const { rows: sizes } = await sizesAfter(column, after, most.rows).execute(db);
      const last = lastThatFits(sizes, most.characters);
      if (last === undefined) return [];
      const { rows } = await textsBetween(column, after, last).execute(db);
      return rows.map((row) => toSealed(row, column));
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

/** Reads the sizes before the texts, because a few texts may be larger than all the others together. */
const sizesAfter = ({ table, id, sealed }: Column, after: string | undefined, limit: number) =>
  sql<Size>`select ${sql.ref(id)} as id, length(${sql.ref(sealed)}) as size from ${sql.table(table)}
    where ${sql.ref(sealed)} is not null ${onward(id, after)} order by ${sql.ref(id)} limit ${limit}`;

function lastThatFits(sizes: readonly Size[], characters: number): string | number | undefined {
  let total = 0;
  const tooMany = sizes.findIndex(({ size }, at) => {
    total += Number(size);
    return at > 0 && total > characters;
  });
  return (tooMany === -1 ? sizes.at(-1) : sizes[tooMany - 1])?.id;
}

const textsBetween = (
  { table, id, owner: [first = id, second = first], sealed }: Column,
  after: string | undefined,
  last: string | number,
) => sql<Row>`select ${sql.ref(id)} as id, ${sql.ref(sealed)} as sealed,
    ${sql.ref(first)} as first, ${sql.ref(second)} as second from ${sql.table(table)}
    where ${sql.ref(sealed)} is not null ${onward(id, after)} and ${sql.ref(id)} <= ${last} order by ${sql.ref(id)}`;

const onward = (id: string, after: string | undefined) =>
  after === undefined ? sql`` : sql`and ${sql.ref(id)} > ${after}`;

const toSealed = ({ id, sealed, first, second }: Row, { owner }: Column): SealedRow => ({
  id: String(id),
  owner: owner.length === 1 ? [first] : [first, second],
  sealed,
});

/**
 * Updates only if the row still has the text that was read, so that a secret set in the meantime is not overwritten.
 */
const update = ({ table, id, sealed }: Column, row: SealedRow & { renewed: string }) =>
  sql`update ${sql.table(table)} set ${sql.ref(sealed)} = ${row.renewed}
    where ${sql.ref(id)} = ${row.id} and ${sql.ref(sealed)} = ${row.sealed}`;
