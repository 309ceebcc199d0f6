import type { Block, ReportDocument } from '@redoubt/reports';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { documentPdf } from './document-pdf.ts';

async function read(document: ReportDocument) {
  const bytes = await documentPdf(document);
  // PDF.js takes ownership of the bytes.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: true });
  return { bytes, pdf, text, latin: Buffer.from(bytes).toString('latin1') };
}

const said = (...texts: string[]): ReportDocument => ({
  title: 'Said',
  blocks: texts.flatMap((text): Block[] => [
    { kind: 'quote', text },
    { kind: 'table', columns: [{ title: 'Said', share: 1 }], rows: [[text]] },
  ]),
});

test.each([
  { what: 'German', text: 'Grüße aus Straße – „so“', shown: 'Grüße aus Straße – „so“' },
  { what: 'Greek and Cyrillic', text: 'Ελληνικά Русский', shown: 'Ελληνικά Русский' },
  { what: 'Chinese', text: '你好，世界 and more', shown: '[Chinese: 5] and more' },
  { what: 'Japanese and Korean', text: 'ひらがな 한국어', shown: '[Japanese: 4] [Korean: 3]' },
  { what: 'emoji', text: 'ok 😀 🦜 end', shown: 'ok 😀 [emoji: 1] end' },
  {
    what: 'hidden letters',
    text: 'a\u200bb\u202ec\u{e0041}d',
    shown: 'a[invisible: 1]b[invisible: 1]c[invisible: 1]d',
  },
  { what: 'half a pair of surrogates', text: 'a\ud83d b', shown: 'a\ufffd b' },
  { what: 'control characters', text: 'a\u0000b\u001b[31mc', shown: 'a[invisible: 1]b[invisible: 1][31mc' },
])('$what is shown, or a sign says what is there', async ({ text, shown }) => {
  const { text: found } = await read(said(text));
  expect(found.split(shown)).toHaveLength(3);
});

test('Arabic is drawn from the right, each word in its letters', async () => {
  const { pdf } = await read(said('مرحبا بالعالم'));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item && /\p{Script=Arabic}/u.test(item.str) ? [item] : []));
  const joined = words.map(({ str }) => str.normalize('NFKC')).join(' ');
  for (const letter of new Set('مرحبابالعالم')) expect(joined).toContain(letter);
});

test('fonts are embedded, and title and language are set', async () => {
  const { latin, pdf } = await read(said('Text', '٣ שלום'));
  const fonts = latin.match(/\/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  expect(latin.match(/\/FontFile2 /g)?.length).toBe(latin.match(/\/Type \/FontDescriptor/g)?.length);
  expect(latin).toContain('/Lang (en)');
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Said', Language: 'en' });
});

const long = 'words that go on and on '.repeat(30);

test('a document of one page is made smaller until it is one', async () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: long.slice(0, 120) },
    ...Array.from({ length: 9 }, (): Block => ({ kind: 'text', text: long })),
  ];
  expect((await read({ title: 'Long', isOnePage: true, blocks })).pdf.numPages).toBe(1);
  expect((await read({ title: 'Long', blocks: [...blocks, ...blocks] })).pdf.numPages).toBeGreaterThan(1);
});

test('the list of contents has the page of each part, and its head is on every page of a table', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`row ${at}`, long.slice(0, 60)]);
  const columns = [
    { title: 'The head', share: 1 },
    { title: 'Text', share: 3 },
  ];
  const { pdf, text } = await read({
    title: 'Parts',
    blocks: [
      { kind: 'contents' },
      { kind: 'heading', level: 2, text: 'First' },
      { kind: 'table', columns, rows },
      { kind: 'heading', level: 2, text: 'Second' },
    ],
  });
  expect(pdf.numPages).toBeGreaterThan(1);
  expect(text.split('The head')).toHaveLength(pdf.numPages + 1);
  expect(text).toContain(`\n1\n${pdf.numPages}\n`);
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['First', 'Second']);
  for (let at = 0; at < rows.length; at++) expect(text).toContain(`row ${at}`);
});

test('a word and a cell of any length lose nothing', async () => {
  const word = Array.from({ length: 600 }, (_, at) => String(at % 10)).join('');
  const { text } = await read(said(word));
  expect(text.replace(/\n/g, '').split(word)).toHaveLength(3);
});

test('charts say their values in words', async () => {
  const bars = [
    { label: 'a risk', value: 0.5, interval: [0.2, 0.8] as const, text: '50 %' },
    { label: 'none', value: null, text: 'nothing decided' },
  ];
  const { text } = await read({
    title: 'x',
    blocks: [{ kind: 'charts', charts: [{ title: 'Risks', most: 1, bars }] }],
  });
  for (const part of ['Risks', 'a risk', '50 %', 'none', 'nothing decided']) expect(text).toContain(part);
});

test('a document that is too long is refused', async () => {
  await expect(documentPdf(said('x'.repeat(2_000_000)))).rejects.toThrow(RangeError);
});
