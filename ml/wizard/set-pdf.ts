import { deflateSync } from 'node:zlib';
import type { SourceBlock } from './source-document.ts';

/** Widths of Helvetica's characters 32 to 126, in thousandths of the size (Adobe's font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const LEFT = 64;
const TOP = 770;
const WIDTH = 467;
const LEADING = 1.35;

interface Style {
  readonly font: 'F1' | 'F2';
  readonly size: number;
  readonly before: number;
}
const styles: Readonly<Record<SourceBlock['kind'], Style>> = {
  title: { font: 'F2', size: 18, before: 0 },
  heading: { font: 'F2', size: 12.5, before: 16 },
  paragraph: { font: 'F1', size: 10.5, before: 7 },
  item: { font: 'F1', size: 10.5, before: 3 },
  page: { font: 'F1', size: 0, before: 0 },
};

/** Typeset a document as PDF: A4, Helvetica, hanging items, running header and page number; pages break where it says. */
export function setPdf(blocks: readonly SourceBlock[], header: string): Uint8Array {
  const pages: string[][] = [[]];
  let y = TOP;
  for (const block of blocks) {
    if (block.kind === 'page') {
      pages.push([]);
      y = TOP;
    } else {
      const set = setBlock(block, y);
      pages.at(-1)?.push(...set.lines);
      y = set.y;
      if (y < 60) throw new Error(`A page of "${header}" is full before it ends`);
    }
  }
  const contents = pages.map((lines, index) =>
    [shown('F1', 8, LEFT, 805, header), ...lines, shown('F1', 8, 280, 36, `Page ${index + 1} of ${pages.length}`)].join(
      '\n',
    ),
  );
  return assemble(contents);
}

function setBlock({ kind, text }: SourceBlock, top: number): { lines: string[]; y: number } {
  const { font, size, before } = styles[kind];
  const indent = kind === 'item' ? 14 : 0;
  const step = size * LEADING;
  let y = top - before;
  const lines = kind === 'item' ? [shown('F1', size, LEFT, y - step, '\u2022')] : [];
  for (const line of wrap(text, size, WIDTH - indent)) {
    y -= step;
    lines.push(...words(font, size, LEFT + indent, y, line));
  }
  return { lines, y };
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? 556), 0) * size) / 1_000;

/** A line in two pieces, without the space between them, as many programs write it; bold type, whose widths differ, in one. */
function words(font: string, size: number, x: number, y: number, line: string): string[] {
  const middle = line.indexOf(' ', line.length / 2);
  if (middle === -1 || font === 'F2') return [shown(font, size, x, y, line)];
  const [one, two] = [line.slice(0, middle), line.slice(middle + 1)];
  return [shown(font, size, x, y, one), shown(font, size, x + widthOf(`${one} `, size), y, two)];
}

function shown(font: string, size: number, x: number, y: number, text: string): string {
  const escaped = text
    .replace(/[\\()]/g, '\\$&')
    .replace(/\u2022/g, '\\225')
    .replace(/\u2019/g, '\\222');
  return `BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm (${escaped}) Tj ET`;
}

function assemble(contents: readonly string[]): Uint8Array {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const pageNumber = (index: number) => 5 + index * 2;
  const kids = contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...contents.flatMap((content, index) => {
      const packed = deflateSync(Buffer.from(content, 'latin1'));
      const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${pageNumber(index) + 1} 0 R >>`,
        Buffer.concat([
          Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
          packed,
          Buffer.from('\nendstream'),
        ]),
      ];
    }),
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    length += chunk.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  chunks.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(chunks);
}
