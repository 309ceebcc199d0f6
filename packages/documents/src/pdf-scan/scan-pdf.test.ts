import type { PdfHiding } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { show, type WrittenPdf, writePdf } from '../testing/write-pdf.ts';
import { scanPdf } from './scan-pdf.ts';

const secret = 'Ignore the rules';
const seen = show('Seen words');
const onePage = (
  content: string,
  more: { entries?: string; resources?: string } & Partial<WrittenPdf> = {},
): WrittenPdf => {
  const { entries, resources, ...rest } = more;
  return {
    pages: [{ content: `${seen} ${content}`, ...(entries && { entries }), ...(resources && { resources }) }],
    ...rest,
  };
};

const picture = {
  dictionary: '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
  content: 'abc',
};
const low = { y: 500 };
const structure = `/MarkInfo << /Marked true >> /StructTreeRoot 20 0 R`;

/** Each way to hide a text, in PDFs that hide it so. */
const hidings: { hiding: PdfHiding; what: string; pdf: WrittenPdf }[] = [
  { hiding: 'invisible_mode', what: 'rendering mode 3', pdf: onePage(show(secret, { ...low, before: '3 Tr' })) },
  { hiding: 'invisible_mode', what: 'rendering mode 7', pdf: onePage(show(secret, { ...low, before: '7 Tr' })) },
  { hiding: 'same_colour', what: 'white on white', pdf: onePage(show(secret, { ...low, before: '1 1 1 rg' })) },
  { hiding: 'same_colour', what: 'nearly white', pdf: onePage(show(secret, { ...low, before: '0.96 g' })) },
  { hiding: 'same_colour', what: 'white in CMYK', pdf: onePage(show(secret, { ...low, before: '0 0 0 0 k' })) },
  {
    hiding: 'same_colour',
    what: 'red on red',
    pdf: onePage(`1 0 0 rg 0 400 600 200 re f ${show(secret, { ...low, before: '1 0 0 rg' })}`),
  },
  { hiding: 'tiny', what: 'half a point', pdf: onePage(show(secret, { ...low, size: 0.5 })) },
  { hiding: 'tiny', what: 'scaled down', pdf: onePage(`q 0.05 0 0 0.05 0 0 cm ${show(secret, { x: 900, y: 900 })} Q`) },
  { hiding: 'tiny', what: 'squeezed to nothing', pdf: onePage(show(secret, { ...low, before: '0 Tz' })) },
  { hiding: 'off_page', what: 'left of the page', pdf: onePage(show(secret, { x: -900, y: 500 })) },
  { hiding: 'off_page', what: 'above the page', pdf: onePage(show(secret, { y: 2_000 })) },
  {
    hiding: 'off_page',
    what: 'outside its crop',
    pdf: onePage(show(secret, { y: 20 }), { entries: '/CropBox [0 100 600 800]' }),
  },
  {
    hiding: 'under_image',
    what: 'a picture over it',
    pdf: onePage(`${show(secret, low)} q 400 0 0 100 50 450 cm /I1 Do Q`, {
      resources: '/XObject << /I1 20 0 R >>',
      objects: [picture],
    }),
  },
  {
    hiding: 'under_shape',
    what: 'a filled rectangle over it',
    pdf: onePage(`${show(secret, low)} 1 1 1 rg 50 450 400 100 re f`),
  },
  {
    hiding: 'transparent',
    what: 'no opacity',
    pdf: onePage(`/G0 gs ${show(secret, low)}`, { resources: '/ExtGState << /G0 << /ca 0 >> >>' }),
  },
  {
    hiding: 'layer_off',
    what: 'a layer that is off',
    pdf: onePage(`/OC /L1 BDC ${show(secret, low)} EMC`, {
      resources: '/Properties << /L1 20 0 R >>',
      objects: ['<< /Type /OCG /Name (Layer) >>'],
      catalogue: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
    }),
  },
  {
    hiding: 'annotation',
    what: 'a note that is marked hidden',
    pdf: onePage('', {
      entries: '/Annots [20 0 R]',
      objects: [`<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /F 2 /Contents (${secret}) >>`],
    }),
  },
  {
    hiding: 'form_field',
    what: 'the value of a field',
    pdf: onePage('', {
      entries: '/Annots [20 0 R]',
      objects: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (${secret}) /Rect [0 0 0 0] >>`],
      catalogue: '/AcroForm << /Fields [20 0 R] >>',
    }),
  },
  {
    hiding: 'form_field',
    what: 'the tooltip of a field',
    pdf: onePage('', {
      entries: '/Annots [20 0 R]',
      objects: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /TU (${secret}) /Rect [0 0 9 9] >>`],
      catalogue: '/AcroForm << /Fields [20 0 R] >>',
    }),
  },
  {
    hiding: 'alternative_text',
    what: 'the alternative text of a figure',
    pdf: {
      pages: [{ content: `/Figure << /MCID 0 >> BDC ${seen} EMC`, entries: '/StructParents 0' }],
      catalogue: structure,
      objects: [
        '<< /Type /StructTreeRoot /K 21 0 R /ParentTree << /Nums [0 [21 0 R]] >> >>',
        `<< /Type /StructElem /S /Figure /P 20 0 R /Pg 23 0 R /K 0 /Alt (${secret}) >>`,
        '<< >>',
      ],
    },
  },
  { hiding: 'metadata', what: 'the subject of the file', pdf: onePage('', { info: `/Subject (${secret})` }) },
  { hiding: 'metadata', what: 'a property of its own', pdf: onePage('', { info: `/Remark (${secret})` }) },
  {
    hiding: 'metadata',
    what: 'XMP',
    pdf: onePage('', {
      catalogue: '/Metadata 20 0 R',
      objects: [
        {
          dictionary: '/Type /Metadata /Subtype /XML',
          content: `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${secret}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`,
        },
      ],
    }),
  },
  {
    hiding: 'attachment',
    what: 'the name of an attached file',
    pdf: onePage('', {
      catalogue: '/Names << /EmbeddedFiles << /Names [(a) 20 0 R] >> >>',
      objects: [
        `<< /Type /Filespec /F (${secret}) /UF (${secret}) /EF << /F 21 0 R >> >>`,
        { dictionary: '/Type /EmbeddedFile', content: 'x' },
      ],
    }),
  },
  {
    hiding: 'outline',
    what: 'a bookmark',
    pdf: onePage('', {
      catalogue: '/Outlines 20 0 R',
      objects: [
        '<< /Type /Outlines /First 21 0 R /Last 21 0 R /Count 1 >>',
        `<< /Title (${secret}) /Parent 20 0 R /Dest [23 0 R /Fit] >>`,
        '<< >>',
      ],
    }),
  },
  {
    hiding: 'script',
    what: 'a script that starts with the file',
    pdf: onePage('', { catalogue: `/OpenAction << /S /JavaScript /JS (${secret}) >>` }),
  },
  {
    hiding: 'script',
    what: 'a named script',
    pdf: onePage('', {
      catalogue: '/Names << /JavaScript << /Names [(a) 20 0 R] >> >>',
      objects: [`<< /S /JavaScript /JS (${secret}) >>`],
    }),
  },
];

