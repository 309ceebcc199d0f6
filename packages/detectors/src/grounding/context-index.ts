import type { Span } from '../view.ts';
import type { GivenQuantity } from './quantities/compare-quantities.ts';
import type { StatedQuantity } from './quantities/quantity.ts';
import { readQuantities } from './quantities/read-quantities.ts';
import type { Word } from './read-words.ts';
import { splitSentences } from './split-sentences.ts';
import { termsOf } from './terms.ts';

/** A sentence of a context. */
export interface Passage extends Span {
  readonly text: string;
}

/** Maximum number of sentences to read of a context. */
const MAX_PASSAGES = 1_000;

/** A context prepared for the facts of an answer. */
export class ContextIndex {
  readonly passages: readonly Passage[];
  /** Sentences of the context that are not read. */
  readonly leftOut: number;
  /** The sentences that hold each term, in order. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  #quantities: readonly (readonly GivenQuantity[])[] | undefined;
  #places: ReadonlyMap<string, readonly GivenQuantity[]> | undefined;

  constructor(passages: readonly Passage[], leftOut: number) {
    this.passages = passages;
    this.leftOut = leftOut;
    this.postings = postingsOf(passages);
  }

  /** The numbers, times and dates of some sentences. A date tells its month, too. */
  quantitiesIn(sentences: Iterable<number>): GivenQuantity[] {
    return [...sentences].flatMap((sentence) => this.#read[sentence] ?? []);
  }

  /** Where the context has the same number, time or date; a few places at most. */
  sameAs({ dimension, values }: StatedQuantity): GivenQuantity[] {
    this.#places ??= placesOf(this.#read.flat());
    return values.flatMap((value) => this.#places?.get(keyOf(dimension, value)) ?? []);
  }

  get #read(): readonly (readonly GivenQuantity[])[] {
    this.#quantities ??= this.passages.map(({ text }, sentence) =>
      readQuantities(text)
        .slice(0, MAX_QUANTITIES)
        .flatMap((quantity) => [quantity, ...monthOf(quantity)])
        .map((quantity) => ({ quantity, sentence })),
    );
    return this.#quantities;
  }

  /** How much a term tells, 0 to 1: less the more sentences hold it. */
  weightOf(term: string): number {
    const places = this.postings.get(term)?.length ?? 0;
    const all = this.passages.length + 1;
    return Math.log((all + 1) / (places + 0.5)) / Math.log(2 * (all + 1));
  }
}

/** Quantities to read of a sentence, and places to keep of one. */
const MAX_QUANTITIES = 24;
const MAX_PLACES = 6;

/** Years and bare numbers are one kind. */
const keyOf = (dimension: string, value: number): string =>
  `${dimension === 'year' ? '' : dimension} ${value.toPrecision(6)}`;

function placesOf(given: readonly GivenQuantity[]): Map<string, GivenQuantity[]> {
  const places = new Map<string, GivenQuantity[]>();
  for (const each of given) {
    for (const value of each.quantity.values) {
      const key = keyOf(each.quantity.dimension, value);
      const known = places.get(key);
      if (known === undefined) places.set(key, [each]);
      else if (known.length < MAX_PLACES) known.push(each);
    }
  }
  return places;
}

function monthOf(quantity: StatedQuantity): StatedQuantity[] {
  if (quantity.dimension !== 'date') return [];
  return [{ ...quantity, dimension: 'month', values: quantity.values.map((value) => Math.floor(value / 100)) }];
}

/** Builds the index of a context. Linear. */
export function indexContext(text: string): ContextIndex {
  const sentences = splitSentences(text, text.length);
  const read = sentences.slice(0, MAX_PASSAGES).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  return new ContextIndex(read, sentences.length - read.length);
}

/** Returns the content stems of words. */
export function stemsOf(words: readonly Word[]): Set<string> {
  const stems = new Set<string>();
  for (const { isContent, stem } of words) if (isContent) stems.add(stem);
  return stems;
}

function postingsOf(passages: readonly Passage[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { text }] of passages.entries()) {
    for (const term of termsOf(text)) {
      const known = found.get(term);
      if (known) known.push(at);
      else found.set(term, [at]);
    }
  }
  return found;
}
