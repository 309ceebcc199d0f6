import { bytesReading } from '../bytes-reading.ts';
import type { Decoder } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const values = new Int8Array(0x80).fill(-1);
for (const [value, digit] of [...digits].entries()) values[digit.charCodeAt(0)] = value;
/** To decode a number takes the square of its length. So longer ones are not read. */
const MAX_LENGTH = 400;
const token = new RegExp(`(?<![\\w+/=-])[1-9A-HJ-NP-Za-km-z]{11,${MAX_LENGTH}}(?![\\w+/=-])`, 'g');
const mixed = /[a-z][A-Z]|[A-Za-z][1-9]|[1-9][A-Za-z]/;
const BASE = 58;

/** Base58 in the alphabet of Bitcoin, for stretches of at most 400 signs. */
export const base58Decoder: Decoder = {
  kind: 'base58',
  signs: sign.mixed,
  mayRead: (text) => mixed.test(text) && text.search(token) >= 0,
  *readings(text) {
    for (const { 0: signs, index: start } of text.matchAll(token)) {
      const reading = mixed.test(signs) ? readNumber(signs, start) : undefined;
      if (reading) yield reading;
    }
  },
};

function readNumber(signs: string, start: number): Reading | undefined {
  const bytes = bytesOf(signs);
  const reading = bytesReading(bytes, () => ({ start, end: start + signs.length }), 4);
  return reading && readsAsWords(reading.text) ? reading : undefined;
}

function bytesOf(signs: string): Buffer {
  const bytes = Buffer.alloc(signs.length);
  let used = 0;
  for (let at = 0; at < signs.length; at += 1) {
    let carry = values[signs.charCodeAt(at)] ?? 0;
    for (let index = 0; index < used; index += 1) {
      carry += (bytes[index] ?? 0) * BASE;
      bytes[index] = carry & 0xff;
      carry >>= 8;
    }
    while (carry > 0) {
      bytes[used] = carry & 0xff;
      used += 1;
      carry >>= 8;
    }
  }
  return Buffer.from(bytes.subarray(0, used).reverse());
}
