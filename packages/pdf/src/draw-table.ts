import type { Block } from '@redoubt/reports';
import type { Line, Setting } from './break-lines.ts';
import { inks, type Sheet } from './sheet.ts';

type Table = Extract<Block, { kind: 'table' }>;

const cellSetting: Setting = { size: 8, weight: 'regular' };
const headSetting: Setting = { size: 7.6, weight: 'bold' };
const GAP = 7;
const PAD = 2.5;

/** Draws a table. Its head is repeated on every page. A row that is higher than a page goes on on the next one. */
export function drawTable(sheet: Sheet, { columns, rows }: Table): void {
  const widths = widthsOf(sheet, columns);
  const drawHead = () =>
    drawRow(sheet, { table: { columns, widths }, cells: columns.map(({ title }) => title), setting: headSetting });
  sheet.makeRoom(sheet.leading(cellSetting) * 4);
  drawHead();
  for (const cells of rows) {
    const lines = linesOf(sheet, cells, widths, cellSetting);
    if (sheet.makeRoom(heightOf(sheet, lines, cellSetting))) drawHead();
    drawRow(sheet, { table: { columns, widths }, cells, setting: cellSetting });
  }
  sheet.space(6);
}

function widthsOf(sheet: Sheet, columns: Table['columns']): number[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = sheet.width - GAP * (columns.length - 1);
  return columns.map(({ share }) => (free * share) / shares);
}

const linesOf = (sheet: Sheet, cells: readonly string[], widths: readonly number[], setting: Setting): Line[][] =>
  cells.map((cell, at) => sheet.lines(cell, widths[at] ?? 1, setting));

const heightOf = (sheet: Sheet, lines: readonly Line[][], setting: Setting): number =>
  Math.max(1, ...lines.map(({ length }) => length)) * sheet.leading(setting) + 2 * sheet.scaled(PAD);

interface Row {
  readonly table: { readonly columns: Table['columns']; readonly widths: readonly number[] };
  readonly cells: readonly string[];
  readonly setting: Setting;
}

function drawRow(sheet: Sheet, { table: { columns, widths }, cells, setting }: Row): void {
  const lines = linesOf(sheet, cells, widths, setting);
  const most = Math.max(1, ...lines.map(({ length }) => length));
  sheet.y += sheet.scaled(PAD);
  for (let row = 0; row < most; row++) {
    sheet.makeRoom(sheet.leading(setting));
    let x = sheet.left;
    for (const [at, width] of widths.entries()) {
      const line = lines[at]?.[row];
      if (line) drawCell(sheet, { line, isNumber: columns[at]?.isNumber === true }, { x, width, setting });
      x += width + GAP;
    }
    sheet.y += sheet.leading(setting);
  }
  sheet.y += sheet.scaled(PAD);
  const ink = setting === headSetting ? inks.faint : inks.line;
  sheet.doc.moveTo(sheet.left, sheet.y).lineTo(sheet.left + sheet.width, sheet.y);
  sheet.doc.lineWidth(0.5).strokeColor(ink).stroke();
}

function drawCell(
  sheet: Sheet,
  { line, isNumber }: { readonly line: Line; readonly isNumber: boolean },
  { x, width, setting }: { readonly x: number; readonly width: number; readonly setting: Setting },
): void {
  const start = isNumber ? x + Math.max(0, width - line.width) : x;
  sheet.drawLine(line, setting, { x: start, y: sheet.y, width: isNumber ? line.width : width });
}
