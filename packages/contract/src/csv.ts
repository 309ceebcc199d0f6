/**
 * A cell of a CSV table. Numbers are written as they are, texts are guarded against formulas, null is an empty cell.
 */
export type CsvCell = string | number | null;

/** Matches a text that a spreadsheet takes for a formula, also after white space (OWASP, "CSV Injection"). */
const FORMULA_START = /^\s*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * Writes a table as CSV (RFC 4180), header line first. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
