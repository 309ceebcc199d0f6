import { isPdf } from '@redoubt/documents';
import { kindOfMedia } from '@redoubt/media';
import type { PartMedium } from './sent-part.ts';

/** How a part is read. */
export type PartKind = 'image' | 'audio' | 'pdf' | 'document';

/** Base64 with either alphabet, without its white space. */
const form = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** As much base64 as the first bytes need by which kinds are told apart. */
const HEAD = 8_192;

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

/** Returns how the bytes of a part are read, by their beginning. Undefined: a video, which is not read. */
export function kindOfPart(bytes: Uint8Array, medium: PartMedium): PartKind | undefined {
  if (isPdf(bytes)) return 'pdf';
  if (medium === 'video') return undefined;
  return kindOfMedia(bytes) ?? (medium === 'file' ? 'document' : medium);
}

/** Like `kindOfPart`, for base64. Decodes only its beginning. */
export const kindOfBase64 = (base64: string, medium: PartMedium): PartKind | undefined =>
  kindOfPart(bytesOf(base64.slice(0, HEAD)), medium);
