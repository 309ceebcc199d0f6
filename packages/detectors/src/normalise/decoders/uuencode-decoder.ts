import { bytesReading } from '../bytes-reading.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const head = /^begin(?:-base64)? [0-7]{3,4} [^\n]{1,200}\n/gm;
const line = /([!-M])([ -`]{4,84})(?:\r?\n|$)/y;
const SPACE = 0x20;

/** Uuencode, from its line `begin` on. */
export const uuencodeDecoder: Decoder = {
  kind: 'uuencode',
  isReadWhole: true,
  signs: sign.marked | sign.unbroken,
  mayRead: (text) => text.includes('begin '),
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(head)) {
      const reading = readLines(text, index + all.length);
      if (reading) yield reading;
    }
  },
};

function readLines(text: string, start: number): Reading | undefined {
  const bytes: number[] = [];
  /** For each line where its bytes begin, and where its signs do. */
  const lines: { readonly byte: number; readonly sign: number }[] = [];
  let end = start;
  line.lastIndex = start;
  for (let match = line.exec(text); match && bytes.length < MAX_DECODED; match = line.exec(text)) {
    lines.push({ byte: bytes.length, sign: match.index + 1 });
    addLine(match[2] ?? '', (match[1] ?? ' ').charCodeAt(0) - SPACE, bytes);
    end = match.index + match[0].length;
  }
  const signOf = (byte: number): number => {
    const at = lines.findLast((each) => each.byte <= byte);
    return at ? at.sign + Math.floor(((byte - at.byte) * 4) / 3) : start;
  };
  return bytesReading(
    Buffer.from(bytes),
    (firstByte, endByte) => ({
      start: signOf(firstByte),
      end: firstByte < endByte ? Math.min(end, signOf(endByte - 1) + 2) : signOf(firstByte),
    }),
    4,
  );
}

function addLine(signs: string, length: number, bytes: number[]): void {
  const end = bytes.length + length;
  for (let at = 0; at + 4 <= signs.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((index) => (signs.charCodeAt(at + index) - SPACE) & 0x3f);
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  bytes.length = Math.min(bytes.length, end);
}
