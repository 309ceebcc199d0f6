import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';

/** A run in UTF-7. Its first sign is A or B for the letters of Latin, Greek, Cyrillic, Hebrew and Arabic. */
const run = /(?<![A-Za-z0-9+/])\+([AB][A-Za-z0-9+/]{2,4096})-?|\+([AB][A-Za-z0-9+/]{2,400})-/g;
const BITS = 6;
const UNIT = 16;
const readable = /^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u;

/** Decodes UTF-7 (RFC 2152): runs of UTF-16 in base64 between a plus and a hyphen. */
export const utf7Decoder: Decoder = {
  kind: 'utf7',
  signs: sign.marked,
  mayRead: (text) => text.includes('+') && /\+[AB][A-Za-z0-9+/]{2}/.test(text),
  *pieces(text) {
    for (const match of text.matchAll(run)) {
      const piece = readRun(match);
      if (piece) yield piece;
    }
  },
};

function readRun({ 0: all, 1: alone, 2: closed, index: start }: RegExpExecArray): Piece | undefined {
  const letters = alone ?? closed ?? '';
  const units = Math.floor((letters.length * BITS) / UNIT);
  // Fewer bits than a letter of base64 has may be left over.
  if (letters.length * BITS - units * UNIT >= BITS) return undefined;
  const text = Buffer.from(letters, 'base64')
    .subarray(0, units * 2)
    .swap16()
    .toString('utf16le');
  if (!readable.test(text) || !readsAsWords(text, 1)) return undefined;
  const end = start + all.length;
  const signAt = (unit: number): number => start + 1 + Math.floor((unit * UNIT) / BITS);
  return {
    start,
    end,
    text,
    toParent: (from, to) => ({
      start: from === 0 ? start : signAt(from),
      end: to === units ? end : Math.min(end, signAt(to) + 1),
    }),
  };
}
