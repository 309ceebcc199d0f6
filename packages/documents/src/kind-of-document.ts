import { DocumentFailure, type DocumentKind, type SentDocument } from './document.ts';

const byExtension: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  txt: 'text',
  text: 'text',
  rst: 'text',
  log: 'text',
};

/** First bytes of file formats that cannot be read. Without this check they would be read as garbage text. */
const strangers = [
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    is: 'a file of an old office program, or one that a password protects; save it without a password as DOCX or PDF',
  },
  { start: [0x7b, 0x5c, 0x72, 0x74, 0x66], is: 'an RTF file; save it as DOCX or PDF' },
  { start: [0x89, 0x50, 0x4e, 0x47], is: 'a picture; send a document that holds text' },
  { start: [0xff, 0xd8, 0xff], is: 'a picture; send a document that holds text' },
  { start: [0x1f, 0x8b], is: 'a compressed file; send the document itself' },
] as const;

const SNIFFED_BYTES = 4_096;
const READ = 'PDF, DOCX, Markdown, HTML and plain text are read';

/** Whether the first bytes are those of a PDF. Programs accept some bytes before its mark. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024)).includes('%PDF-');

/** Detects the kind of a document by its first bytes, then by its name. @throws DocumentFailure if it cannot be read */
export function kindOfDocument({ bytes, filename }: SentDocument): DocumentKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SNIFFED_BYTES));
  if (isPdf(bytes)) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'docx';
  const stranger = strangers.find(({ start }) => start.every((byte, index) => head[index] === byte));
  if (stranger) throw new DocumentFailure('unknown_kind', `The document is ${stranger.is}. ${READ}`);
  const named = byExtension[extensionOf(filename)];
  if (named === 'pdf' || named === 'docx') throw notWhatItSays(named);
  if (isBinary(head)) throw new DocumentFailure('unknown_kind', `The document is no text. ${READ}`);
  if (named) return named;
  return /^\s*(?:<!doctype html|<html)/i.test(head.toString('latin1')) ? 'html' : 'text';
}

const extensionOf = (filename: string): string => /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';

function notWhatItSays(named: string): DocumentFailure {
  return new DocumentFailure('broken', `The document's name says ${named.toUpperCase()}, but its content is none`);
}

/** Text has no zero bytes. UTF-16 may have them, but starts with a byte order mark. */
function isBinary(head: Buffer): boolean {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !isUtf16 && head.includes(0);
}
