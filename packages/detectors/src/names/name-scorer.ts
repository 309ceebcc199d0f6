import { EDGES, makeContextWords, readContextWords } from './context-words.ts';
import { Gazetteer } from './gazetteer.ts';
import {
  CONTEXT_COLUMNS,
  modeOf,
  NAME_FEATURE_BITS,
  NEIGHBOUR_COLUMNS,
  places,
  WORD_COLUMNS,
  writeContext,
  writeWord,
} from './name-features.ts';
import type { NameModel } from './name-file.ts';
import { TAGS } from './name-tags.ts';
import { MAX_SEGMENT, type Segment } from './segment-reader.ts';
import { shape } from './word-shapes.ts';

const CACHE_BITS = 14;
const WIDTH = places.length * TAGS;
const KEYS = 3;
/** Offset of the word that each vector contributes to, in the order of `places`. */
const reaches = [0, 1, -1, 2, -2] as const;

/** Scores the tags of each word. Features that depend on a word alone are cached for repeated words. */
export class NameScorer {
  readonly #weights: Int8Array;
  readonly #scale: number;
  readonly #gazetteer: Gazetteer;
  readonly #round = makeContextWords();
  readonly #columns = new Int32Array(CONTEXT_COLUMNS);
  readonly #ofWord = new Int32Array(WORD_COLUMNS);
  /** Score sums, including the edges. */
  readonly #sums = new Int32Array((MAX_SEGMENT + 2 * EDGES + 1) * TAGS);
  /** Keys of the cached word per slot: hash as written, hash as folded, and length with shape. */
  readonly #keys = new Int32Array(KEYS << CACHE_BITS);
  readonly #known = new Uint8Array(1 << CACHE_BITS);
  readonly #vectors = new Int16Array(WIDTH << CACHE_BITS);

  constructor({ header, weights, gazetteer }: NameModel) {
    if (weights.length !== TAGS << NAME_FEATURE_BITS) throw new Error('The weights are of another size');
    this.#weights = weights;
    this.#scale = header.scale;
    this.#gazetteer = new Gazetteer(gazetteer);
  }

  /** Writes `scores[word * TAGS + tag]` for the words of a segment. */
  score(text: string, segment: Segment, scores: Float64Array): void {
    const { size } = segment;
    readContextWords(this.#round, segment);
    this.#sums.fill(0, 0, (size + 2 * EDGES) * TAGS);
    for (let at = 0; at < size; at++) {
      const slot = this.#slotOf(text, segment, at);
      this.#round.known[at + EDGES] = this.#known[slot] as number;
      this.#scatter(slot * places.length, at + EDGES);
    }
    const mode = modeOf(segment);
    for (let at = 0; at < size; at++) this.#addContext(at + EDGES, mode);
    for (let at = 0; at < size * TAGS; at++) scores[at] = (this.#sums[at + EDGES * TAGS] as number) * this.#scale;
  }

  #addContext(at: number, mode: number): void {
    const columns = this.#columns;
    const end = writeContext(this.#round, at, mode, columns);
    addColumns(this.#sums, at * TAGS, this.#weights, { columns, end });
  }

  /** Adds a word's vectors to itself and its neighbours. Contributions to edges are discarded later. */
  #scatter(vector: number, at: number): void {
    for (let place = 0; place < reaches.length; place++) {
      addVector(this.#sums, (at + (reaches[place] as number)) * TAGS, this.#vectors, vector + place);
    }
  }

  #slotOf(text: string, segment: Segment, at: number): number {
    const key = segment.keys[at] as number;
    const word = segment.words[at] as number;
    const look =
      (((segment.ends[at] as number) - (segment.starts[at] as number)) << 5) | (segment.shapes[at] as number);
    // An empty slot never matches, because no word has length 0. Both hashes are mixed into the slot. For lower-case
    // words they are equal, so the mix must not cancel them out.
    const slot = Math.imul(key + Math.imul(word, 31), 0x9e37_79b1) >>> (32 - CACHE_BITS);
    const from = slot * KEYS;
    if (this.#keys[from] === key && this.#keys[from + 1] === word && this.#keys[from + 2] === look) return slot;
    this.#keys[from] = key;
    this.#keys[from + 1] = word;
    this.#keys[from + 2] = look;
    this.#known[slot] = (segment.shapes[at] as number) <= shape.ideograph ? this.#gazetteer.lookUp(word) : 0;
    this.#work(slot, text, segment, at);
    return slot;
  }

  #work(slot: number, text: string, segment: Segment, at: number): void {
    const vector = slot * WIDTH;
    this.#vectors.fill(0, vector, vector + WIDTH);
    const own = writeWord(text, segment, at, this.#known[slot] as number, this.#ofWord);
    for (let index = 0; index < own; index++) this.#addTo(vector, this.#ofWord[index] as number);
    for (let index = 0; index < (places.length - 1) * NEIGHBOUR_COLUMNS; index++) {
      const place = 1 + Math.floor(index / NEIGHBOUR_COLUMNS);
      this.#addTo(vector + place * TAGS, this.#ofWord[own + index] as number);
    }
  }

  #addTo(vector: number, column: number): void {
    addToVector(this.#vectors, vector, this.#weights, column);
  }
}

// Separate functions per array type keep the code monomorphic. One shared function takes twice as long.

/**
 * Adds the weights of columns to the sums from `to` on. Tags are the outer loop, so that the memory loads of all
 * columns overlap.
 */
function addColumns(
  sums: Int32Array,
  to: number,
  weights: Int8Array,
  { columns, end }: { readonly columns: Int32Array; readonly end: number },
): void {
  for (let tag = 0; tag < TAGS; tag++) {
    let sum = sums[to + tag] as number;
    for (let index = 0; index < end; index++) sum += weights[(columns[index] as number) * TAGS + tag] as number;
    sums[to + tag] = sum;
  }
}

/** Adds a cached vector of `TAGS` numbers to the sums from `to` on. */
function addVector(sums: Int32Array, to: number, vectors: Int16Array, row: number): void {
  const from = row * TAGS;
  for (let tag = 0; tag < TAGS; tag++) sums[to + tag] = (sums[to + tag] as number) + (vectors[from + tag] as number);
}

/** Adds the weights of a column to a cached vector. */
function addToVector(vectors: Int16Array, to: number, weights: Int8Array, row: number): void {
  const from = row * TAGS;
  for (let tag = 0; tag < TAGS; tag++)
    vectors[to + tag] = (vectors[to + tag] as number) + (weights[from + tag] as number);
}
