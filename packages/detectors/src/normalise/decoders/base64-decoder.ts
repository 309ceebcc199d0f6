import { bytesReading } from '../bytes-reading.ts';
import { type CodedRun, codedRuns } from '../coded-runs.ts';
import { codedWords } from '../coded-words.ts';
import { asciiSet, type Decoder, MAX_DECODED, runsOf } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

const alphabet = asciiSet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_');
/** The alphabet without the signs that could separate a payload from a path or name. */
const unparted = asciiSet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+');
const MIN_LENGTH = 16;
/** Signs of one piece: whole groups of four that decode to at most `MAX_DECODED` bytes. */
const PIECE = Math.floor(MAX_DECODED / 3) * 4;
/** Every payload of more than three letters has this, and few ordinary words do. */
const mixed = /[a-z][A-Z]|[A-Za-z][0-9]|[0-9][A-Za-z]/;
const token = /(?<![\w+/=-])[A-Za-z0-9+/_-]{2,160}={0,2}(?![\w+/=-])/g;
/** Ordinary words, and names that programs and addresses are made of. */
const plainWord = /^(?:[A-Z]?[a-z]+|[A-Z]+|\d+)(?:[-_/](?:[A-Z]?[a-z]+|[A-Z]+|\d+))*$/;
/** A sign within a word that no word has there. */
const brokenWord = /\p{L}[()"%&+*=#!?;:,]\p{L}/u;
const MIN_WORD = 6;
/** Signs of a payload that is not made of ordinary words and names by chance. */
const LONG = 40;

/**
 * Base64 of RFC 4648, standard and url-safe, with or without padding, on one line, broken into lines (RFC 2045) or
 * blocks, and word by word.
 */
export const base64Decoder: Decoder = {
  kind: 'base64',
  signs: sign.mixed,
  mayRead: (text) => mixed.test(text),
  *readings(text) {
    let done = 0;
    for (const run of codedRuns(text, alphabet, MIN_LENGTH)) {
      if (run.end <= done || run.signs.length < MIN_LENGTH) continue;
      let isRead = false;
      for (const reading of readRun(run)) {
        isRead = true;
        yield reading;
      }
      if (isRead) done = run.end;
    }
  },
  pieces: (text) => codedWords(text, { token, decode: decodeWord, minimum: MIN_WORD }),
};

function* readRun(run: CodedRun): Generator<Reading> {
  let isRead = false;
  for (const reading of piecesOf(run)) {
    isRead = true;
    yield reading;
  }
  if (isRead) return;
  // A path or a name before the payload shifts its groups of four. So read the parts between possible separators.
  for (const { start, end } of runsOf(run.signs, unparted, MIN_LENGTH)) {
    if (end - start === run.signs.length) continue;
    yield* piecesOf({
      ...run,
      signs: run.signs.slice(start, end),
      cover: (from, to) => run.cover(start + from, start + to),
    });
  }
}

function* piecesOf({ signs, cover }: Pick<CodedRun, 'signs' | 'cover'>): Generator<Reading> {
  for (let first = 0; first + MIN_LENGTH <= signs.length; first += PIECE) {
    const piece = signs.slice(first, first + PIECE);
    const reading = bytesReading(Buffer.from(piece, 'base64'), (firstByte, endByte) => {
      const start = first + Math.floor((firstByte * 4) / 3);
      return cover(start, Math.max(start, Math.min(first + Math.ceil((endByte * 4) / 3), signs.length)));
    });
    if (reading !== undefined && (signs.length >= LONG || isText(reading.text))) yield reading;
  }
}

/** Few bytes are valid by chance. What is no words must be ASCII then, such as JSON. */
const isText = (text: string): boolean => /^[\n -~]*$/.test(text) || readsAsWords(text);

const isWord = (text: string): boolean => readsAsWords(text) && !brokenWord.test(text);

/** Whether the bits that are left over are zero, as an encoder leaves them. Those of ordinary names seldom are. */
const isCanonical = (signs: string): boolean =>
  Buffer.from(signs, 'base64').toString('base64').replace(/=+$/, '') ===
  signs.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');

function decodeWord(signs: string): Reading | undefined {
  if (plainWord.test(signs) && signs.length !== 4) return undefined;
  const reading = bytesReading(
    Buffer.from(signs, 'base64'),
    (firstByte, endByte) => ({
      start: Math.floor((firstByte * 4) / 3),
      end: Math.min(Math.ceil((endByte * 4) / 3), signs.length),
    }),
    1,
  );
  return reading && isWord(reading.text) && isCanonical(signs) ? reading : undefined;
}
