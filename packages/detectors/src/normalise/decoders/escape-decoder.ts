import type { Decoder } from '../decoder.ts';
import { sign } from '../text-signs.ts';
import { type Escape, escapePieces, hidingPieces } from './escape-pieces.ts';

/**
 * Escapes of programming languages, of JSON and of style sheets. The groups: the digits of a code point, of a unit of
 * UTF-16, of a byte, and of a byte in octal.
 */
const escapes =
  /\\(?:[uxo]\{0{0,8}([\da-fA-F]{1,6})\}|U0{0,2}([\da-fA-F]{6})|(?:u{1,8}([\da-fA-F]{4}))|x([\da-fA-F]{2})|(0[\da-fA-F]{5})|([0-3][0-7]{2}))/g;
const LAST_CODE_POINT = 0x10_ffff;
const OCTAL = 8;
const HEX = 16;

/** Decodes `\u0041`, `\u{41}`, `\x41`, `\U00000041`, `\101` and `\000041`. */
export const escapeDecoder: Decoder = {
  kind: 'escapes',
  signs: sign.marked,
  mayRead: (text) => text.includes('\\'),
  pieces: (text) => hidingPieces(joinSurrogates(escapePieces(escapesIn(text)))),
};

function* escapesIn(text: string): Generator<Escape> {
  for (const match of text.matchAll(escapes)) {
    const read = readEscape(match);
    if (read) yield { start: match.index, end: match.index + match[0].length, ...read };
  }
}

function readEscape({ 1: braced, 2: long, 3: unit, 4: byte, 5: styled, 6: octal }: RegExpExecArray) {
  if (octal !== undefined) return { byte: Number.parseInt(octal, OCTAL) };
  if (byte !== undefined) return { byte: Number.parseInt(byte, HEX) };
  const codePoint = Number.parseInt(unit ?? braced ?? long ?? styled ?? '', HEX);
  return codePoint > 0 && codePoint <= LAST_CODE_POINT ? { text: String.fromCodePoint(codePoint) } : undefined;
}

/** Joins the two halves of a character outside the basic plane, so that no half is read alone. */
function joinSurrogates<P extends { start: number; end: number; text: string }>(pieces: P[]): P[] {
  const joined: P[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isPair =
      last?.end === piece.start && /^[\ud800-\udbff]$/.test(last.text) && /^[\udc00-\udfff]$/.test(piece.text);
    if (last && isPair) joined[joined.length - 1] = { ...last, end: piece.end, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
