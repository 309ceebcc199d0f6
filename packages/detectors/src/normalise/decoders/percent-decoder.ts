import type { Span } from '../../view.ts';
import { asciiSet, type Decoder, isMember, MAX_DECODED } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';
import { type Reading, TextWriter } from '../text-writer.ts';
import { type Escape, escapePieces } from './escape-pieces.ts';

const blanks = asciiSet(' \t\n\r');
const escapes = /%(?:u([\da-fA-F]{4})|([\da-fA-F]{2}))/g;
const HEX = 16;
/** A stretch with fewer escapes is no view of its own. */
const MIN_ESCAPES = 3;
const PLUS = 0x2b;
const SPACE = 0x20;
/** Letters and digits, which no address has to escape. */
const hidden = /^[\p{L}\p{N}]$/u;

/**
 * Decodes percent-encoded stretches (RFC 3986). A stretch ends at white space and includes unescaped characters. A plus
 * becomes a space. Single letters that are escaped are read in their place, too.
 */
export const percentDecoder: Decoder = {
  kind: 'url',
  signs: sign.percent,
  mayRead: (text) => text.includes('%'),
  *readings(text) {
    let done = 0;
    for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', done)) {
      const stretch = stretchAround(text, at, done);
      done = stretch.end;
      const pieces = piecesIn(text.slice(stretch.start, stretch.end));
      if (pieces.length >= MIN_ESCAPES) yield decodeStretch(text, stretch, pieces);
    }
  },
  pieces(text) {
    const pieces = piecesIn(text);
    return pieces.some(({ text: read }) => hidden.test(read)) ? pieces : [];
  },
};

const piecesIn = (text: string): Piece[] => escapePieces(escapesIn(text));

function* escapesIn(text: string): Generator<Escape> {
  for (const { 0: all, 1: unit, 2: byte, index: start } of text.matchAll(escapes)) {
    const end = start + all.length;
    if (unit === undefined) yield { start, end, byte: Number.parseInt(byte ?? '', HEX) };
    else yield { start, end, text: String.fromCharCode(Number.parseInt(unit, HEX)) };
  }
}

function stretchAround(text: string, sign: number, done: number): Span {
  let start = sign;
  while (start > done && !isMember(blanks, text, start - 1)) start -= 1;
  let end = sign + 1;
  const limit = Math.min(text.length, start + MAX_DECODED);
  while (end < limit && !isMember(blanks, text, end)) end += 1;
  return { start: Math.max(start, end - MAX_DECODED), end };
}

function decodeStretch(text: string, { start, end }: Span, pieces: readonly Piece[]): Reading {
  const writer = new TextWriter(text);
  let done = start;
  for (const piece of pieces) {
    writeUnescaped(text, done, start + piece.start, writer);
    done = start + piece.end;
    writer.put(piece.text, start + piece.start, done);
  }
  writeUnescaped(text, done, end, writer);
  return writer.finish();
}

function writeUnescaped(text: string, from: number, to: number, writer: TextWriter): void {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    writer.unit(unit === PLUS ? SPACE : unit, at, at + 1);
  }
}