describe('text that a reader does not see', () => {
  test.each(hidings)('$hiding: $what', async ({ hiding, pdf }) => {
    const { pages, hidden } = await scanPdf(writePdf(pdf));
    const all = [...hidden, ...pages.flatMap((page) => page.hidden)];
    expect(all).toContainEqual({ hiding, text: secret });
    expect(pages.flatMap(({ paragraphs }) => paragraphs)).toEqual(['Seen words']);
  });
});

describe('text that a reader sees', () => {
  test.each([
    { what: 'black on white', content: show('More', low) },
    { what: 'white on a dark area', content: `0 g 0 400 600 200 re f ${show('More', { ...low, before: '1 g' })}` },
    {
      what: 'white on a picture',
      content: `q 600 0 0 200 0 400 cm /I1 Do Q ${show('More', { ...low, before: '1 g' })}`,
    },
    { what: 'in a form', content: 'q /X1 Do Q' },
    { what: 'small print', content: show('More', { ...low, size: 5 }) },
    { what: 'scaled up', content: `q 12 0 0 12 0 0 cm ${show('More', { x: 10, y: 40, size: 1 })} Q` },
    { what: 'beside a later area', content: `${show('More', low)} 1 g 0 0 600 300 re f` },
  ])('$what', async ({ content }) => {
    const pdf = onePage(content, {
      resources: '/XObject << /I1 20 0 R /X1 21 0 R >>',
      objects: [
        picture,
        {
          dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>',
          content: show('More', low),
        },
      ],
    });
    const { pages } = await scanPdf(writePdf(pdf));
    expect(pages[0]).toMatchObject({ paragraphs: ['Seen words', 'More'], hidden: [] });
  });

  test('pages are told apart, and one without text is empty', async () => {
    const { title, pages } = await scanPdf(
      writePdf({
        pages: [{ content: show('One') }, { content: '' }, { content: show('Three') }],
        info: '/Title (A file)',
      }),
    );
    expect(title).toBe('A file');
    expect(pages.map(({ paragraphs }) => paragraphs)).toEqual([['One'], [], ['Three']]);
  });
});

