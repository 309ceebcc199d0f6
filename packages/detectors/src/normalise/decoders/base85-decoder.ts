import { bytesReading } from '../bytes-reading.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { isMostlyLetters, readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const alphabet = (signs: string): Int8Array => {
  const values = new Int8Array(0x80).fill(-1);
  for (const [value, sign] of [...signs].entries()) values[sign.charCodeAt(0)] = value;
  return values;
};

const ASCII_85 = alphabet(Array.from({ length: 85 }, (_, value) => String.fromCharCode(33 + value)).join(''));
const alphabets = [
  ASCII_85,
  // RFC 1924, as Git and Python write it.
  alphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'),
  // Z85, as ZeroMQ writes it.
  alphabet('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'),
];

const GROUP = 5;
const BYTES = 4;
const BASE = 85;
/** Groups that are decoded to see whether they are text at all. */
const PROBED = 3 * GROUP;
const framed = /<~([!-u\s]{5,87380})~>/g;
const bare = /(?<!\S)[!-~]{20,87380}(?!\S)/g;
/** A sign that is rare within words and addresses. */
const maybeBare = /[!#$%&()*+;<>?@^`{|}~"',][!-~]{17}/;

/** Base85: Ascii85 with or without its frame, RFC 1924 and Z85. */
export const base85Decoder: Decoder = {
  kind: 'base85',
  signs: sign.unbroken,
  mayRead: (text) => maybeBare.test(text) || text.includes('<~'),
  *readings(text) {
    for (const match of text.matchAll(framed)) {
      const signs = match[1] ?? '';
      const reading = readSigns(signs.replace(/\s/g, ''), ASCII_85, match.index + 2, signs.length);
      if (reading) yield reading;
    }
    for (const { 0: signs, index } of text.matchAll(bare)) {
      for (const values of alphabets) {
        const reading = readSigns(signs, values, index, signs.length);
        if (reading) yield reading;
      }
    }
  },
};

/** `length` is that of the signs in the text, where line breaks may part them. */
function readSigns(signs: string, values: Int8Array, start: number, length: number): Reading | undefined {
  const probed = bytesOf(signs.slice(0, PROBED), values);
  if (!probed || !bytesReading(probed, () => ({ start, end: start }), 1)) return undefined;
  const bytes = bytesOf(signs.slice(0, Math.floor(MAX_DECODED / BYTES) * GROUP), values);
  const isWhole = signs.length === length;
  const reading =
    bytes &&
    bytesReading(bytes, (firstByte, endByte) => {
      if (!isWhole) return { start, end: start + length };
      const from = Math.floor(firstByte / BYTES) * GROUP;
      return { start: start + from, end: start + Math.min(Math.ceil(endByte / BYTES) * GROUP, length) };
    });
  return reading && isMostlyLetters(reading.text) && readsAsWords(reading.text.slice(0, 60)) ? reading : undefined;
}

/** Returns the number that a group stands for, or -1 if a sign is not in the alphabet. */
function numberOf(signs: string, start: number, values: Int8Array): number {
  let value = 0;
  for (let at = start; at < start + GROUP; at += 1) {
    const digit = at < signs.length ? (values[signs.charCodeAt(at)] ?? -1) : BASE - 1;
    if (digit < 0) return -1;
    value = value * BASE + digit;
  }
  return value;
}

/** Returns the bytes, or undefined if a sign is not in the alphabet or a group is too large. */
function bytesOf(signs: string, values: Int8Array): Buffer | undefined {
  const bytes = Buffer.alloc(Math.ceil(signs.length / GROUP) * BYTES);
  for (let group = 0; group * GROUP < signs.length; group += 1) {
    const value = numberOf(signs, group * GROUP, values);
    if (value < 0 || value > 0xffff_ffff) return undefined;
    bytes.writeUInt32BE(value, group * BYTES);
  }
  const missing = (GROUP - (signs.length % GROUP)) % GROUP;
  return bytes.subarray(0, bytes.length - missing);
}
