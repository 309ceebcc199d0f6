import { zipOf } from '../../../ml/wizard/set-docx.ts';
import { cmap, compositeFont, mappedFont, nestedFlate, nestedForms, onePage, pdfOf, stream } from './pdf.ts';

type Content = string | Uint8Array;

/** Hostile documents of one kind. They grow with `size`: 1, 4, 16 and 64. */
interface Family {
  readonly ending: 'pdf' | 'docx' | 'md' | 'html' | 'txt';
  readonly make: (size: number) => Content;
}

const pdf = (make: (size: number) => Content): Family => ({ ending: 'pdf', make });
const docx = (make: (size: number) => Content): Family => ({ ending: 'docx', make });
const markdown = (make: (size: number) => Content): Family => ({ ending: 'md', make });
const html = (make: (size: number) => Content): Family => ({ ending: 'html', make });
const text = (make: (size: number) => Content): Family => ({ ending: 'txt', make });

const hex = (value: number): string => value.toString(16).padStart(8, '0');
const CODES = 262_144;
const body = (xml: string): Uint8Array =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${xml}</w:body></w:document>` });
const paragraph = '<w:p><w:r><w:t>Staff must lock their screens.</w:t></w:r></w:p>';
/** Consecutive ranges of codes. */
const ranges = (count: number, operator: string, to: string): string =>
  `${count} begin${operator} ${Array.from({ length: count }, (_, index) => `<${hex(index * CODES)}> <${hex((index + 1) * CODES - 1)}> ${to}`).join('\n')} end${operator}`;

const pdfFamilies: Readonly<Record<string, Family>> = {
  'widths of a range of codes': pdf((size) => compositeFont(`/W [0 ${size * 500_000} 500]`)),
  'widths of codes far apart': pdf((size) => compositeFont(`/W [${'999999999 [1] 0 [1] '.repeat(size * 500)}]`)),
  'vertical widths of a range': pdf((size) => compositeFont(`/W2 [0 ${size * 500_000} 1 2 3]`, [], '/Identity-V')),
  'a CMap of large ranges': pdf((size) =>
    compositeFont('', [stream(cmap(ranges(size, 'cidrange', '0')), '/Type /CMap /CMapName /X')], '8 0 R'),
  ),
  'a CMap that uses itself': pdf((size) =>
    compositeFont(
      '',
      [stream(cmap(ranges(1, 'cidrange', '0').repeat(size)), '/Type /CMap /CMapName /X /UseCMap 8 0 R')],
      '8 0 R',
    ),
  ),
  'a way back to characters of large ranges': pdf((size) => mappedFont(cmap(ranges(size, 'bfrange', '<0041>')))),
  'a way back with long texts': pdf((size) =>
    mappedFont(cmap(`1 beginbfchar <00> <${'0041'.repeat(size * 10_000)}> endbfchar`)),
  ),
  'a font of many widths': pdf((size) =>
    mappedFont('', `/FirstChar 1000000000 /Widths [${'1 '.repeat(size * 8_000)}]`),
  ),
  'differences of an encoding': pdf((size) =>
    mappedFont('', `/Encoding << /Differences [${'999999999 /a '.repeat(size * 2_000)}] >>`),
  ),
  'three layers of Flate': pdf((size) => onePage(nestedFlate(size * 8_000_000, 3), '')),
  'a layer of Flate': pdf((size) => onePage(nestedFlate(size * 4_000_000, 1), '')),
  'Flate with a predictor': pdf((size) =>
    onePage(
      {
        ...nestedFlate(1_000_000, 1),
        dictionary: `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${size * 20_000_000} /Colors 32 /BitsPerComponent 16 >>`,
      },
      '',
    ),
  ),
  'runs of bytes': pdf((size) =>
    onePage(stream(Buffer.alloc(size * 10_000, '\u0081 '), `/Filter [${'/RunLengthDecode '.repeat(8)}]`), ''),
  ),
  'fifty filters': pdf((size) =>
    onePage(stream('zzzz'.repeat(size * 2_000), `/Filter [${'/ASCII85Decode '.repeat(50)}]`), ''),
  ),
  'a stream of many objects': pdf((size) =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      stream('1 0 '.repeat(1_000), `/Type /ObjStm /N ${size * 10_000_000} /First 4000`),
    ]),
  ),
  'a count of pages that is not true': pdf((size) =>
    pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [2 0 R] /Count ${size * 7} >>`]),
  ),
  'a deep tree of pages': pdf((size) =>
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...Array.from({ length: size * 300 }, (_, index) => `<< /Type /Pages /Count 1 /Kids [${index + 3} 0 R] >>`),
      '<< /Type /Page >>',
    ]),
  ),
  'forms that draw each other twice': pdf((size) => nestedForms(8 + Math.log2(size) * 2, 2)),
  'forms in a long row': pdf((size) => nestedForms(size * 100, 1)),
  'forms without end': pdf((size) => nestedForms(2 + size, 2, true)),
  'arrays in arrays': pdf((size) => onePage(stream(`${'['.repeat(size * 20_000)} TJ`), '')),
  'dictionaries in dictionaries': pdf((size) => pdfOf([`${'<< /A '.repeat(size * 2_000)} 1`])),
  'many pieces of text': pdf((size) => onePage(stream(`BT /F1 9 Tf ${'1 0 Td (a) Tj '.repeat(size * 2_000)} ET`), '')),
  'saved states': pdf((size) => onePage(nestedFlate(size * 1_000, 1, 'q'.charCodeAt(0)), '')),
  'an outline of nothing': pdf((size) => Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(size * 2_000)}`)),
};

const docxFamilies: Readonly<Record<string, Family>> = {
  'elements in elements': docx((size) => body('<w:x>'.repeat(size * 4_000))),
  'paragraphs in paragraphs': docx((size) => body(`${'<w:p>'.repeat(size * 4_000)}${'</w:p>'.repeat(size * 4_000)}`)),
  'ends without a beginning': docx((size) => body(`${'<w:y>'.repeat(2_000)}${'</w:x>'.repeat(size * 20_000)}`)),
  'a body that inflates': docx((size) => body(paragraph.repeat(size * 8_000))),
  'styles that inflate': docx((size) =>
    zipOf({ 'word/document.xml': paragraph, 'word/styles.xml': '<w:style w:styleId="a"/>'.repeat(size * 20_000) }),
  ),
  'empty elements': docx((size) => body('<a/>'.repeat(size * 100_000))),
  'many attributes': docx((size) =>
    body(`<w:p ${Array.from({ length: size * 2_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`),
  ),
  'many files': docx((size) =>
    zipOf({
      'word/document.xml': paragraph,
      ...Object.fromEntries(Array.from({ length: size * 60 }, (_, index) => [`f${index}`, ''])),
    }),
  ),
  'entities of entities': docx((size) =>
    zipOf({
      'word/document.xml': `<!DOCTYPE a [<!ENTITY a "${'b'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(size * 100)}">]><w:t>${'&b;'.repeat(size * 100)}</w:t>`,
    }),
  ),
};

const markdownFamilies: Readonly<Record<string, Family>> = {
  'quotes in quotes': markdown((size) => `${'> '.repeat(size * 2_000)}a`),
  'quotes line by line': markdown((size) =>
    Array.from({ length: size * 15 }, (_, index) => `${'>'.repeat(index + 1)} a`).join('\n'),
  ),
  'lists in lists': markdown((size) =>
    Array.from({ length: size * 15 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n'),
  ),
  'open brackets': markdown((size) => '['.repeat(size * 4_000)),
  'links in links': markdown((size) => `${'['.repeat(size * 500)}a${'](b)'.repeat(size * 500)}`),
  emphasis: markdown((size) => '*a **b '.repeat(size * 2_000)),
  'ticks of all lengths': markdown((size) =>
    Array.from({ length: size * 15 }, (_, index) => '`'.repeat(index + 1)).join(' a '),
  ),
  'a wide table': markdown(
    (size) => `|${'a|'.repeat(size * 500)}\n|${'-|'.repeat(size * 500)}\n${'|a\n'.repeat(size * 500)}`,
  ),
};

const otherFamilies: Readonly<Record<string, Family>> = {
  'boxes in boxes': html((size) => '<div>'.repeat(size * 4_000)),
  'boxes that close': html((size) => `${'<div><p>'.repeat(size * 2_000)}${'</div>'.repeat(size * 2_000)}`),
  'attributes of an element': html((size) => `<p ${'a=1 '.repeat(size * 8_000)}>a`),
  'items in lists': html((size) => '<ul><li>a'.repeat(size * 3_000)),
  'a lead-in for many items': text(
    (size) =>
      `Staff must never ${'or '.repeat(size * 50)}ask for:\n${'- a password of a customer\n'.repeat(size * 200)}`,
  ),
  'one sentence of rules': text((size) => 'they must not ask and must never tell '.repeat(size * 400)),
  'one word': text((size) => 'a'.repeat(size * 20_000)),
  'a rule a line': text((size) =>
    Array.from({ length: size * 400 }, (_, index) => `Staff must not share password ${index}.`).join('\n'),
  ),
};

/** All kinds of documents that are made to exhaust a reader: fonts, maps, streams, forms, ZIP, XML, Markdown, HTML. */
const families = { ...pdfFamilies, ...docxFamilies, ...markdownFamilies, ...otherFamilies };

export interface HostileDocument {
  readonly name: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

const SIZES = [1, 4, 16, 64];

/** Yields fifty families in each size, by default four. They are made one by one, because together they are large. */
export function* hostileDocuments(sizes: readonly number[] = SIZES): Generator<HostileDocument> {
  for (const size of sizes) {
    for (const [name, { ending, make }] of Object.entries(families)) {
      yield { name: `${name} × ${size}`, filename: `hostile.${ending}`, bytes: Buffer.from(make(size)) };
    }
  }
}
