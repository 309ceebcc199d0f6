import { isExhaustion } from '@redoubt/sandbox';
import { declaredCharset, decodeText } from './decode-text.ts';
import {
  DocumentFailure,
  type DocumentKind,
  type ReadBlocks,
  type ReadDocument,
  type SentDocument,
} from './document.ts';
import { kindOfDocument } from './kind-of-document.ts';
import { layOutPages } from './lay-out-pages.ts';

/** The readers by kind. Each is loaded for the first document of its kind. */
const readers: Readonly<Record<DocumentKind, (bytes: Uint8Array) => Promise<ReadBlocks>>> = {
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  html: async (bytes) => (await import('./read-html.ts')).readHtml(decodeText(bytes, declaredCharset(bytes))),
  markdown: async (bytes) => (await import('./read-markdown.ts')).readMarkdown(decodeText(bytes)),
  text: async (bytes) => (await import('./read-plain-text.ts')).readPlainText(decodeText(bytes)),
};

/** Reads a document into pages of blocks. Call it in a process of the sandbox. @throws DocumentFailure */
export async function readDocument(document: SentDocument): Promise<ReadDocument> {
  const source = kindOfDocument(document);
  const { title, blocks, pageCount } = await readers[source](document.bytes).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (blocks.length === 0) throw noText(source);
  const heading = blocks[0]?.kind === 'heading' ? blocks[0].text : undefined;
  return { source, title: title ?? heading, pages: layOutPages(blocks, pageCount) };
}

/**
 * A reader fails because the document is damaged, so its error becomes a DocumentFailure. A lack of memory stays as it
 * is.
 */
function unreadable(error: unknown): unknown {
  if (error instanceof DocumentFailure || isExhaustion(error)) return error;
  const message = 'The document cannot be read: it is damaged; save it again, or send its text';
  return new DocumentFailure('broken', message, { cause: error });
}

function noText(source: DocumentKind): DocumentFailure {
  const scanned = source === 'pdf' ? ', as scanned pages do' : '';
  const message = `The document holds no text${scanned}; send one with a text layer, or the text itself`;
  return new DocumentFailure('no_text', message);
}
