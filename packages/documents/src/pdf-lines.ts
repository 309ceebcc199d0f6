/** A piece of text in the form of PDF.js. */
export interface PdfItem {
  readonly str: string;
  /** Scale, skew and position: [a, b, c, d, x, y]. y counts from the bottom of the page. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}

/** One printed line. Lengths are points. */
export interface PdfLine {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  /** The size of the font. */
  readonly size: number;
  readonly font: string;
}

interface Draft {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
  /** Characters by font. The font of a line is the one that most of its characters have. */
  fonts: Map<string, number>;
}

/** A gap of this share of the font size is a space. */
const SPACE = 0.18;
/** Text that is raised or lowered by less than this share of the font size is on the same line. */
const SAME_LINE = 0.45;
/** A gap of this many font sizes separates two columns, or two cells of a table. */
const GUTTER = 4;

/** Joins the pieces of one page into lines, in the order of the file. That is the reading order. */
export function linesOf(items: readonly PdfItem[], page: number): PdfLine[] {
  const lines: Draft[] = [];
  let current: Draft | undefined;
  for (const item of items) {
    if (item.str === '') continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
    const size = Math.hypot(a, b);
    if (current && isSameLine(current, { x, y, size })) append(current, item, x);
    else {
      current = { text: '', x, y, end: x, size, fonts: new Map() };
      lines.push(current);
      append(current, item, x);
    }
    current.size = Math.max(current.size, item.str.trim() ? size : 0);
  }
  return lines.flatMap(({ text, x, y, size, fonts }) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    return trimmed ? [{ text: trimmed, page, x, y, size, font: mostFrequent(fonts) }] : [];
  });
}

function isSameLine(line: Draft, { x, y, size }: { x: number; y: number; size: number }): boolean {
  const isLevel = Math.abs(y - line.y) < SAME_LINE * Math.max(size, line.size);
  return isLevel && x >= line.end - size && x < line.end + GUTTER * Math.max(size, line.size);
}

function append(line: Draft, { str, width, fontName }: PdfItem, x: number): void {
  const isApart = x - line.end > SPACE * line.size;
  line.text += isApart && line.text && !line.text.endsWith(' ') ? ` ${str}` : str;
  line.end = Math.max(line.end, x + width);
  line.fonts.set(fontName, (line.fonts.get(fontName) ?? 0) + str.trim().length);
}

/** The key with the largest count, or an empty string if there is none. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let best = '';
  let most = -1;
  for (const [key, count] of counts) {
    if (count > most) [best, most] = [key, count];
  }
  return best;
}
