import type { Decoder } from '../decoder.ts';
import { knownShare } from '../known-words.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

const word = /[A-Za-z\u00c0-\u024f]{3,40}/g;
/** Three words in a row that end alike. */
const maybePig = /ay[^A-Za-z]{1,3}[A-Za-z]{1,30}ay[^A-Za-z]{1,3}[A-Za-z]{1,30}ay\b/;
const consonants = /(?:[bcdfghjklmnpqrstvwxyz]{1,4}|[bcdfghjklmnpqrstvwxz]{0,2}qu)$/;
const ENDING = 2;
const MIN_PIECES = 3;
const MIN_KNOWN = 0.4;

/** Decodes pig latin, where the first consonants of each word stand behind it before `ay`. */
export const pigLatinDecoder: Decoder = {
  kind: 'pig_latin',
  signs: sign.pigLatin,
  mayRead: (text) => maybePig.test(text),
  pieces(text) {
    const pieces = [...wordsIn(text)];
    const read = pieces.map(({ text: word }) => word).join(' ');
    return pieces.length >= MIN_PIECES && knownShare(read) >= MIN_KNOWN ? pieces : [];
  },
};

function* wordsIn(text: string): Generator<Piece> {
  for (const { 0: all, index: start } of text.matchAll(word)) {
    const read = all.endsWith('ay') ? unmove(all) : undefined;
    if (read !== undefined) yield { start, end: start + all.length, text: read };
  }
}

/** Returns the word before it was changed. Of several ways, one that makes a known word wins. */
function unmove(word: string): string | undefined {
  const base = word.slice(0, -ENDING).toLowerCase();
  const cluster = consonants.exec(base)?.[0] ?? '';
  // A word that begins with a vowel gets a consonant before the ending, or nothing.
  const kept = /[aeiou][wyh]$/.test(base) ? base.slice(0, -1) : base;
  const ways = Array.from({ length: cluster.length }, (_, at) => {
    const cut = base.length - at - 1;
    return base.slice(cut) + base.slice(0, cut);
  });
  const all = kept === '' ? ways : [kept, ...ways];
  return all.find((way) => knownShare(way) === 1) ?? (cluster === '' || kept !== base ? kept : ways[0]);
}
