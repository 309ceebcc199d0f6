import { bytesReading } from '../bytes-reading.ts';
import type { Decoder } from '../decoder.ts';
import { isMostlyLetters } from '../readable.ts';
import { sign } from '../text-signs.ts';
import { type Reading, TextWriter } from '../text-writer.ts';

const TAG = 0xe0000;
const tag = /[\u{e0020}-\u{e007e}]/gu;

/** Decodes text in Unicode tag characters, which mirror ASCII and are invisible. They may be anywhere in the text. */
export const tagDecoder: Decoder = {
  kind: 'hidden',
  signs: sign.wide,
  mayRead: (text) => text.includes('\udb40'),
  *readings(text) {
    const writer = new TextWriter('');
    let isRead = false;
    for (const { 0: character, index } of text.matchAll(tag)) {
      isRead = true;
      writer.unit((character.codePointAt(0) ?? TAG) - TAG, index, index + 2);
    }
    if (isRead) yield writer.finish();
  },
};

const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,65536}/gu;
const FIRST = 0xfe00;
const FIRST_MORE = 0xe0100;
const FEW = 16;

/** Decodes bytes that are written as variation selectors behind an emoji or a letter. */
export const selectorDecoder: Decoder = {
  kind: 'hidden',
  signs: sign.wide,
  mayRead: (text) => text.search(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4}/u) >= 0,
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(selectors)) {
      const points = Array.from(all, (character) => character.codePointAt(0) ?? FIRST);
      const starts = [index];
      for (const point of points) starts.push((starts.at(-1) ?? 0) + (point > 0xffff ? 2 : 1));
      const bytes = Buffer.from(points.map((point) => (point < FIRST_MORE ? point - FIRST : point - FIRST_MORE + FEW)));
      const reading = bytesReading(
        bytes,
        (firstByte, endByte) => ({ start: starts[firstByte] ?? 0, end: starts[endByte] ?? 0 }),
        3,
      );
      if (reading) yield reading;
    }
  },
};

const bits = /[\u200b-\u200d\u2060-\u2064\ufeff]{24,524288}/g;
const BYTE = 8;

/** Decodes bits that are written as two kinds of characters without width. */
export const zeroWidthDecoder: Decoder = {
  kind: 'hidden',
  signs: sign.wide,
  mayRead: (text) => text.search(/[\u200b-\u200d\u2060-\u2064\ufeff]{24}/) >= 0,
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(bits)) {
      const [zero = '', one = ''] = new Set(all);
      for (const high of [zero, one]) {
        const reading = bitsReading(all, high, index);
        if (!reading) continue;
        yield reading;
        break;
      }
    }
  },
};

function bitsReading(signs: string, high: string, start: number): Reading | undefined {
  const bytes = Buffer.alloc(Math.floor(signs.length / BYTE));
  for (let at = 0; at < bytes.length * BYTE; at += 1) {
    if (signs.charAt(at) === high) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  const reading = bytesReading(
    bytes,
    (firstByte, endByte) => ({ start: start + firstByte * BYTE, end: start + endByte * BYTE }),
    3,
  );
  return reading && isMostlyLetters(reading.text) ? reading : undefined;
}
