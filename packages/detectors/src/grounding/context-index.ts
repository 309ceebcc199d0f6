import type { Span } from '../view.ts';
import { GivenNumbers } from './number-mismatch.ts';
import { readWords, type Word } from './read-words.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of the context with its words, for comparison with facts. */
export interface Passage extends Span {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Maximum number of sentences to read of a context. */
const MAX_PASSAGES = 1_000;
/** Maximum number of words to read of a passage. */
const MAX_WORDS = 150;
/** Above the number of stems in any context, so that two stem numbers can be packed into one. */
const SPAN = 2 ** 24;

/** A context prepared for many facts. Data that only some facts need is computed on first use. */
export class ContextIndex {
  readonly passages: readonly Passage[];
  /** Every word, in text order. */
  readonly words: readonly Word[];
  /** Indexes of the passages that contain each stem. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  #positions: ReadonlyMap<string, readonly number[]> | undefined;
  #pairs: StemPairs | undefined;
  #numbers: GivenNumbers | undefined;

  constructor(passages: readonly Passage[]) {
    this.passages = passages;
    this.words = passages.flatMap(({ words }) => words);
    this.postings = postingsOf(passages);
  }

  /** Positions in `words` of each stem. */
  get positions(): ReadonlyMap<string, readonly number[]> {
    this.#positions ??= positionsOf(this.words);
    return this.#positions;
  }

  /** Pairs of neighbouring content stems. Function words are skipped. */
  get pairs(): StemPairs {
    this.#pairs ??= new StemPairs(this.passages);
    return this.#pairs;
  }

  get numbers(): GivenNumbers {
    this.#numbers ??= new GivenNumbers(this.words);
    return this.#numbers;
  }
}

/** Builds the index of a context. */
export function indexContext(text: string): ContextIndex {
  const passages = splitSentences(text, MAX_PASSAGES).map(({ start, end }): Passage => {
    const stretch = text.slice(start, end);
    return { start, end, text: stretch, words: readWords(stretch, MAX_WORDS) };
  });
  return new ContextIndex(passages);
}

/** Returns the content stems of words. */
export function stemsOf(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const { isContent, stem } of words) if (isContent) stems.add(stem);
  return stems;
}

/** Visits pairs of consecutive content stems, and pairs with one stem between. */
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

/** The pairs of neighbouring content stems in a context. */
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
      // Passages are visited in order, so a repeated stem's passage is the last entry.
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
