import type { Span } from '../view.ts';

/** A term of the vocabulary and where a text has it. */
export interface FoundTerm extends Span {
  /** Index of the term. */
  readonly term: number;
}

/** Maximum number of words of a term. */
const MAX_WORDS = 3;
/** Longer words are no words of the vocabulary. */
const LONGEST_WORD = 32;
const wordPattern = /\p{L}[\p{L}\p{N}]*/gu;

interface Word extends Span {
  readonly word: string;
}

/**
 * Finds the terms of a vocabulary in a text, from left to right. The longest term of up to three words wins.
 *
 * A word that is missing goes by its base form ("sprockets", "racing", "hurried"). If that is missing too, it has no
 * term: it is most likely a name, a code or a slip. Linear in the text.
 */
export function findTerms(text: string, vocabulary: ReadonlyMap<string, number>): FoundTerm[] {
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }): Word => {
    return { word: word.toLowerCase(), start: index, end: index + word.length };
  });
  const found: FoundTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestTerm(words, at, vocabulary, found);
    at += Math.max(1, length);
  }
  return found;
}

/** Adds the longest term at a word and returns its number of words, 0 if there is none. */
function longestTerm(
  words: readonly Word[],
  at: number,
  vocabulary: ReadonlyMap<string, number>,
  found: FoundTerm[],
): number {
  const first = words[at];
  if (!first) return 0;
  const second = continuationsOf(vocabulary).get(first.word);
  const third = second && words[at + 1] && second.continued.get(words[at + 1]?.word ?? '');
  const choices = [vocabulary, second?.terms, third];
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const last = words[at + count - 1] ?? first;
    const term = termOf(last.word, choices[count - 1]);
    if (term === undefined) continue;
    found.push({ term, start: first.start, end: last.end });
    return count;
  }
  return 0;
}

/** How the terms of several words go on that begin with one word. */
interface Continuations {
  /** Terms of two words, by the second. */
  readonly terms: Map<string, number>;
  /** Terms of three words, by the second and the third. */
  readonly continued: Map<string, Map<string, number>>;
}

const continuations = new WeakMap<ReadonlyMap<string, number>, ReadonlyMap<string, Continuations>>();

/** Returns the terms of several words by their first word, so that a text needs no joined words to look them up. */
function continuationsOf(vocabulary: ReadonlyMap<string, number>): ReadonlyMap<string, Continuations> {
  const known = continuations.get(vocabulary);
  if (known) return known;
  const made = new Map<string, Continuations>();
  for (const [name, term] of vocabulary) {
    const [first = '', second, third] = name.split(' ');
    if (second === undefined) continue;
    const behind: Continuations = made.get(first) ?? { terms: new Map(), continued: new Map() };
    made.set(first, behind);
    if (third === undefined) behind.terms.set(second, term);
    else behind.continued.set(second, (behind.continued.get(second) ?? new Map<string, number>()).set(third, term));
  }
  continuations.set(vocabulary, made);
  return made;
}

/** Only the last word of a term is inflected. */
function termOf(last: string, terms: ReadonlyMap<string, number> | undefined): number | undefined {
  if (!terms || terms.size === 0 || last.length > LONGEST_WORD) return undefined;
  const known = terms.get(last);
  if (known !== undefined) return known;
  for (const form of baseForms(last)) {
    const term = terms.get(form);
    if (term !== undefined) return term;
  }
  return undefined;
}

const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['es', ['e', '']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['e', '']],
  ['ing', ['', 'e']],
  ['ly', ['']],
  ['er', ['e', '']],
];

/** Returns the words that a word may be an inflected form of. */
function baseForms(word: string): string[] {
  if (word.length < 4) return [];
  const [ending, replacements] = endings.find(([suffix]) => word.endsWith(suffix)) ?? ['', []];
  if (ending === '') return [];
  const stem = word.slice(0, -ending.length);
  if (stem.length < 2) return [];
  const doubled = stem.at(-1) === stem.at(-2) && ending !== 's' ? [stem.slice(0, -1)] : [];
  return [...replacements.map((replacement) => stem + replacement), ...doubled];
}
