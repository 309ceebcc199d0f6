import type { Decoder } from '../decoder.ts';
import type { Piece } from '../piece.ts';
import { sign } from '../text-signs.ts';

/** Digits and signs that stand for letters where many words have them. */
const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
};
const token = /[A-Za-z0-9@$!|+]+/g;
const letter = /[A-Za-z]/;
/** What follows the host of an address, whose at sign is no letter. */
const domain = /^\.\w/;
const alone = /(?<![\w@$!|+.,:-])[0134579@$!+]{1,6}(?<![!])(?![\w@$!|+:-]|[.,]\d)/g;
const inner = /[A-Za-z][0134-9@$!|+]{1,3}[A-Za-z]/;
const maybeLeet = /[A-Za-z][0134-9@$!|+]{1,3}[A-Za-z][\s\S]{0,80}[A-Za-z][0134-9@$!|+]{1,3}[A-Za-z]/;
const word = /^(?:[A-Z]?[a-z]+|[A-Z]+)[!|+]?$/;
const LONGEST_WORD = 30;
const MIN_WORDS = 2;
/** Share of the words that must have digits for letters. Names of parts and versions have them, too. */
const MIN_SHARE = 0.25;

/**
 * Undoes leet in texts where many words have it. The letters view undoes it word by word, where a word shows it: here
 * the others show that `1d107` is a word and no name of a part.
 */
export const leetDecoder: Decoder = {
  kind: 'drawn',
  signs: sign.leet,
  mayRead: (text) => maybeLeet.test(text),
  pieces(text) {
    const words = text.match(token)?.filter((each) => letter.test(each)) ?? [];
    const pieces = [...wordsIn(text)];
    const written = pieces.filter(({ start, end }) => inner.test(text.slice(start, end))).length;
    if (written < MIN_WORDS || written < MIN_SHARE * words.length) return [];
    return [...pieces, ...numbersIn(text)].toSorted((one, other) => one.start - other.start);
  },
};

function* wordsIn(text: string): Generator<Piece> {
  for (const { 0: all, index: start } of text.matchAll(token)) {
    if (!letter.test(all)) continue;
    const isAddress = domain.test(text.slice(start + all.length, start + all.length + 2));
    const read = all.replace(/[\d@$!|+]/g, (digit, at: number) =>
      isEnd(all, at) || (isAddress && digit === '@') ? digit : (letters[digit] ?? digit),
    );
    if (read !== all && read.split('@').every(isWord)) yield { start, end: start + all.length, text: read };
  }
}

function* numbersIn(text: string): Generator<Piece> {
  for (const { 0: all, index: start } of text.matchAll(alone)) {
    yield { start, end: start + all.length, text: all.replace(/[\d@$!+]/g, (digit) => letters[digit] ?? digit) };
  }
}

/** Whether the letters are those of a word, and not of a key or a certificate. */
const isWord = (read: string): boolean => read.length <= LONGEST_WORD && word.test(read);

/** Whether a sign ends a sentence and no word. */
const isEnd = (word: string, at: number): boolean => at === word.length - 1 && /[!|]/.test(word.charAt(at));
