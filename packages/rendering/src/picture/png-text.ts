import { crc32 } from 'node:zlib';

/** Bytes before the first chunk after the header: the signature (8) and the chunk IHDR (25). */
const AFTER_HEADER = 33;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the PNG with an `iTXt` chunk after its header (PNG specification, section 11.3.3.4). */
export function withDescription(png: Uint8Array, description: string): Uint8Array {
  // Keyword, null, not compressed (flag and method), no language, no translated keyword, text in UTF-8.
  const data = Buffer.concat([Buffer.from('iTXtDescription\0\0\0\0\0', 'latin1'), Buffer.from(description, 'utf8')]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}

/** Returns the description that `withDescription` stored. Returns undefined if there is none or the bytes are no PNG. */
export function descriptionOf(png: Uint8Array): string | undefined {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const keyword = Buffer.from('Description\0\0\0\0\0', 'latin1');
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const isText = bytes.toString('latin1', at + 4, at + 8) === 'iTXt';
    if (isText && data.subarray(0, keyword.length).equals(keyword)) return data.toString('utf8', keyword.length);
  }
  return undefined;
}
