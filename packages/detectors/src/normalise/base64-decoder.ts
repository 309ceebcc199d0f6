import type { Span } from '../view.ts';
import { bytesReading } from './bytes-reading.ts';
import { asciiSet, type Decoder, hasRun, isMember, MAX_DECODED, runsOf } from './decoder.ts';
import { sign } from './text-marks.ts';
import type { Reading } from './text-writer.ts';

const alphabet = asciiSet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_');
/**
 * The alphabet without the signs that could separate a payload from a path or name. Line breaks may occur inside a run.
 */
const unparted = asciiSet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+\r\n');
const MIN_LENGTH = 16;
/** Characters of one piece: whole groups of four that decode to at most `MAX_DECODED` bytes. */
const PIECE = Math.floor(MAX_DECODED / 3) * 4;
/** Encoders break lines at 64 or 76 characters. A shorter run before a line end is an ordinary word. */
const MIN_LINE = 40;

/** Base64 of RFC 4648, standard and url-safe, with or without padding, on one line or broken into lines (RFC 2045). */
export const base64Decoder: Decoder = {
  kind: 'base64',
  mayReadMarks: ({ signs }) => (signs & sign.encoded) !== 0,
  mayRead: (text) => hasRun(text, alphabet, MIN_LENGTH),
  *readings(text) {
    let done = 0;
    for (const run of runsOf(text, alphabet, MIN_LENGTH)) {
      if (run.start < done) continue;
      const end = endOfLines(text, run);
      done = end;
      yield* readRun(text, run.start, end);
    }
  },
};

function endOfLines(text: string, run: Span): number {
  let { start, end } = run;
  while (end - start >= MIN_LINE) {
    const next = end + (text.charCodeAt(end) === 0x0d ? 1 : 0) + 1;
    if (text.charCodeAt(next - 1) !== 0x0a || !isMember(alphabet, text, next)) break;
    start = next;
    end = next;
    while (isMember(alphabet, text, end)) end += 1;
  }
  return end;
}

function* readRun(text: string, start: number, end: number): Generator<Reading> {
  const run = text.slice(start, end);
  let isRead = false;
  for (const reading of piecesOf(run, start)) {
    isRead = true;
    yield reading;
  }
  if (isRead) return;
  // A path or a name before the payload shifts its groups of four. So read the parts between possible separators.
  for (const part of runsOf(run, unparted, MIN_LENGTH)) {
    if (part.end - part.start < run.length) yield* piecesOf(run.slice(part.start, part.end), start + part.start);
  }
}

function* piecesOf(run: string, offset: number): Generator<Reading> {
  const lines = run.includes('\n') ? lineStarts(run) : undefined;
  const letters = lines === undefined ? run : run.replace(/[\r\n]/g, '');
  const inRun = (at: number): number => offset + (lines === undefined ? at : withBreaks(lines, at));
  for (let first = 0; first + MIN_LENGTH <= letters.length; first += PIECE) {
    const piece = letters.slice(first, first + PIECE);
    const reading = bytesReading(Buffer.from(piece, 'base64'), (firstByte, endByte) => {
      const start = first + Math.floor((firstByte * 4) / 3);
      const end = Math.min(first + Math.ceil((endByte * 4) / 3), letters.length);
      return start < end
        ? { start: inRun(start), end: inRun(end - 1) + 1 }
        : { start: inRun(start), end: inRun(start) };
    });
    if (reading !== undefined) yield reading;
  }
}

/** For each line, the offset of its first character without counting line breaks and the offset with them. */
function lineStarts(run: string): Int32Array {
  const starts: number[] = [0, 0];
  let letters = 0;
  for (const { 0: lineBreak, index } of run.matchAll(/\r?\n/g)) {
    const previous = starts[starts.length - 1] ?? 0;
    letters += index - previous;
    starts.push(letters, index + lineBreak.length);
  }
  return Int32Array.from(starts);
}

function withBreaks(lines: Int32Array, at: number): number {
  let low = 0;
  let high = lines.length / 2 - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle * 2] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return (lines[low * 2 + 1] ?? 0) + at - (lines[low * 2] ?? 0);
}
