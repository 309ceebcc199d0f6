import { crc32, deflateRawSync } from 'node:zlib';
import type { SourceBlock } from './source-document.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Write a document as DOCX: headings by translated style ids, lists by numbering, pages broken as Word notes it. */
export function setDocx(blocks: readonly SourceBlock[]): Uint8Array {
  let isPageStart = false;
  const paragraphs = blocks.map(({ kind, text }) => {
    if (kind === 'page') {
      isPageStart = true;
      return '';
    }
    const pageBreak = isPageStart ? '<w:r><w:br w:type="page"/><w:lastRenderedPageBreak/></w:r>' : '';
    isPageStart = false;
    return `<w:p>${properties[kind]}${pageBreak}${runs(text)}</w:p>`;
  });
  return zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${paragraphs.join('')}</w:body></w:document>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${W}>${styles}</w:styles>`,
  });
}

const styles = ['Titel:Title', 'berschrift1:heading 1', 'Listenabsatz:List Paragraph']
  .map((pair) => pair.split(':'))
  .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
  .join('');

const style = (id: string, more = ''): string => `<w:pPr><w:pStyle w:val="${id}"/>${more}</w:pPr>`;
const numbering = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const properties: Readonly<Record<SourceBlock['kind'], string>> = {
  title: style('Titel'),
  heading: style('berschrift1'),
  paragraph: '',
  item: style('Listenabsatz', numbering),
  page: '',
};

/** Word cuts a paragraph into runs anywhere, also inside a word. */
function runs(text: string): string {
  const cuts = [0, Math.floor(text.length / 3), Math.floor(text.length / 2), text.length];
  return cuts
    .slice(1)
    .map((end, index) => `<w:r><w:t xml:space="preserve">${escaped(text.slice(cuts[index], end))}</w:t></w:r>`)
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A ZIP of deflated files (APPNOTE.TXT 6.3). */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
