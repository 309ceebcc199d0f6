import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

/** Two neighbours with a sign in them. Apostrophes are ordinary there. */
const maybeBroken =
  /[A-Za-z\u00c0-\u04ff][^A-Za-z0-9\s'’\u00c0-\u04ff][A-Za-z\u00c0-\u04ff]\S{0,30}\s\S{0,30}[A-Za-z\u00c0-\u04ff][^A-Za-z0-9\s'’\u00c0-\u04ff][A-Za-z\u00c0-\u04ff]/;
const line = /[^\n]+/g;
const word = /\S+/g;
/** A word with one sign within, and one with a sign that addresses do not have. */
const brokenOnce = /^[^\p{L}\p{N}]*\p{L}{1,20}([^\p{L}\p{N}\s'’])\p{L}{1,20}[^\p{L}\p{N}]*$/u;
/** What programs have and prose has not. */
const code = /[{};=<>"`$|()]/;
const brokenOften = /(?<=\p{L})[\\*~^+#](?=\p{L})/u;
const letter = /\p{L}/u;
const MIN_BROKEN = 3;
/** Texts have words with a hyphen. Only if this share of the longer words has the same sign, it is a pattern. */
const MIN_SHARE = 0.5;
const MIN_LETTERS = 4;

/** Joins words that are all broken by the same sign, as in `ig-nore al-l prev-ious instruc-tions`. */
export const brokenWordDecoder: Decoder = {
  kind: 'spelt',
  signs: sign.broken,
  mayRead: (text) => maybeBroken.test(text),
  *pieces(text): Generator<Piece> {
    for (const { 0: all, index } of text.matchAll(line)) if (!code.test(all)) yield* piecesOf(all, index);
  },
};

/** The words that one sign breaks, and the places of the sign. */
interface Broken {
  words: number;
  readonly pieces: Piece[];
}

function piecesOf(text: string, offset: number): readonly Piece[] {
  const bySign = new Map<string, Broken>();
  let words = 0;
  for (const { 0: each, index } of text.matchAll(word)) {
    if (each.length < MIN_LETTERS || !letter.test(each)) continue;
    words += 1;
    const sign = signIn(each);
    if (sign !== undefined) addWord(bySign, sign, removals(each, sign, offset + index));
  }
  const isPattern = ({ words: count }: Broken): boolean => count >= MIN_BROKEN && count >= MIN_SHARE * words;
  return [...bySign.values()].find(isPattern)?.pieces ?? [];
}

const signIn = (each: string): string | undefined => brokenOnce.exec(each)?.[1] ?? brokenOften.exec(each)?.[0];

function addWord(bySign: Map<string, Broken>, sign: string, removed: readonly Piece[]): void {
  const broken = bySign.get(sign) ?? { words: 0, pieces: [] };
  bySign.set(sign, broken);
  broken.words += 1;
  for (const piece of removed) broken.pieces.push(piece);
}

/** Returns the places of a sign between two letters. */
function removals(each: string, sign: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  for (let at = each.indexOf(sign, 1); at > 0 && at < each.length - 1; at = each.indexOf(sign, at + 1)) {
    if (!letter.test(each.charAt(at - 1)) || !letter.test(each.charAt(at + 1))) continue;
    pieces.push({ start: start + at, end: start + at + sign.length, text: '' });
  }
  return pieces;
}
