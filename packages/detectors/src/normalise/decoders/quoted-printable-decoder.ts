import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';
import { type Escape, escapePieces } from './escape-pieces.ts';

/** An escaped byte, or a soft line break. */
const escapes = /=(?:([\dA-Fa-f]{2})|[ \t]{0,4}\r?\n)/g;
const maybeEscaped = /=(?:[4-7c-eC-E][\da-fA-F]|\r?\n)/;
const hidden = /^[\p{L}\p{N}@]$/u;
const HEX = 16;
const ESCAPE = 3;

/** Decodes quoted-printable (RFC 2045). */
export const quotedPrintableDecoder: Decoder = {
  kind: 'quoted_printable',
  signs: sign.marked,
  mayRead: (text) => text.includes('=') && maybeEscaped.test(text),
  pieces(text) {
    const pieces = escapePieces(escapesIn(text), false);
    return pieces.some((piece) => isHiding(text, piece)) ? pieces : [];
  },
};

function* escapesIn(text: string): Generator<Escape> {
  for (const { 0: all, 1: digits, index: start } of text.matchAll(escapes)) {
    const end = start + all.length;
    yield digits === undefined ? { start, end, text: '' } : { start, end, byte: Number.parseInt(digits, HEX) };
  }
}

/** Whether a piece is a letter within a word. `id=4567` is a setting, and no letter. */
function isHiding(text: string, { start, end, text: read }: Piece): boolean {
  if (!hidden.test(read)) return false;
  if (end - start > ESCAPE) return true;
  // Encoders write capitals. In small letters, `=deep` and `=face` are values.
  if (/[a-f]/.test(text.slice(start, end)) && text.charAt(end) !== '=') return false;
  return (
    text.charAt(end) === '=' || (/[\p{L}=]/u.test(text.charAt(end)) && /[\p{L}\s]|^$/u.test(text.charAt(start - 1)))
  );
}
