import { MediaFailure } from '../media-failure.ts';
import type { ImageFormat } from './image.ts';

const READ = 'PNG, JPEG, WebP, GIF, TIFF, AVIF and SVG are read';

interface Signature {
  readonly format: ImageFormat;
  readonly matches: (head: Buffer) => boolean;
}

const startsWith = (bytes: readonly number[]) => (head: Buffer) => bytes.every((byte, index) => head[index] === byte);
const latin = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end);

/** The first bytes of each format. */
const signatures: readonly Signature[] = [
  { format: 'png', matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'jpeg', matches: startsWith([0xff, 0xd8, 0xff]) },
  { format: 'gif', matches: (head) => /^GIF8[79]a/.test(latin(head, 0, 6)) },
  { format: 'webp', matches: (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP' },
  { format: 'tiff', matches: startsWith([0x49, 0x49, 0x2a, 0x00]) },
  { format: 'tiff', matches: startsWith([0x4d, 0x4d, 0x00, 0x2a]) },
  { format: 'avif', matches: isAvif },
  { format: 'svg', matches: isSvg },
];

/** Detects the format of a picture by its first bytes. @throws MediaFailure if it cannot be read */
export function imageFormatOf(bytes: Uint8Array): ImageFormat {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4_096));
  const found = signatures.find(({ matches }) => matches(head));
  if (found) return found.format;
  throw new MediaFailure('unknown_kind', `The picture is in no format that can be read. ${READ}`);
}

/** A HEIF file has its brands in its first box. Only those of AVIF can be decoded. */
function isAvif(head: Buffer): boolean {
  if (latin(head, 4, 8) !== 'ftyp') return false;
  const brands = latin(head, 8, Math.min(head.readUInt32BE(0), head.byteLength));
  return /avi[fs]/.test(brands);
}

/** An SVG may start with a declaration, comments and a document type. */
function isSvg(head: Buffer): boolean {
  const text = head.toString('utf8').replace(/^\uFEFF?\s*/, '');
  return text.startsWith('<') && /<(?:\w{1,20}:)?svg[\s>]/i.test(text);
}
