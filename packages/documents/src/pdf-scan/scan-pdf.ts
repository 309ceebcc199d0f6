import { readWithBoundedStreams } from '../bound-decoding.ts';
import { DocumentFailure } from '../document.ts';
import { ElementCount, MAX_DECODED_BYTES, MAX_SCANNED_PAGES } from '../limits.ts';
import { openPdf, type Pdf, pdfFailureOf } from '../open-pdf.ts';
import { blocksOfLines } from '../pdf-blocks.ts';
import { linesOf, type PdfItem } from '../pdf-lines.ts';
import { type Box, boxOf } from './affine.ts';
import { AttachmentReader } from './attachment-reader.ts';
import { addDocumentTexts, titleOf } from './document-texts.ts';
import { drawPage } from './draw-page.ts';
import { hidingOf } from './hidden-text.ts';
import { operatorNames } from './operator-names.ts';
import type { DrawnPicture, DrawnText } from './page-drawing.ts';
import { addPageTexts } from './page-texts.ts';
import { HiddenTexts, type ScannedPage, type ScannedPdf } from './scanned-pdf.ts';

/** Larger pictures are not decoded. What they cover is then not known, and the text under them counts as seen. */
const MAX_IMAGE_PIXELS = 4_000_000;

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** What is the same for all pages of a file. */
interface Reading {
  readonly pdf: Pdf;
  readonly names: ReadonlyMap<number, string>;
  readonly isShown: (layer: unknown) => boolean;
  readonly elements: ElementCount;
  readonly attachments: AttachmentReader;
}

/**
 * Reads all the text of a PDF: what a reader of its pages sees, and what is hidden. The operators of each page are
 * followed, because only they tell how a text is drawn. Call it in a process of the sandbox. @throws DocumentFailure
 */
export async function scanPdf(bytes: Uint8Array): Promise<ScannedPdf> {
  return readWithBoundedStreams(MAX_DECODED_BYTES, () => readAll(bytes, textsOfAttached));
}

/** All texts of a PDF that is attached to another one. Its own attached files are named. */
async function textsOfAttached(bytes: Uint8Array): Promise<string[]> {
  const { pages, hidden } = await readAll(bytes, undefined);
  const onPages = pages.flatMap((page) => [...page.paragraphs, ...page.hidden.map(({ text }) => text)]);
  return [...onPages, ...hidden.map(({ text }) => text)];
}

async function readAll(bytes: Uint8Array, readAttached: typeof textsOfAttached | undefined): Promise<ScannedPdf> {
  const pdf = await openPdf(bytes, { maxImageSize: MAX_IMAGE_PIXELS });
  if (pdf.numPages > MAX_SCANNED_PAGES) throw tooManyPages(pdf.numPages);
  try {
    const layers = await pdf.getOptionalContentConfig();
    const reading: Reading = {
      pdf,
      names: await operatorNames(),
      // The cast: PDF.js hands over the group of the marked content as it made it.
      isShown: (layer) => layers.isVisible(layer as never),
      elements: new ElementCount(),
      attachments: new AttachmentReader(pdf, readAttached),
    };
    const pages: MeasuredPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(number, reading));
    const hidden = new HiddenTexts();
    await addDocumentTexts(pdf, reading.attachments, hidden);
    return {
      title: await titleOf(pdf),
      pages: pages.map(({ pictureShare: _, ...page }) => page),
      hidden: hidden.texts,
      picturePages: picturePagesOf(pages),
      unreadAttachments: reading.attachments.unread,
    };
  } catch (cause) {
    throw pdfFailureOf(cause);
  }
}

/** A page, and the share of it that has pictures. Pictures upon each other count twice. */
interface MeasuredPage extends ScannedPage {
  readonly pictureShare: number;
}

/** A page with fewer characters is read as a picture, too. A scanned page may have a header and a number. */
const SPARSE = 200;
/** On a page with more characters, pictures are read that take at least this share of it. A logo takes less. */
const MIN_SHARE = 0.01;

/** Pages without text come first, then those with little, then those with the largest pictures. */
function picturePagesOf(pages: readonly MeasuredPage[]): number[] {
  const counted = pages.map((each) => ({ ...each, characters: each.paragraphs.join('').length }));
  const without = counted.filter(({ characters }) => characters === 0);
  const few = counted.filter(({ characters }) => characters > 0 && characters < SPARSE);
  const full = counted.filter(({ characters, pictureShare }) => characters >= SPARSE && pictureShare >= MIN_SHARE);
  const largestFirst = full.toSorted((a, b) => b.pictureShare - a.pictureShare);
  return [...without, ...few, ...largestFirst].map(({ page }) => page);
}

const tooManyPages = (pages: number): DocumentFailure =>
  new DocumentFailure(
    'too_many_pages',
    `The document has ${pages} pages; at most ${MAX_SCANNED_PAGES} are scanned, so split it`,
  );

async function readPage(number: number, reading: Reading): Promise<MeasuredPage> {
  const page = await reading.pdf.getPage(number);
  const drawn = await readDrawing(page, reading);
  const hidden = new HiddenTexts();
  for (const [hiding, texts] of drawn.hidden) {
    for (const text of paragraphsOf(texts, number)) hidden.add(hiding, text);
  }
  await addPageTexts(page, reading.attachments, hidden);
  page.cleanup();
  const { seen, pictureShare } = drawn;
  return { page: number, paragraphs: paragraphsOf(seen, number), hidden: hidden.texts, pictureShare };
}

/** The texts that the operators of a page draw: those that are seen, and the others by how they are hidden. */
async function readDrawing(page: Page, { names, isShown, elements }: Reading) {
  const operators = await page.getOperatorList();
  elements.add(operators.fnArray.length);
  const drawing = drawPage(operators, { names, isShown });
  const view = boxOf(page.view) ?? [0, 0, 612, 792];
  const hidings = Map.groupBy(drawing.texts, (text) => hidingOf(text, drawing, view));
  const seen = hidings.get(undefined) ?? [];
  const hidden = [...hidings].flatMap(([hiding, texts]) => (hiding === undefined ? [] : [[hiding, texts] as const]));
  return { seen, hidden, pictureShare: shareOf(drawing.pictures, view) };
}

/** The share of a page that its pictures take. */
function shareOf(pictures: readonly DrawnPicture[], [left, bottom, right, top]: Box): number {
  const area = pictures.reduce((sum, { map: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0);
  return area / Math.max((right - left) * (top - bottom), 1);
}

function paragraphsOf(texts: readonly DrawnText[], page: number): string[] {
  return blocksOfLines(linesOf(texts.map(itemOf), page)).map(({ text }) => text);
}

const itemOf = ({ text, transform, width, font }: DrawnText): PdfItem => ({
  str: text,
  transform,
  width,
  fontName: font,
  hasEOL: false,
});
