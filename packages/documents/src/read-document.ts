import { isExhaustion } from '@redoubt/sandbox';
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

/** The encoding that an HTML file declares within its first kilobyte. */
function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).toString('latin1');
  return /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}

/** Byte order marks with their encodings. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * Decodes a file. The first that applies is used: its byte order mark, UTF-8 if the bytes are valid, the encoding
 * `declared`, Windows-1252.
 */
function decodeText(bytes: Uint8Array, declared?: string): string {
  const mark = marks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  return utf8(bytes) ?? decoderOf(declared).decode(bytes);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decoderOf(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'windows-1252');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
