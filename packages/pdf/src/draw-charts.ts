import type { Bar, BarChart } from '@redoubt/reports';
import type { Setting } from './break-lines.ts';
import { inks, type Sheet } from './sheet.ts';

const titleSetting: Setting = { size: 8.6, weight: 'bold' };
const textSetting: Setting = { size: 7.2, weight: 'regular' };
const GAP = 16;
const BAR = 5;
const ROW = 19;
/** Between the label of a bar and its value. */
const LABEL_GAP = 6;

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Draws charts side by side, as high as the highest of them. */
export function drawCharts(sheet: Sheet, charts: readonly BarChart[]): void {
  const width = (sheet.width - GAP * (charts.length - 1)) / Math.max(1, charts.length);
  const bars = Math.max(0, ...charts.map(({ bars: { length } }) => length));
  sheet.makeRoom(sheet.scaled(bars * ROW + 44));
  const top = sheet.y;
  const ends = charts.map((chart, at) => {
    sheet.y = top;
    drawChart(sheet, chart, { x: sheet.left + at * (width + GAP), width });
    return sheet.y;
  });
  sheet.y = Math.max(top, ...ends);
  sheet.space(6);
}

function drawChart(sheet: Sheet, { title, bars, most, note }: BarChart, place: Place): void {
  drawWords(sheet, title, titleSetting, place);
  sheet.y += sheet.scaled(2);
  for (const bar of bars) drawBar(sheet, bar, { ...place, most });
  if (note !== undefined) drawWords(sheet, note, textSetting, place, inks.faint);
}

function drawWords(sheet: Sheet, text: string, setting: Setting, { x, width }: Place, ink?: string): void {
  for (const line of sheet.lines(text, width, setting)) {
    sheet.drawLine(line, setting, { x, y: sheet.y, width }, ink);
    sheet.y += sheet.leading(setting);
  }
}

/** A name at the left and the value at the right, and the bar with its whisker below them. */
function drawBar(
  sheet: Sheet,
  { label, value, interval, text }: Bar,
  { x, width, most }: Place & { readonly most: number },
): void {
  const { doc } = sheet;
  const [told] = sheet.lines(text, width, textSetting);
  const room = Math.max(width / 4, width - (told?.width ?? 0) - LABEL_GAP);
  const name = sheet.shortened(label, room, textSetting);
  if (name) sheet.drawLine(name, textSetting, { x, y: sheet.y, width });
  sheet.writeRight(text, textSetting, { x, y: sheet.y, width });
  const top = sheet.y + sheet.leading(textSetting);
  const height = sheet.scaled(BAR);
  const along = (share: number) => x + (width * Math.min(Math.max(share, 0), most)) / (most || 1);
  doc.rect(x, top, width, height).fill(inks.soft);
  if (value !== null && value > 0) doc.rect(x, top, along(value) - x, height).fill(inks.bar);
  if (interval) drawWhisker(doc, { from: along(interval[0]), to: along(interval[1]), y: top + height / 2, height });
  sheet.y += sheet.scaled(ROW);
}

interface Whisker {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
}

/** White below black, so that it shows on the bar and beside it. */
function drawWhisker(doc: PDFKit.PDFDocument, { from, to, y, height }: Whisker): void {
  for (const [ink, thickness] of [
    ['#ffffff', 2.4],
    ['#000000', 0.9],
  ] as const) {
    doc.lineWidth(thickness).strokeColor(ink);
    doc.moveTo(from, y).lineTo(to, y).stroke();
    for (const end of [from, to])
      doc
        .moveTo(end, y - height / 2)
        .lineTo(end, y + height / 2)
        .stroke();
  }
}
