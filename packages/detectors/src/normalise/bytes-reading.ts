import { isUtf8 } from 'node:buffer';
import type { Span } from '../view.ts';
import { isMostlyLetters } from './readable.ts';
import type { Reading } from './text-writer.ts';

/** Returns the stretch of the encoded text that a range of bytes was decoded from. */
export type ByteCover = (firstByte: number, endByte: number) => Span;

const MIN_BYTES = 6;
const MAX_CONTROL_SHARE = 0.05;
const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

/**
 * Returns decoded bytes as text if they are readable UTF-8 or UTF-16. A character that is cut at either end is left out.
 */
export function bytesReading(bytes: Buffer, cover: ByteCover, minimum = MIN_BYTES): Reading | undefined {
  if (isUtf16(bytes)) return wideReading(bytes, cover);
  const first = leadingContinuations(bytes);
  const whole = bytes.subarray(first, wholeEnd(bytes));
  if (whole.length < minimum || !isUtf8(whole) || !isPrintable(whole)) return undefined;
  const text = whole.toString('utf8');
  const byteAt = text.length === whole.length ? (offset: number) => offset : byteOffsets(text);
  return { text, toParent: (start, end) => cover(first + byteAt(start), first + byteAt(end)) };
}

/** Of UTF-16 with letters of one script, every second byte is the same in most of the text. */
function isUtf16(bytes: Buffer): boolean {
  const end = Math.min(bytes.length, MAX_PROBED) & ~1;
  if (end < MIN_WIDE) return false;
  let high = 0;
  for (let at = 1; at < end; at += 2) if (bytes[at] === 0 || bytes[at] === CYRILLIC_BLOCK) high += 1;
  return high * 2 === end && (bytes[1] === 0 || bytes.subarray(0, end).includes(0));
}

const MAX_PROBED = 64;
const MIN_WIDE = 8;
const CYRILLIC_BLOCK = 4;

function wideReading(bytes: Buffer, cover: ByteCover): Reading | undefined {
  const text = bytes.toString('utf16le', 0, bytes.length & ~1);
  if (!isMostlyLetters(text)) return undefined;
  return { text, toParent: (start, end) => cover(2 * start, 2 * end) };
}

function leadingContinuations(bytes: Buffer): number {
  let at = 0;
  while (at < Math.min(3, bytes.length) && isContinuation(bytes[at] ?? 0)) at += 1;
  return at;
}

/** Returns where the last complete character ends. */
function wholeEnd(bytes: Buffer): number {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && lead > 0 && isContinuation(bytes[lead] ?? 0)) lead -= 1;
  return lead + sequenceLength(bytes[lead] ?? 0) > bytes.length ? lead : bytes.length;
}

function sequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
}

function isPrintable(bytes: Buffer): boolean {
  let controls = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f) controls += 1;
  }
  return controls <= bytes.length * MAX_CONTROL_SHARE;
}

/** Returns a map from UTF-16 offset to byte offset. An offset inside a surrogate pair maps to the end of the pair. */
function byteOffsets(text: string): (offset: number) => number {
  const offsets = new Int32Array(text.length + 1);
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) ?? 0;
    offsets[at] = bytes;
    bytes += utf8Width(codePoint);
    if (codePoint < 0x10000) continue;
    at += 1;
    offsets[at] = bytes;
  }
  offsets[text.length] = bytes;
  return (offset) => offsets[offset] ?? bytes;
}

/** Returns how many bytes a code point takes in UTF-8. */
export function utf8Width(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