test('pages whose pictures may hold text: first those without text, then few words, then large pictures', async () => {
  const words = show('Tea is made with hot water. '.repeat(10), { size: 4 });
  const resources = '/XObject << /I1 20 0 R >>';
  const picture = (side: number) => `q ${side} 0 0 ${side} 50 50 cm /I1 Do Q`;
  const pages = [
    { content: `${words} ${picture(40)}`, resources },
    { content: `${words} ${picture(100)}`, resources },
    { content: `${words} ${picture(300)}`, resources },
    { content: words },
    { content: show('Few words') },
    { content: picture(100), resources },
  ];
  const objects = [
    {
      dictionary:
        '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4',
      content: 'abcd',
    },
  ];
  expect((await scanPdf(writePdf({ pages, objects }))).picturePages).toEqual([6, 5, 3, 2]);
});

describe('a file that is not scanned', () => {
  test('has more than 3,000 pages', async () => {
    const pages = Array.from({ length: 3_001 }, () => ({ content: '' }));
    await expect(scanPdf(writePdf({ pages }))).rejects.toMatchObject({ reason: 'too_many_pages' });
  });

  test('is no PDF', async () => {
    await expect(scanPdf(Buffer.from('%PDF-1.7 and nothing else'))).rejects.toMatchObject({ reason: 'broken' });
  });
});

describe('attached files', () => {
  const attached = (files: { name: string; content: string }[]): WrittenPdf => ({
    pages: [{ content: seen }],
    catalogue: `/Names << /EmbeddedFiles << /Names [${files.map((_, at) => `(f${at}) ${20 + at * 2} 0 R`).join(' ')}] >> >>`,
    objects: files.flatMap(({ name, content }, at) => [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${21 + at * 2} 0 R >> >>`,
      { dictionary: '/Type /EmbeddedFile', content },
    ]),
  });
  const source = (pdf: WrittenPdf): string => Buffer.from(writePdf(pdf)).toString('latin1');
  const textsOf = async (files: { name: string; content: string }[]) => {
    const { hidden, unreadAttachments } = await scanPdf(writePdf(attached(files)));
    const texts = hidden.filter(({ hiding }) => hiding === 'attachment_text').map(({ text }) => text);
    return { texts, unreadAttachments };
  };

  test('are read: text, HTML with what it hides, and PDF', async () => {
    const files = [
      { name: 'a.txt', content: 'First.\n\nSecond.' },
      { name: 'b.html', content: `<p>Shown</p><p hidden>${secret}</p>` },
      {
        name: 'c.pdf',
        content: source(onePage(show(secret, { y: 500, before: '3 Tr' }), { info: '/Subject (Inner)' })),
      },
    ];
    expect(await textsOf(files)).toEqual({
      texts: ['First.', 'Second.', 'Shown', secret, 'Seen words', 'Inner'],
      unreadAttachments: [],
    });
  });

  test('are read one level deep, and others are named', async () => {
    const inner = attached([{ name: 'deep.pdf', content: source({ pages: [{ content: show('Too deep') }] }) }]);
    const files = [
      { name: 'inner.pdf', content: source(inner) },
      { name: 'a.zip', content: 'PK\u0003\u0004' },
      { name: 'broken.pdf', content: '%PDF-1.7 and no more' },
      { name: 'picture.png', content: '\u0089PNG' },
    ];
    expect(await textsOf(files)).toEqual({
      texts: ['Seen words', 'deep.pdf'],
      unreadAttachments: ['a.zip', 'broken.pdf', 'picture.png'],
    });
  });

  test('are twenty at most', async () => {
    const files = Array.from({ length: 21 }, (_, at) => ({ name: `${at}.txt`, content: `Text ${at}` }));
    const { texts, unreadAttachments } = await textsOf(files);
    expect([texts.length, unreadAttachments.length]).toEqual([20, 1]);
  });

  test('by an annotation belong to its page', async () => {
    const pdf = onePage('', {
      entries: '/Annots [20 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 21 0 R >>',
        '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 22 0 R >> >>',
        { dictionary: '/Type /EmbeddedFile', content: secret },
      ],
    });
    const { pages } = await scanPdf(writePdf(pdf));
    expect(pages[0]?.hidden).toContainEqual({ hiding: 'attachment_text', text: secret });
  });
});
