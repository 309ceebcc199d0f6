import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

/** What stands between two strings that a program joins. The groups: the letters on both sides of it. */
const joint = /["'`]\s{0,8}(?:\+|\.{1,2}|&|\|\|)\s{0,8}[frbu]?["'`]/g;
const maybeJoint = /["'`]\s{0,8}[+.&|]{1,2}\s{0,8}[frbu]?["'`]/;
/** A list that is joined without a separator, in the forms of several languages. */
const list =
  /(?:(["'])\1\.join\(\s{0,8}[[(]|\b(?:concat|paste0)\(|\bimplode\(\s{0,4}(["'])\2\s{0,4},\s{0,4}(?:array\()?\[?)([^\])]{1,65536})|\[([^\][]{1,65536})\]\s{0,8}\.join\(\s{0,4}(["'`])\5\s{0,4}\)/gi;
const maybeList = /\bjoin\(|\bconcat\(|\bpaste0\(|\bimplode\(/i;
const comma = /["'`]\s{0,8},\s{0,8}["'`]/g;
const letter = /\p{L}/u;
/** Long strings are cut between words. Only if this share of the cuts is within words, they hide something. */
const MIN_SHARE = 0.4;

/** Reads strings that a program joins, such as `'ig' + 'nore'` and `''.join(['ig', 'nore'])`, as one. */
export const joinedStringsDecoder: Decoder = {
  kind: 'strings',
  signs: sign.marked | sign.joined,
  mayRead: (text) => maybeJoint.test(text) || maybeList.test(text),
  pieces(text) {
    const joints = [...text.matchAll(joint)].map(({ 0: all, index }) => removal(index, all.length));
    const cuts = [...(isWithinWords(text, joints) ? joints : []), ...commasOfLists(text)];
    return cuts.toSorted((one, other) => one.start - other.start);
  },
};

const removal = (start: number, length: number): Piece => ({ start, end: start + length, text: '' });

function isWithinWords(text: string, joints: readonly Piece[]): boolean {
  const within = joints.filter(
    ({ start, end }) => letter.test(text.charAt(start - 1)) && letter.test(text.charAt(end)),
  );
  return within.length > 0 && within.length >= MIN_SHARE * joints.length;
}

function* commasOfLists(text: string): Generator<Piece> {
  if (!maybeList.test(text)) return;
  for (const match of text.matchAll(list)) {
    const items = match[3] ?? match[4] ?? '';
    const start = match.index + match[0].indexOf(items);
    for (const { 0: all, index } of items.matchAll(comma)) yield removal(start + index, all.length);
  }
}
