import type { PdfLine } from './pdf-lines.ts';

/** One page with its height: from `bottom` to `top`, in points. */
export interface PdfPage {
  readonly lines: readonly PdfLine[];
  readonly bottom: number;
  readonly top: number;
}

/** The share of a page's height at its top and at its bottom in which headers and footers stand. */
const EDGE = 0.12;
/** Numbers of a line that are compared one by one. A line with more of them is no header. */
const MAX_NUMBERS = 4;
const pageNumber = /^(?:page |seite |p\. ?)?[-–]? ?\d{1,4}(?: ?(?:\/|of|von) ?\d{1,4})? ?[-–]?$/i;

/**
 * Leaves out headers, footers and page numbers: lines at the edge of the page that repeat on at least half of the pages.
 * A number in them may count the pages. What would leave nothing of the document is its text, and stays.
 */
export function dropRunningLines(pages: readonly PdfPage[]): PdfLine[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgesOf(page).flatMap(keysOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length / 2));
  const isRunning = (line: PdfLine) =>
    pageNumber.test(line.text) || keysOf(line).some((key) => (counts.get(key) ?? 0) >= enough);
  const kept = pages.map((page) => {
    const running = new Set(edgesOf(page).filter(isRunning));
    return page.lines.filter((line) => !running.has(line));
  });
  return kept.some((lines) => lines.length > 0) ? kept : pages.map(({ lines }) => [...lines]);
}

/** The lines at the edges of a page. */
function edgesOf({ lines, bottom, top }: PdfPage): PdfLine[] {
  const edge = EDGE * (top - bottom);
  return lines.filter(({ y, size }) => y + size > top - edge || y < bottom + edge);
}

/**
 * What a line has in common with the same line of other pages: its words and its height. Each number is either the same
 * on every page, or as far from the number of the page.
 */
function keysOf({ text, page, y }: PdfLine): string[] {
  const parts = text.split(/(\d+)/);
  if (parts.length > 2 * MAX_NUMBERS + 1) return [];
  const texts = parts.reduce<string[]>(
    (before, part, at) => {
      const forms = at % 2 === 0 ? [part] : [part, `#${Number(part) - page}`];
      return before.flatMap((begin) => forms.map((form) => begin + form));
    },
    [''],
  );
  return texts.map((each) => `${each}@${Math.round(y / 4)}`);
}
