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

/** Each reader is loaded when the first document of its kind comes. */
const readers: Readonly<Record<DocumentKind, (bytes: Uint8Array) => Promise<ReadBlocks>>> = {
  pdf: async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  html: async (bytes) => (await import('./read-html.ts')).readHtml(decodeText(bytes, declaredCharset(bytes))),
  markdown: async (bytes) => (await import('./read-markdown.ts')).readMarkdown(decodeText(bytes)),
  text: async (bytes) => (await import('./read-plain-text.ts')).readPlainText(decodeText(bytes)),
};

/** Read a document into pages of blocks. Meant for a process of the sandbox. @throws DocumentFailure */
export async function readDocument(document: SentDocument): Promise<ReadDocument> {
  const source = kindOfDocument(document);
  const { title, blocks, pageCount } = await readers[source](document.bytes).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (blocks.length === 0) throw noText(source);
  const heading = blocks[0]?.kind === 'heading' ? blocks[0].text : undefined;
  return { source, title: title ?? heading, pages: layOutPages(blocks, pageCount) };
}

/** A reader fails by what it reads: only what it lacks memory for is told as it is. */
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

/** What an HTML file says of its own encoding, within its first kilobyte. */
function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).toString('latin1');
  return /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}

/** Byte order marks and the encodings that they tell. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of a file: by its byte order mark, as UTF-8 where it is that, by `declared`, else as Windows-1252. */
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
