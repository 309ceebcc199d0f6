import type { Span } from '../view.ts';

/** A term of the vocabulary and where a text has it. */
export interface FoundTerm extends Span {
  /** Index of the term. */
  readonly term: number;
}

/** Maximum number of words of a term. */
const MOST_WORDS = 3;
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
  const most = openersOf(vocabulary).has(first.word) ? MOST_WORDS : 1;
  for (let count = Math.min(most, words.length - at); count > 0; count -= 1) {
    const last = words[at + count - 1] ?? first;
    const before = words.slice(at, at + count - 1).map(({ word }) => word);
    const term = termOf(before, last.word, vocabulary);
    if (term === undefined) continue;
    found.push({ term, start: first.start, end: last.end });
    return count;
  }
  return 0;
}

const openers = new WeakMap<ReadonlyMap<string, number>, ReadonlySet<string>>();

/** Returns the words that a term of several words begins with. */
function openersOf(vocabulary: ReadonlyMap<string, number>): ReadonlySet<string> {
  const known = openers.get(vocabulary);
  if (known) return known;
  const made = new Set<string>();
  for (const term of vocabulary.keys()) {
    const space = term.indexOf(' ');
    if (space > 0) made.add(term.slice(0, space));
  }
  openers.set(vocabulary, made);
  return made;
}

/** Only the last word of a term is inflected. */
function termOf(before: readonly string[], last: string, vocabulary: ReadonlyMap<string, number>): number | undefined {
  if (last.length > LONGEST_WORD) return undefined;
  const head = before.length === 0 ? '' : `${before.join(' ')} `;
  const known = vocabulary.get(head + last);
  if (known !== undefined) return known;
  for (const form of baseForms(last)) {
    const term = vocabulary.get(head + form);
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
