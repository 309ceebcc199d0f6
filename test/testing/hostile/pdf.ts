import { deflateSync } from 'node:zlib';

type PdfStream = { readonly dictionary: string; readonly bytes: Uint8Array | string };
type PdfObject = string | PdfStream;

/** A PDF of these objects with a cross-reference table. The first object is number 1 and must be the catalogue. */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const push = (...parts: (Uint8Array | string)[]) => {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
      chunks.push(bytes);
      at += bytes.length;
    }
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    push(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') push(object);
    else push(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`, object.bytes, '\nendstream');
    push('\nendobj\n');
  }
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (resources: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** A PDF with one page. Its content is object 4. The objects in `more` start at number 5. */
export const onePage = (content: PdfObject, resources: string, more: readonly PdfObject[] = []): Buffer =>
  pdfOf([CATALOGUE, PAGES, page(resources), content, ...more]);

export const stream = (bytes: Uint8Array | string, dictionary = ''): PdfStream => ({ dictionary, bytes });

/** Filler bytes in `depth` layers of Flate. Each layer is about a thousandth of the size of the layer inside it. */
export function nestedFlate(bytes: number, depth: number, filler = 32): PdfStream {
  let packed: Uint8Array = Buffer.alloc(bytes, filler);
  for (let layer = 0; layer < depth; layer += 1) packed = deflateSync(packed, { level: 9 });
  return stream(packed, `/Filter [${'/FlateDecode '.repeat(depth)}]`);
}

const SAYS = 'BT /F1 12 Tf 72 700 Td <00010002> Tj ET';

/** A page with a composite font that has this descendant and this encoding. */
export const compositeFont = (descendant: string, more: readonly PdfObject[] = [], encoding = '/Identity-H'): Buffer =>
  onePage(stream(SAYS), '/Font << /F1 5 0 R >>', [
    `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding ${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 7 0 R ${descendant} >>`,
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /FontBBox [0 0 1 1] >>',
    ...more,
  ]);

/** A page with a simple font. This map gives its characters (ToUnicode). */
export const mappedFont = (map: string, entry = '/ToUnicode 6 0 R'): Buffer =>
  onePage(stream(SAYS), '/Font << /F1 5 0 R >>', [
    `<< /Type /Font /Subtype /TrueType /BaseFont /Helvetica /FirstChar 0 /LastChar 1 /Widths [1 1] ${entry} >>`,
    stream(map),
  ]);

/** A character map (CMap) with these operators. */
export const cmap = (operators: string, use = ''): string =>
  `/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${use} /CMapName /X def /CMapType 1 def 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ${operators} endcmap end end`;

/** Nested forms. Each draws the next one `width` times, `depth` levels deep. */
export function nestedForms(depth: number, width: number, isEndless = false): Buffer {
  const forms = Array.from({ length: depth }, (_, index) => {
    const next = index + 1 < depth ? index + 6 : isEndless ? 5 : undefined;
    const content = next === undefined ? 'BT /F1 12 Tf 72 700 Td (a) Tj ET' : '/X0 Do '.repeat(width);
    const used = next === undefined ? `/Font << /F1 ${depth + 5} 0 R >>` : `/XObject << /X0 ${next} 0 R >>`;
    const resources = `/Resources << ${used} >>`;
    return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${resources}`);
  });
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return onePage(stream('/X0 Do'), '/XObject << /X0 5 0 R >>', [...forms, font]);
}
