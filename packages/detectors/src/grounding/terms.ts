import { comparedForm } from '../normalise/lower-case.ts';
import { readWords } from './read-words.ts';

/** Words to read of a sentence. */
const MAX_WORDS = 150;
/** The first letters that the forms of a word share in most languages. */
const OPENING = 6;
/** Scripts without spaces between words, and Korean, whose words have endings: two letters are a term. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Returns the terms by which a text is compared with others: the openings of its words, and its numbers. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  for (const { lower, stem, isContent } of readWords(text.normalize('NFC'), MAX_WORDS)) {
    if (!isContent) continue;
    if (unspaced.test(lower)) for (const pair of pairsOf(lower)) terms.add(pair);
    else terms.add(comparedForm(stem).slice(0, OPENING));
  }
  return [...terms];
}

function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
