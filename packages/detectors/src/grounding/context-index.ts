import type { Span } from '../view.ts';
import { readWords, type Word } from './read-words.ts';
import { splitSentences } from './split-sentences.ts';

/** A stretch of the context that a fact is held against: a sentence, with the words of it. */
export interface Passage extends Span {
  readonly text: string;
  readonly words: readonly Word[];
}

/** A context prepared for many facts. */
export interface ContextIndex {
  readonly passages: readonly Passage[];
  /** Every word, in its order. */
  readonly words: readonly Word[];
  /** Positions in `words` by stem. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  /** Passages by stem. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Content stems that stand next to each other, function words left out: `a b`. */
  readonly pairs: ReadonlySet<string>;
  readonly numbers: readonly number[];
}

/** Sentences of a context beyond so many are not read. */
const MAX_PASSAGES = 1_000;
/** Words of one passage beyond so many are not read. */
const MAX_WORDS = 150;

/** Reads a context once. */
export function indexContext(text: string): ContextIndex {
  const passages = splitSentences(text, MAX_PASSAGES).map(({ start, end }): Passage => {
    const stretch = text.slice(start, end);
    return { start, end, text: stretch, words: readWords(stretch, MAX_WORDS) };
  });
  const words = passages.flatMap((passage) => passage.words);
  return {
    passages,
    words,
    positions: gather(words.map((word, at) => [word.stem, at])),
    postings: gather(passages.flatMap((passage, at) => [...stemsOf(passage.words)].map((stem) => [stem, at] as const))),
    pairs: new Set(passages.flatMap((passage) => pairsOf(passage.words))),
    numbers: words.flatMap(({ value }) => value ?? []),
  };
}

/** The content stems of words. */
export function stemsOf(words: readonly Word[]): Set<string> {
  return new Set(words.flatMap(({ isContent, stem }) => (isContent ? stem : [])));
}

/** Content stems that follow each other, and those with one between. */
export function pairsOf(words: readonly Word[]): string[] {
  const stems = words.flatMap(({ isContent, stem }) => (isContent ? stem : []));
  return stems.flatMap((stem, at) => stems.slice(at + 1, at + 3).map((next) => `${stem} ${next}`));
}

function gather(entries: readonly (readonly [string, number])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [key, value] of entries) {
    const known = found.get(key);
    if (known) known.push(value);
    else found.set(key, [value]);
  }
  return found;
}
