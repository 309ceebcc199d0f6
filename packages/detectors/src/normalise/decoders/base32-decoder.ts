import { bytesReading } from '../bytes-reading.ts';
import { type CodedRun, codedRuns } from '../coded-runs.ts';
import { asciiSet, type Decoder, MAX_DECODED } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const small = asciiSet('abcdefghijklmnopqrstuvwxyz234567');
const capital = asciiSet('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
/** Ordinary words have no digit within, and ordinary capitals are no longer than this. */
const maybeCoded = /[a-z][2-7][a-z2-7]{5}|[a-z2-7]{5}[2-7][a-z]|[A-Z2-7]{8}/;
const MIN_LENGTH = 8;
const MIN_BYTES = 5;
const wordSign = /[\w+/-]/;
const BITS = 5;
const BYTE = 8;
/** Signs that decode to at most `MAX_DECODED` bytes, in whole groups. */
const LONGEST = Math.floor(MAX_DECODED / BITS) * BYTE;

/** Base32 of RFC 4648 in capitals or small letters, with or without padding, on one line or several. */
export const base32Decoder: Decoder = {
  kind: 'base32',
  signs: sign.mixed | sign.capitals,
  mayRead: (text) => maybeCoded.test(text),
  *readings(text) {
    for (const set of [capital, small]) {
      let done = 0;
      for (const run of codedRuns(text, set, MIN_LENGTH)) {
        const reading = run.end > done && mayBeCoded(text, run) ? readRun(run) : undefined;
        if (!reading) continue;
        done = run.end;
        yield reading;
      }
    }
  },
};

/** Whether a run stands alone. Small letters without a digit are an ordinary word. */
function mayBeCoded(text: string, { signs, start, end }: CodedRun): boolean {
  if (signs.length < MIN_LENGTH || wordSign.test(text.charAt(start - 1)) || wordSign.test(text.charAt(end)))
    return false;
  return /[2-7]/.test(signs) || signs === signs.toUpperCase();
}

function readRun({ signs, cover }: CodedRun): Reading | undefined {
  const bytes = bytesOf(signs.slice(0, LONGEST));
  const reading = bytesReading(
    bytes,
    (firstByte, endByte) =>
      cover(Math.floor((firstByte * BYTE) / BITS), Math.min(Math.ceil((endByte * BYTE) / BITS), signs.length)),
    MIN_BYTES,
  );
  return reading && readsAsWords(reading.text, MIN_BYTES - 1) ? reading : undefined;
}

function bytesOf(signs: string): Buffer {
  const bytes = Buffer.alloc(Math.floor((signs.length * BITS) / BYTE));
  let bits = 0;
  let held = 0;
  let made = 0;
  for (let at = 0; at < signs.length; at += 1) {
    const unit = signs.charCodeAt(at);
    bits = ((bits << BITS) | (unit >= 0x41 ? (unit & 0x1f) - 1 : unit - 0x18)) & 0xfff;
    held += BITS;
    if (held < BYTE) continue;
    held -= BYTE;
    bytes[made] = (bits >> held) & 0xff;
    made += 1;
  }
  return bytes;
}
