import { MAX_FIELD_CHARACTERS, MAX_FIELDS } from '../limits.ts';

const JPEG_COMMENT = 0xfe;
const JPEG_SCAN = 0xda;

/** The comment segments of a JPEG before its pixels. */
export function jpegComments(bytes: Uint8Array): string[] {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const comments: string[] = [];
  for (let at = 2; at + 4 <= data.byteLength && data[at] === 0xff && data[at + 1] !== JPEG_SCAN; ) {
    const length = data.readUInt16BE(at + 2);
    if (data[at + 1] === JPEG_COMMENT) comments.push(data.toString('utf8', at + 4, at + 2 + length));
    at += 2 + Math.max(length, 2);
  }
  return comments.slice(0, MAX_FIELDS);
}

const GIF_EXTENSION = 0x21;
const GIF_COMMENT = 0xfe;
const GIF_PLAIN_TEXT = 0x01;
const GIF_PICTURE = 0x2c;

/** The comments and plain texts of a GIF. */
export function gifComments(bytes: Uint8Array): string[] {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const comments: string[] = [];
  let at = 13 + colourTableBytes(data[10]);
  for (let block = gifBlock(data, at); block && comments.length < MAX_FIELDS; block = gifBlock(data, at)) {
    if (block.comment !== undefined) comments.push(block.comment);
    at = block.end;
  }
  return comments;
}

interface GifBlock {
  readonly end: number;
  readonly comment?: string | undefined;
}

/** The block at a place. Returns undefined at the end of the file and for unknown blocks. */
function gifBlock(data: Buffer, at: number): GifBlock | undefined {
  if (data[at] === GIF_PICTURE) return { end: subBlocks(data, at + 11 + colourTableBytes(data[at + 9])).end };
  if (data[at] !== GIF_EXTENSION) return undefined;
  const { end, text } = subBlocks(data, at + 2);
  return { end, comment: data[at + 1] === GIF_COMMENT || data[at + 1] === GIF_PLAIN_TEXT ? text : undefined };
}

/** The size of the colour table that a byte of flags announces. */
const colourTableBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Joins blocks that have their length in front, up to the block without content. */
function subBlocks(data: Buffer, start: number): { end: number; text: string } {
  const parts: Buffer[] = [];
  let kept = 0;
  let at = start;
  for (let length = data[at]; length; length = data[at]) {
    const part = data.subarray(at + 1, at + 1 + length);
    if (kept < MAX_FIELD_CHARACTERS) parts.push(part);
    kept += part.byteLength;
    at += 1 + length;
  }
  return { end: at + 1, text: Buffer.concat(parts).toString('utf8') };
}
