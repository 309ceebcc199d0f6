import type { PdfLine } from './pdf-lines.ts';

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
