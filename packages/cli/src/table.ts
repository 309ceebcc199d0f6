import { inBold, shown } from './marked.ts';

/** A cell of a table for people. A column of numbers is right-aligned. */
export type Cell = string | number | null;

const integers = new Intl.NumberFormat('en-US');

/** A table as text. Each column is as wide as its widest cell. The header is bold on a terminal with colours. */
export function alignedTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(textOf));
  const widths = header.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => [...(row[column] ?? '')].length)),
  );
  const isRight = header.map((_, column) => rows.every((row) => isAmount(row[column] ?? null)));
  const lineOf = (row: readonly string[]) =>
    row
      .map((text, column) => {
        const padding = ' '.repeat(Math.max((widths[column] ?? 0) - [...text].length, 0));
        return isRight[column] ? padding + text : text + padding;
      })
      .join('  ')
      .trimEnd();
  return [inBold(lineOf(header)), ...texts.map(lineOf)].join('\n');
}

interface Pagination {
  readonly page: number;
  readonly total_pages: number;
  readonly total_count: number;
}

/** A page of a list as a table, with a line that says which page it is. `nouns` names what is listed. */
export function pageTable(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  { page, total_pages, total_count }: Pagination,
  nouns: string,
): string {
  if (total_count === 0) return `No ${nouns}`;
  const where = `page ${page} of ${total_pages}, ${total_count} ${nouns}`;
  return rows.length === 0 ? where : `${alignedTable(header, rows)}\n${where}`;
}

function textOf(cell: Cell): string {
  if (cell === null) return '-';
  return typeof cell === 'number' ? integers.format(cell) : shown(cell);
}

const isAmount = (cell: Cell): boolean => cell === null || typeof cell === 'number' || cell === 'unlimited';
