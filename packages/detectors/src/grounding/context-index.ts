import type { Span } from '../view.ts';
import { GivenNumbers } from './number-mismatch.ts';
import { readWords, type Word } from './read-words.ts';
import { splitSentences } from './split-sentences.ts';

/** A stretch of the context that a fact is held against: a sentence, with the words of it. */
export interface Passage extends Span {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Sentences of a context beyond so many are not read. */
const MAX_PASSAGES = 1_000;
/** Words of one passage beyond so many are not read. */
const MAX_WORDS = 150;
/** More stems than a context can have: two numbers of stems make one of a pair. */
const SPAN = 2 ** 24;

/** A context prepared for many facts; what only some of them ask for is made when it is first asked for. */
export class ContextIndex {
  readonly passages: readonly Passage[];
  /** Every word, in its order. */
  readonly words: readonly Word[];
  /** Passages by stem. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  #positions: ReadonlyMap<string, readonly number[]> | undefined;
  #pairs: StemPairs | undefined;
  #numbers: GivenNumbers | undefined;

  constructor(passages: readonly Passage[]) {
    this.passages = passages;
    this.words = passages.flatMap(({ words }) => words);
    this.postings = postingsOf(passages);
  }

  /** Positions in `words` by stem. */
  get positions(): ReadonlyMap<string, readonly number[]> {
    this.#positions ??= positionsOf(this.words);
    return this.#positions;
  }

  /** Content stems that stand next to each other, function words left out. */
  get pairs(): StemPairs {
    this.#pairs ??= new StemPairs(this.passages);
    return this.#pairs;
  }

  get numbers(): GivenNumbers {
    this.#numbers ??= new GivenNumbers(this.words);
    return this.#numbers;
  }
}

/** Reads a context once. */
export function indexContext(text: string): ContextIndex {
  const passages = splitSentences(text, MAX_PASSAGES).map(({ start, end }): Passage => {
    const stretch = text.slice(start, end);
    return { start, end, text: stretch, words: readWords(stretch, MAX_WORDS) };
  });
  return new ContextIndex(passages);
}

/** The content stems of words. */
export function stemsOf(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const { isContent, stem } of words) if (isContent) stems.add(stem);
  return stems;
}

/** Visits content stems that follow each other, and those with one between. */
export function visitPairs(words: readonly Word[], visit: (one: string, other: string) => void): void {
  let before: string | undefined;
  let beforeThat: string | undefined;
  for (const { isContent, stem } of words) {
    if (!isContent) continue;
    if (beforeThat !== undefined) visit(beforeThat, stem);
    if (before !== undefined) visit(before, stem);
    beforeThat = before;
    before = stem;
  }
}

/** Which content stems stand next to each other. */
class StemPairs {
  readonly #numbers = new Map<string, number>();
  readonly #pairs = new Set<number>();

  constructor(passages: readonly Passage[]) {
    for (const { words } of passages) {
      visitPairs(words, (one, other) => this.#pairs.add(this.#numberOf(one) * SPAN + this.#numberOf(other)));
    }
  }

  has(one: string, other: string): boolean {
    const first = this.#numbers.get(one);
    const second = this.#numbers.get(other);
    return first !== undefined && second !== undefined && this.#pairs.has(first * SPAN + second);
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    this.#numbers.set(stem, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

function positionsOf(words: readonly Word[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { stem }] of words.entries()) gather(found, stem, at);
  return found;
}

function postingsOf(passages: readonly Passage[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { words }] of passages.entries()) {
    for (const { isContent, stem } of words) {
      // A stem that stands in a passage twice was noted last.
      if (isContent && found.get(stem)?.at(-1) !== at) gather(found, stem, at);
    }
  }
  return found;
}

function gather(found: Map<string, number[]>, key: string, value: number): void {
  const known = found.get(key);
  if (known) known.push(value);
  else found.set(key, [value]);
}
