import { isUtf8 } from 'node:buffer';
import type { Span } from '../view.ts';
import { utf8Width } from './bytes-reading.ts';
import { asciiSet, type Decoder, isMember, MAX_DECODED } from './decoder.ts';
import { sign } from './text-marks.ts';
import { type Reading, TextWriter } from './text-writer.ts';

const blanks = asciiSet(' \t\n\r');
const MIN_ESCAPES = 3;
const ESCAPE = 3;
const PLUS = 0x2b;
const SPACE = 0x20;
const SIGN = 0x25;
const ZERO = 0x30;
const SMALL_A = 0x61;
const ASCII_END = 0x80;

/**
 * Decodes percent-encoded stretches (RFC 3986). A stretch ends at white space and includes unescaped characters. A plus
 * becomes a space.
 */
export const percentDecoder: Decoder = {
  kind: 'url',
  mayReadMarks: ({ signs }) => (signs & sign.percent) !== 0,
  mayRead: (text) => text.includes('%'),
  *readings(text) {
    let done = 0;
    for (let sign = text.indexOf('%'); sign >= 0; sign = text.indexOf('%', done)) {
      const { start, end } = stretchAround(text, sign, done);
      done = end;
      const stretch = text.slice(start, end);
      if (escapesIn(stretch) >= MIN_ESCAPES) yield decodeStretch(stretch, start);
    }
  },
};

function stretchAround(text: string, sign: number, done: number): Span {
  let start = sign;
  while (start > done && !isMember(blanks, text, start - 1)) start -= 1;
  let end = sign + 1;
  const limit = Math.min(text.length, start + MAX_DECODED);
  while (end < limit && !isMember(blanks, text, end)) end += 1;
  return { start: Math.max(start, end - MAX_DECODED), end };
}

function escapesIn(stretch: string): number {
  let count = 0;
  for (let sign = stretch.indexOf('%'); sign >= 0; sign = stretch.indexOf('%', sign + 1)) {
    if (escapedByte(stretch, sign) >= 0) count += 1;
  }
  return count;
}

function decodeStretch(stretch: string, offset: number): Reading {
  const writer = new TextWriter(stretch);
  let at = 0;
  while (at < stretch.length) {
    const byte = escapedByte(stretch, at);
    if (byte >= 0) at = writeEscaped(stretch, at, byte, writer);
    else {
      writeUnescaped(stretch, at, writer);
      at += 1;
    }
  }
  const { text, toParent } = writer.finish();
  return {
    text,
    toParent(start, end) {
      const span = toParent(start, end);
      return { start: span.start + offset, end: span.end + offset };
    },
  };
}

/** Returns the byte that an escape stands for, or -1 if there is no escape here. */
function escapedByte(text: string, at: number): number {
  if (text.charCodeAt(at) !== SIGN) return -1;
  const high = digitValue(text.charCodeAt(at + 1));
  const low = digitValue(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function digitValue(unit: number): number {
  if (unit >= ZERO && unit < ZERO + 10) return unit - ZERO;
  const letter = (unit | 0x20) - SMALL_A;
  return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

/** An ASCII byte is decoded alone, which is the most frequent case. Other bytes are decoded as a run. */
function writeEscaped(stretch: string, at: number, byte: number, writer: TextWriter): number {
  if (byte < ASCII_END) {
    writer.unit(byte, at, at + ESCAPE);
    return at + ESCAPE;
  }
  const end = escapesEnd(stretch, at);
  writeEscapes(stretch, at, end, writer);
  return end;
}

function writeUnescaped(stretch: string, at: number, writer: TextWriter): void {
  const unit = stretch.charCodeAt(at);
  writer.unit(unit === PLUS ? SPACE : unit, at, at + 1);
}

/** Returns where a run of escaped non-ASCII bytes ends. */
function escapesEnd(stretch: string, from: number): number {
  let at = from;
  while (escapedByte(stretch, at) >= ASCII_END) at += ESCAPE;
  return at;
}

/** Bytes that are not valid UTF-8 are decoded as Latin-1. */
function writeEscapes(stretch: string, start: number, end: number, writer: TextWriter): void {
  const bytes = Buffer.from(stretch.slice(start, end).replaceAll('%', ''), 'hex');
  const isText = isUtf8(bytes);
  const text = bytes.toString(isText ? 'utf8' : 'latin1');
  let from = start;
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) ?? 0;
    const next = from + (isText ? utf8Width(codePoint) : 1) * ESCAPE;
    if (codePoint > 0xffff) {
      writer.put(String.fromCodePoint(codePoint), from, next);
      at += 1;
    } else writer.unit(codePoint, from, next);
    from = next;
  }
}
