import { readLists, wordsOfList } from '@redoubt/data-files';

/** Function words of at most four letters without accents: of English, and of other languages in Latin letters. */
const functionWords = readLists(new URL('../../data/short-function-words.txt', import.meta.url), ['English', 'other']);

const [LETTER_A, LETTER_Z, NINE, ZERO, UNDERSCORE] = [0x61, 0x7a, 0x39, 0x30, 0x5f];
const ASCII_END = 0x80;
const GAP = 0;
/** A unit that makes a longer word of the letters beside it. */
const PART = 27;
/** The key of a word that is no function word. */
const NO_KEY = -1;
const MAX_LETTERS = 4;
const LETTER_BITS = 5;
/** A key of four letters is at least so large. */
const LONGEST_KEY = 1 << ((MAX_LETTERS - 1) * LETTER_BITS);
const ENGLISH = 1;
const FOREIGN = 2;
/** Fewer foreign words may be names. */
const LEAST_FOREIGN = 2;

/** What a word of at most four letters tells, by its letters of five bits each. */
const tells = tableOf();

function tableOf(): Uint8Array {
  const table = new Uint8Array(1 << (MAX_LETTERS * LETTER_BITS));
  for (const word of wordsOfList(functionWords.other)) table[wordKey(word)] = FOREIGN;
  for (const word of wordsOfList(functionWords.English))
    table[wordKey(word)] = table[wordKey(word)] === FOREIGN ? 0 : ENGLISH;
  return table;
}

function wordKey(word: string): number {
  return [...word].reduce((key, letter) => (key << LETTER_BITS) | (letter.charCodeAt(0) - LETTER_A + 1), 0);
}

/**
 * Whether a part of a text in its letters view is written in Latin letters and not in English. It needs two function
 * words of other languages, and more than twice as many as English ones. Takes linear time.
 */
export function isForeignLatin(text: string, start: number, end: number): boolean {
  const counts = new Uint32Array(3);
  let key = 0;
  for (let at = start; at <= end; at += 1) {
    const letter = at < end ? letterOf(text.charCodeAt(at)) : GAP;
    if (letter !== GAP) {
      key = extended(key, letter);
      continue;
    }
    if (key > 0) count(counts, tells[key] as number);
    key = 0;
  }
  const english = counts[ENGLISH] as number;
  const foreign = counts[FOREIGN] as number;
  return foreign >= LEAST_FOREIGN && foreign > 2 * english;
}

function count(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

/** Returns the key of a word that goes on with a letter, NO_KEY if it cannot be a function word. */
function extended(key: number, letter: number): number {
  return key === NO_KEY || letter === PART || key >= LONGEST_KEY ? NO_KEY : (key << LETTER_BITS) | letter;
}

/** Returns 1 to 26 for a letter, PART for a digit, an underscore or a letter beyond ASCII, and GAP for all else. */
function letterOf(unit: number): number {
  if (unit >= LETTER_A && unit <= LETTER_Z) return unit - LETTER_A + 1;
  return unit >= ASCII_END || (unit >= ZERO && unit <= NINE) || unit === UNDERSCORE ? PART : GAP;
}
