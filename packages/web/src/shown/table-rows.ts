import { type CsvCell, toCsv } from '@redoubt/contract/csv';
import type { ReactNode } from 'react';

/** A column of a table. The cells of the first one name their rows. */
export interface Column<Row> {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /**
   * What rows are sorted by, searched in and written to a file. Absent: the cell where it is a text or a number, and
   * rows are then not sorted by it.
   */
  readonly value?: (row: Row) => CsvCell;
}

/** An order of rows: a column, and whether from its end. */
export interface Order {
  readonly name: string;
  readonly isDown: boolean;
}

/** `-Created` is down by the column Created. */
export function readOrder(text: string | undefined): Order | undefined {
  if (!text) return undefined;
  const isDown = text.startsWith('-');
  return { name: isDown ? text.slice(1) : text, isDown };
}

/** The order in the address after a click on a head: up, down, as it was. */
export function nextOrder(order: Order | undefined, name: string): string | null {
  if (order?.name !== name) return name;
  return order.isDown ? null : `-${name}`;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows in an order. Those without a value are last, whichever way. */
export function inOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | undefined): Row[] {
  const value = columns.find(({ name }) => name === order?.name)?.value;
  if (!order || !value) return [...rows];
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  const known = keyed.filter(({ key }) => key !== null);
  const sorted = known.toSorted((one, other) => compare(one.key, other.key) * (order.isDown ? -1 : 1));
  return [...sorted, ...keyed.filter(({ key }) => key === null)].map(({ row }) => row);
}

const compare = (one: CsvCell, other: CsvCell): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));

/** What a cell says, as a text or a number. null: only a picture of it. */
function wordsOfCell<Row>({ value, cell }: Column<Row>, row: Row): CsvCell {
  if (value) return value(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** The rows that have all words in their cells. */
export function withWords<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = columns
      .map((column) => wordsOfCell(column, row) ?? '')
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rows as a file of CSV, without columns that have no words. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const told = columns.filter((column) => rows.some((row) => wordsOfCell(column, row) !== null));
  return toCsv(
    told.map(({ name }) => name),
    rows.map((row) => told.map((column) => wordsOfCell(column, row))),
  );
}
