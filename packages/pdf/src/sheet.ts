import PDFDocument from 'pdfkit';
import { breakLines, type Line, type Setting } from './break-lines.ts';
import type { Piece } from './set-in-fonts.ts';

/** The colours of documents: darkness alone tells them apart on grey paper. */
export const inks = { text: '#1a1a1a', faint: '#5a5a5a', line: '#b8b8b8', bar: '#44546a', soft: '#f0f1f3' } as const;

const MARGIN = 42;
const FOOT = 26;
/** Distance of two lines, in sizes of the font. */
const LEADING = 1.38;
/** Widths that are remembered, because words come again and again. */
const MAX_WIDTHS = 20_000;

/** Where a line is drawn. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Pages on which things are drawn from top to bottom. Sizes are multiplied by the scale. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  readonly #scale: number;
  readonly #widths = new Map<string, number>();
  y = MARGIN;

  constructor({ title, scale }: { readonly title: string; readonly scale: number }) {
    this.#scale = scale;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: { Title: title.slice(0, 300), Creator: 'Redoubt', Producer: 'Redoubt' },
    });
    this.width = this.doc.page.width - 2 * MARGIN;
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN - FOOT / 2;
  }

  /** The number of the page that is drawn on, from 1. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  scaled(size: number): number {
    return size * this.#scale;
  }

  /** Begins a page if less than this is left of the current one. Returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom || this.y <= MARGIN) return false;
    this.doc.addPage();
    this.y = MARGIN;
    return true;
  }

  space(height: number): void {
    if (this.y > MARGIN) this.y += this.scaled(height);
  }

  leading({ size }: Setting): number {
    return this.scaled(size) * LEADING;
  }

  lines(text: string, width: number, setting: Setting): Line[] {
    return breakLines(text, width, { ...setting, size: this.scaled(setting.size) }, this.#measure);
  }

  drawLine(line: Line, { size }: Setting, { x, y, width }: Place, ink: string = inks.text): void {
    let at = line.isFromRight ? x + Math.max(0, width - line.width) : x;
    for (const piece of line.pieces) {
      this.doc.font(piece.face.path).fontSize(this.scaled(size)).fillColor(ink);
      this.doc.text(piece.text, at, y, { lineBreak: false, ...featuresOf(piece) });
      at += this.#measure(piece, this.scaled(size));
    }
  }

  /** Draws a text below what is there, over as many pages as it takes. */
  write(text: string, setting: Setting, { indent = 0, ink = inks.text }: { indent?: number; ink?: string } = {}): void {
    const width = this.width - indent;
    for (const line of this.lines(text, width, setting)) {
      this.makeRoom(this.leading(setting));
      this.drawLine(line, setting, { x: this.left + indent, y: this.y, width }, ink);
      this.y += this.leading(setting);
    }
  }

  /** Draws one line that ends at the right. */
  writeRight(text: string, setting: Setting, { x, y, width }: Place, ink: string = inks.text): void {
    const [line] = this.lines(text, width, setting);
    if (line) this.drawLine(line, setting, { x: x + Math.max(0, width - line.width), y, width: line.width }, ink);
  }

  /** The beginning of a text that fits in one line. */
  shortened(text: string, width: number, setting: Setting): Line | undefined {
    const [first, ...rest] = this.lines(text, width, setting);
    if (rest.length === 0 || !first) return first;
    return this.lines(`${text.slice(0, textOf(first.pieces).length - 1).trimEnd()}…`, width, setting)[0];
  }

  /** Writes the foot of every page and returns the bytes. */
  async finish(foot: string): Promise<Uint8Array> {
    const { start, count } = this.doc.bufferedPageRange();
    const setting: Setting = { size: 7, weight: 'regular' };
    const y = this.doc.page.height - MARGIN + FOOT / 4;
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(start + page);
      const line = this.shortened(foot, this.width * 0.75, setting);
      if (line) this.drawLine(line, setting, { x: this.left, y, width: this.width }, inks.faint);
      this.writeRight(`${page + 1} / ${count}`, setting, { x: this.left, y, width: this.width }, inks.faint);
    }
    return bytesOf(this.doc);
  }

  readonly #measure = ({ text, face }: Piece, size: number): number => {
    const key = `${size} ${face.path} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.doc.font(face.path).fontSize(size).widthOfString(text, featuresOf({ text, face }));
    if (this.#widths.size < MAX_WIDTHS) this.#widths.set(key, width);
    return width;
  };
}

/** Digits of one width, because a point before a narrow one is hard to see. */
const featuresOf = ({ text }: Piece): { features?: ['tnum'] } => (/\d/.test(text) ? { features: ['tnum'] } : {});

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
    doc.end();
  });
}
