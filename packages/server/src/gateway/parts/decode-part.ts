import { kindOfMedia } from '@redoubt/media';
import { type PartMedium, type Unread, unread } from './sent-part.ts';

/** How a part is read. */
export type PartKind = 'image' | 'audio' | 'pdf' | 'document';

/** Base64 with either alphabet, without its white space. */
const form = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** As much base64 as the first bytes need by which kinds are told apart. */
const HEAD = 8_192;
const HEAD_BYTES = (HEAD / 4) * 3;

/**
 * Returns the base64 of a part without white space, or undefined if it is broken. Decoders differ in what they make of
 * broken base64, so what is read here would not be what the model reads.
 */
export function wellFormed(base64: string): string | undefined {
  const text = /\s/.test(base64) ? base64.replace(/\s+/g, '') : base64;
  if (text === '' || !form.test(text)) return undefined;
  return unpadded(text) % 4 === 1 ? undefined : text;
}

const unpadded = (text: string): number => text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** Decodes base64 that is well formed. */
export const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** Returns how many bytes well-formed base64 has. */
export const sizeOf = (base64: string): number => Math.floor((unpadded(base64) * 3) / 4);

/** Readers of PDFs look for the mark at the beginning of a file. Many accept it up to here. */
const PDF_MARK_WITHIN = 1_024 - '%PDF-'.length;
/** White space and a byte order mark. */
const isBlank = (bytes: Buffer): boolean => bytes.toString('utf8').trim() === '';

/**
 * Returns how the bytes of a part are read, by their beginning, or why they are not. A file that begins as one kind and
 * holds the mark of a PDF is unread: what is read here could be other than what the model reads.
 */
export function kindOfPart(bytes: Uint8Array, medium: PartMedium): PartKind | Unread {
  if (medium === 'video') return unread('video');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
  const media = kindOfMedia(bytes);
  const mark = head.indexOf('%PDF-');
  if (mark === -1 || (!media && mark > PDF_MARK_WITHIN)) return media ?? (medium === 'file' ? 'document' : medium);
  return media || !isBlank(head.subarray(0, mark)) ? unread('two_kinds') : 'pdf';
}

/** Like `kindOfPart`, for base64. Decodes only its beginning. */
export const kindOfBase64 = (base64: string, medium: PartMedium): PartKind | Unread =>
  kindOfPart(bytesOf(base64.slice(0, HEAD)), medium);
