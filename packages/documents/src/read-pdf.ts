import { readWithBoundedStreams } from './bound-decoding.ts';
import type { ReadBlocks } from './document.ts';
import { tooManyPages } from './lay-out-pages.ts';
import { ElementCount, MAX_DECODED_BYTES, MAX_PAGES } from './limits.ts';
import { openPdf, type Pdf, pdfFailureOf } from './open-pdf.ts';
import { blocksOfLines } from './pdf-blocks.ts';
import { linesOf, type PdfItem } from './pdf-lines.ts';
import { dropRunningLines, type PdfPage } from './running-lines.ts';

type TextContent = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>;

/** Reads the text layer of a PDF. @throws DocumentFailure if it is password-protected, broken or too long */
export async function readPdf(bytes: Uint8Array): Promise<ReadBlocks> {
  return readWithBoundedStreams(MAX_DECODED_BYTES, () => readPages(bytes));
}

async function readPages(bytes: Uint8Array): Promise<ReadBlocks> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > MAX_PAGES) throw tooManyPages(pdf.numPages);
  const pages: PdfPage[] = [];
  const elements = new ElementCount();
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await linesOfPage(pdf, number, elements));
  const lines = dropRunningLines(pages).flat();
  return { title: await titleOf(pdf), blocks: blocksOfLines(lines), pageCount: pdf.numPages };
}

async function linesOfPage(pdf: Pdf, number: number, elements: ElementCount): Promise<PdfPage> {
  try {
    const page = await pdf.getPage(number);
    const items = await itemsOf(page.streamTextContent(), elements);
    const [, bottom = 0, , top = 0] = page.view;
    page.cleanup();
    return { lines: linesOf(items, number), bottom, top };
  } catch (cause) {
    throw pdfFailureOf(cause);
  }
}

/** The text pieces of a page. They are counted while they arrive, because nested forms can make any number of them. */
async function itemsOf(chunks: ReadableStream<TextContent>, elements: ElementCount): Promise<PdfItem[]> {
  const all: PdfItem[] = [];
  for await (const { items } of chunks) {
    elements.add(items.length);
    for (const item of items) if ('str' in item) all.push(item);
  }
  return all;
}

/** The title in the properties of the file, if there is one. */
async function titleOf(pdf: Pdf): Promise<string | undefined> {
  try {
    const { info } = await pdf.getMetadata();
    const title: unknown = 'Title' in info ? info.Title : undefined;
    return typeof title === 'string' ? title.trim() || undefined : undefined;
  } catch {
    // A document with damaged properties still has its text.
    return undefined;
  }
}
