import { bytesReading } from '../bytes-reading.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

/** Bytes of eight or seven digits with something between them, or digits without a gap. */
const parted = /(?<![01])[01]{7,8}(?:[\s,;|_-]{1,3}[01]{7,8}(?![01])){2,65535}/g;
const whole = /(?<![01])(?:[01]{8}){3,65536}(?![01])/g;
const maybeBinary = /[01]{7}/;
const BINARY = 2;
const BYTE = 8;

/** Decodes binary digits of bytes, with or without gaps, and of ASCII in seven digits. */
export const binaryDecoder: Decoder = {
  kind: 'binary',
  signs: sign.digits,
  mayRead: (text) => maybeBinary.test(text),
  *readings(text) {
    for (const { 0: all, index } of text.matchAll(parted)) {
      const groups = [...all.matchAll(/[01]+/g)].map((group) => ({ start: index + group.index, digits: group[0] }));
      const reading = readGroups(groups);
      if (reading) yield reading;
    }
    for (const { 0: all, index } of text.matchAll(whole)) {
      const groups = Array.from({ length: Math.min(all.length / BYTE, MAX_DECODED) }, (_, at) => ({
        start: index + at * BYTE,
        digits: all.slice(at * BYTE, (at + 1) * BYTE),
      }));
      const reading = readGroups(groups);
      if (reading) yield reading;
    }
  },
};

function readGroups(groups: readonly { readonly start: number; readonly digits: string }[]): Reading | undefined {
  const bytes = Buffer.from(groups.map(({ digits }) => Number.parseInt(digits, BINARY)));
  const placeOf = (byte: number): number => groups[byte]?.start ?? 0;
  const endOf = (byte: number): number => placeOf(byte) + (groups[byte]?.digits.length ?? 0);
  const reading = bytesReading(
    bytes,
    (firstByte, endByte) => ({
      start: firstByte < groups.length ? placeOf(firstByte) : endOf(groups.length - 1),
      end: endByte > firstByte ? endOf(endByte - 1) : placeOf(firstByte),
    }),
    3,
  );
  return reading && readsAsWords(reading.text) ? reading : undefined;
}
