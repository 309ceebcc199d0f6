/** An object of a PDF: its source, or a stream with the entries of its dictionary. */
type PdfObject = string | { readonly dictionary: string; readonly content: string };

/** What a page of a test PDF holds. */
interface WrittenPage {
  /** The operators of the page. The font `/F1` is Helvetica. */
  readonly content: string;
  /** Further entries of the page's dictionary. */
  readonly entries?: string;
  /** Further resources. */
  readonly resources?: string;
}

/** A test PDF. Objects get the numbers from 20 on, so that pages and catalogue can name them. */
export interface WrittenPdf {
  readonly pages: readonly WrittenPage[];
  /** Further entries of the catalogue. */
  readonly catalogue?: string;
  readonly info?: string;
  readonly objects?: readonly PdfObject[];
}

const FIRST_OBJECT = 20;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** Writes a PDF with a cross-reference table. Its content is not compressed. */
export function writePdf({ pages, catalogue = '', info, objects = [] }: WrittenPdf): Uint8Array<ArrayBuffer> {
  const table = new Map<number, PdfObject>();
  const first = FIRST_OBJECT + objects.length;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  table.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`);
  table.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  table.set(3, FONT);
  table.set(4, info === undefined ? '<< >>' : `<< ${info} >>`);
  for (const [index, object] of objects.entries()) table.set(FIRST_OBJECT + index, object);
  for (const [index, { content, entries = '', resources = '' }] of pages.entries()) {
    const number = first + index * 2;
    const box = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 600 800]';
    const used = `/Resources << /Font << /F1 3 0 R >> ${resources} >>`;
    table.set(number, `<< /Type /Page /Parent 2 0 R ${box} ${used} /Contents ${number + 1} 0 R ${entries} >>`);
    table.set(number + 1, { dictionary: '', content });
  }
  return assemble(table);
}

function assemble(table: ReadonlyMap<number, PdfObject>): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const size = Math.max(...table.keys()) + 1;
  const offsets = new Map<number, number>();
  for (const [number, object] of table) {
    offsets.set(number, text.length);
    const source =
      typeof object === 'string'
        ? object
        : `<< ${object.dictionary} /Length ${object.content.length} >>\nstream\n${object.content}\nendstream`;
    text += `${number} 0 obj\n${source}\nendobj\n`;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

/** Operators that show a text at a place. `before` are operators that set how it is shown. */
export const show = (text: string, { x = 72, y = 700, size = 12, before = '' } = {}): string =>
  `BT ${before} /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
