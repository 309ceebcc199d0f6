import { isExhaustion } from '@redoubt/sandbox';
import { getDocumentProxy } from 'unpdf';
import { readWithBoundedStreams } from './bound-decoding.ts';
import { DocumentFailure, type ReadBlocks } from './document.ts';
import { tooManyPages } from './lay-out-pages.ts';
import { ElementCount, MAX_DECODED_BYTES, MAX_PAGES } from './limits.ts';
import { blocksOfLines } from './pdf-blocks.ts';
import { dropRunningLines, linesOf, type PdfItem, type PdfLine } from './pdf-lines.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type TextContent = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>;

/** Reads the text layer of a PDF. @throws DocumentFailure if it is password-protected, broken or too long */
export async function readPdf(bytes: Uint8Array): Promise<ReadBlocks> {
  return readWithBoundedStreams(MAX_DECODED_BYTES, () => readPages(bytes));
}

async function readPages(bytes: Uint8Array): Promise<ReadBlocks> {
  const pdf = await open(bytes);
  if (pdf.numPages > MAX_PAGES) throw tooManyPages(pdf.numPages);
  const pages: PdfLine[][] = [];
  const elements = new ElementCount();
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await linesOfPage(pdf, number, elements));
  const lines = dropRunningLines(pages).flat();
  return { title: await titleOf(pdf), blocks: blocksOfLines(lines), pageCount: pdf.numPages };
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // PDF.js takes ownership of the bytes. The copy keeps those of the caller intact.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (cause) {
    throw failureOf(cause);
  }
}

async function linesOfPage(pdf: Pdf, number: number, elements: ElementCount): Promise<PdfLine[]> {
  try {
    const page = await pdf.getPage(number);
    const items = await itemsOf(page.streamTextContent(), elements);
    page.cleanup();
    return linesOf(items, number);
  } catch (cause) {
    throw failureOf(cause);
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

function failureOf(cause: unknown): Error {
  if (cause instanceof DocumentFailure || isExhaustion(cause)) return cause;
  const { name } = cause as Error;
  if (name === 'PasswordException') {
    const message = 'The document is protected by a password; send one without';
    return new DocumentFailure('encrypted', message, { cause });
  }
  const message = 'The document cannot be opened as PDF: it is damaged or cut off; save it again';
  return new DocumentFailure('broken', message, { cause });
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
