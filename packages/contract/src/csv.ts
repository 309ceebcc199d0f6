/** A cell: numbers are written as they are, text is guarded, null is an empty cell. */
export type CsvCell = string | number | null;

/** What makes a spreadsheet take a text for a formula, also behind blanks (OWASP, "CSV Injection"). */
const FORMULA_START = /^\s*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A table as CSV after RFC 4180, header line first; a text that a spreadsheet would run gets an apostrophe in front. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
