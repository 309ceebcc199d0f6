import { bytesReading } from '../bytes-reading.ts';
import { type CodedRun, codedRuns } from '../coded-runs.ts';
import { codedWords } from '../coded-words.ts';
import { asciiSet, type Decoder, hasRun, isMember, MAX_DECODED } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const digits = asciiSet('0123456789abcdefABCDEF');
const chainStart = /[\\0][xX][0-9a-fA-F]{2}|\b[0-9a-fA-F]{2}[ ,:;\-\t\n\r]{1,2}[0-9a-fA-F]{2}\b/g;
/** A prefixed pair, or two bare pairs inside a chain. Every useful chain contains one, and few other texts do. */
const maybeChain =
  /[ ,:;\-\t\n\r][0-9a-fA-F]{2}[ ,:;\-\t\n\r]{1,2}[0-9a-fA-F]{2}[ ,:;\-\t\n\r]|[\\0][xX][0-9a-fA-F]{2}/;
const separators = asciiSet(' ,:;-\t\n\r');
const MIN_LENGTH = 16;
const blocks = /\d[0-9a-fA-F]{3}[ \n][0-9a-fA-F]{4}[ \n]/;
/** Whether there are the digits of four letters, or blocks of digits. */
const mayHaveRun = (text: string): boolean => hasRun(text, digits, MIN_WORD) || blocks.test(text);
const token = /(?<![\w+/=-])(?:[2-7c-fC-F][0-9a-fA-F]){1,64}(?![\w+/=-])/g;
const MIN_WORD = 8;
const MIN_PAIRS = 8;
const MAX_SEPARATORS = 2;
const X = 0x78;
const BACKSLASH = 0x5c;
const ZERO = 0x30;

/**
 * Decodes hexadecimal bytes: a run of digits, or pairs with separators between them or with `\x` or `0x` before each.
 */
export const hexDecoder: Decoder = {
  kind: 'hex',
  signs: sign.mixed | sign.digits | sign.hexPairs,
  mayRead: (text) => mayHaveRun(text) || maybeChain.test(text),
  *readings(text) {
    if (mayHaveRun(text)) yield* readRuns(text);
    if (maybeChain.test(text)) yield* readPairs(text);
  },
  pieces: (text) => (mayHaveRun(text) ? codedWords(text, { token, decode: decodeWord, minimum: MIN_WORD }) : []),
};

function decodeWord(pairs: string): Reading | undefined {
  const reading = bytesReading(
    Buffer.from(pairs, 'hex'),
    (firstByte, endByte) => ({ start: firstByte * 2, end: endByte * 2 }),
    1,
  );
  return reading && readsAsWords(reading.text) ? reading : undefined;
}

function* readRuns(text: string): Generator<Reading> {
  let done = 0;
  for (const run of codedRuns(text, digits, MIN_LENGTH)) {
    if (run.end <= done || run.signs.length < MIN_LENGTH) continue;
    for (const reading of readRun(run)) {
      done = run.end;
      yield reading;
    }
  }
}

function* readRun({ signs, cover }: CodedRun): Generator<Reading> {
  for (let first = 0; first + MIN_LENGTH <= signs.length; first += MAX_DECODED * 2) {
    const piece = signs.slice(first, first + MAX_DECODED * 2);
    const reading = bytesReading(Buffer.from(piece, 'hex'), (firstByte, endByte) =>
      cover(first + firstByte * 2, first + endByte * 2),
    );
    if (reading !== undefined) yield reading;
  }
}

function* readPairs(text: string): Generator<Reading> {
  let at = nextPairs(text, 0);
  while (at >= 0) {
    const pairs = pairsFrom(text, at);
    const reading = pairs.length < MIN_PAIRS ? undefined : pairsReading(text, pairs);
    if (reading !== undefined) yield reading;
    at = nextPairs(text, Math.max(at, pairs.at(-1) ?? 0) + 2);
  }
}

/**
 * Returns where a chain of pairs may start, or -1. It starts with a prefixed pair or with two bare pairs and a
 * separator.
 */
function nextPairs(text: string, from: number): number {
  chainStart.lastIndex = from;
  return chainStart.exec(text)?.index ?? -1;
}

/** Returns the offsets of the digits of consecutive pairs, from an offset on. */
function pairsFrom(text: string, from: number): number[] {
  const pairs: number[] = [];
  let pair = pairAt(text, from);
  while (pair >= 0 && pairs.length < MAX_DECODED) {
    pairs.push(pair);
    pair = pairAt(text, afterSeparators(text, pair + 2));
  }
  return pairs;
}

/**
 * Returns the offset of the digits of the pair that starts here, or -1. A pair is two digits that no third one follows,
 * with or without a prefix.
 */
function pairAt(text: string, at: number): number {
  const mark = text.charCodeAt(at);
  const isPrefixed = (mark === BACKSLASH || mark === ZERO) && (text.charCodeAt(at + 1) | 0x20) === X;
  const first = isPrefixed ? at + 2 : at;
  if (!isMember(digits, text, first) || !isMember(digits, text, first + 1)) return -1;
  return isMember(digits, text, first + 2) && !isPrefixAt(text, first + 2) ? -1 : first;
}

/** Pairs may touch if each has its own prefix, as in `0x690x67`. */
function isPrefixAt(text: string, at: number): boolean {
  return text.charCodeAt(at) === ZERO && (text.charCodeAt(at + 1) | 0x20) === X;
}

function afterSeparators(text: string, at: number): number {
  let end = at;
  while (end < at + MAX_SEPARATORS && isMember(separators, text, end)) end += 1;
  return end;
}

function pairsReading(text: string, pairs: readonly number[]): Reading | undefined {
  const places = Int32Array.from(pairs);
  const bytes = Buffer.allocUnsafe(places.length);
  places.forEach((place, index) => {
    bytes[index] = Number.parseInt(text.slice(place, place + 2), 16);
  });
  return bytesReading(bytes, (firstByte, endByte) => {
    const start = places[firstByte] ?? 0;
    return { start, end: firstByte < endByte ? (places[endByte - 1] ?? 0) + 2 : start };
  });
}
