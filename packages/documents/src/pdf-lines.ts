/** A piece of text as PDF.js gives it. */
export interface PdfItem {
  readonly str: string;
  /** Scale, skew and place: [a, b, c, d, x, y], y from the bottom. */
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
  /** Where the first word after a list's mark stands; `x` where there is none. */
  readonly size: number;
  readonly font: string;
}

interface Draft {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
  /** Characters by font: a line has the font that most of it has. */
  fonts: Map<string, number>;
}

/** A gap of this share of the font's size is a space. */
const SPACE = 0.18;
/** Text that is raised or lowered by less than this share stands on the same line. */
const SAME_LINE = 0.45;
/** A gap of this many sizes is the gutter between two columns, or the cells of a table. */
const GUTTER = 4;

/** Put the pieces of one page together to lines, in the order of the file, which is the order of reading. */
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

/** The key with the largest count; '' where there is none. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let best = '';
  let most = -1;
  for (const [key, count] of counts) {
    if (count > most) [best, most] = [key, count];
  }
  return best;
}

/** Lines at the top and at the bottom of a page that may be its header and footer. */
const EDGE = 3;
const pageNumber = /^(?:page |seite |p\. ?)?[-–]? ?\d{1,4}(?: ?(?:\/|of|von) ?\d{1,4})? ?[-–]?$/i;

/** Leave out headers, footers and page numbers: what stands at the edge of half of the pages, whatever the numbers in it. */
export function dropRunningLines(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set([...edgesOf(lines)].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length / 2));
  return pages.map((lines) => {
    const edges = edgesOf(lines);
    return lines.filter(
      (line) => !edges.has(line) || !(pageNumber.test(line.text) || (counts.get(keyOf(line)) ?? 0) >= enough),
    );
  });
}

/** The lines that stand highest and lowest on the page, whatever their order in the file. */
function edgesOf(lines: readonly PdfLine[]): Set<PdfLine> {
  const byHeight = lines.toSorted((one, other) => other.y - one.y);
  return new Set([...byHeight.slice(0, EDGE), ...byHeight.slice(-EDGE)]);
}

const keyOf = ({ text, y }: PdfLine): string => `${text.replace(/\d+/g, '#')}@${Math.round(y / 4)}`;
