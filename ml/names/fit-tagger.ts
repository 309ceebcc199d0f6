import { Lattice } from '../../packages/detectors/src/names/lattice.ts';
import { NAME_FEATURE_BITS } from '../../packages/detectors/src/names/name-features.ts';
import { mayFollow, TAGS } from '../../packages/detectors/src/names/name-tags.ts';
import { MAX_SEGMENT } from '../../packages/detectors/src/names/segment-reader.ts';
import { type Random, seededRandom } from '../corpus/seeded-random.ts';
import { type Example, UNKNOWN_TAG } from './examples.ts';

/** Weights of a linear-chain conditional random field, before they are quantised. */
export interface FittedTagger {
  readonly weights: Float32Array;
  readonly transitions: Float64Array;
}

const EPOCHS = 4;
const RATE = 0.12;
/** Share of a word's columns that an update does not see: names must be known by more than themselves. */
const DROPPED = 0.12;
/** Gradients below this teach nothing. */
const LEAST = 0.004;
const EPSILON = 1e-6;
const PAIRS = TAGS * TAGS;
/** A line is certain where no tag is further off than this. */
const CERTAIN = 0.01;

/** Maximises the likelihood of the tags (AdaGrad over single lines); the same examples make the same weights. */
export function fitTagger(examples: readonly Example[], epochs = EPOCHS): FittedTagger {
  const fit = new Fit();
  const random = seededRandom('names');
  const known = new Uint8Array(examples.length);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      if ((known[index] as number) > epoch) continue;
      // What is certain now is looked at again in the epoch after the next.
      if (fit.learn(examples[index] as Example, random) < CERTAIN) known[index] = epoch + 2;
    }
  }
  return { weights: fit.weights, transitions: fit.transitions };
}

class Fit {
  readonly weights = new Float32Array(TAGS << NAME_FEATURE_BITS);
  readonly transitions = new Float64Array(TAGS * TAGS);
  readonly #squares = new Float32Array(TAGS << NAME_FEATURE_BITS);
  readonly #transitionSquares = new Float64Array(TAGS * TAGS);
  readonly #lattice = new Lattice(MAX_SEGMENT, this.transitions);
  readonly #scores = new Float64Array(MAX_SEGMENT * TAGS);
  readonly #marginals = new Float64Array(MAX_SEGMENT * TAGS);
  readonly #kept = new Uint8Array(1 << 16);
  readonly #pairs = new Float64Array(PAIRS);

  /** One step; answers how far off the worst tag was. */
  learn(example: Example, random: Random): number {
    const { columns, ends, tags } = example;
    for (let at = 0; at < columns.length; at++) this.#kept[at] = random() < DROPPED ? 0 : 1;
    this.#score(example);
    this.#lattice.prepare();
    this.#lattice.marginals(this.#scores, tags.length, this.#marginals);
    let worst = 0;
    for (let cell = 0; cell < tags.length * TAGS; cell++) {
      const at = Math.floor(cell / TAGS);
      const gradient = this.#gradient(cell, tags[at] as number);
      const size = Math.abs(gradient);
      worst = Math.max(worst, size);
      if (size > LEAST) this.#step(columns, ends[at - 1] ?? 0, ends[at] as number, cell % TAGS, gradient);
    }
    if (worst > CERTAIN) this.#learnTransitions(tags);
    return worst;
  }

  /** How far the probability of a word's tag is off; a word whose tag nobody knows is never off. */
  #gradient(cell: number, tag: number): number {
    if (tag === UNKNOWN_TAG) return 0;
    return (this.#marginals[cell] as number) - (tag === cell % TAGS ? 1 : 0);
  }

  #score({ columns, ends, tags }: Example): void {
    this.#scores.fill(0, 0, tags.length * TAGS);
    for (let at = 0; at < tags.length; at++) this.#sum(columns, ends[at - 1] ?? 0, ends[at] as number, at * TAGS);
  }

  /** Adds the weights of columns up; four bytes a weight, the tags of a column side by side. */
  #sum(columns: Int32Array, from: number, to: number, scores: number): void {
    for (let index = from; index < to; index++) {
      if (this.#kept[index] === 0) continue;
      const column = (columns[index] as number) * TAGS;
      for (let tag = 0; tag < TAGS; tag++) {
        this.#scores[scores + tag] = (this.#scores[scores + tag] as number) + (this.weights[column + tag] as number);
      }
    }
  }

  #step(columns: Int32Array, from: number, to: number, tag: number, gradient: number): void {
    const square = gradient * gradient;
    for (let index = from; index < to; index++) {
      if (this.#kept[index] === 0) continue;
      const at = (columns[index] as number) * TAGS + tag;
      const sum = (this.#squares[at] as number) + square;
      this.#squares[at] = sum;
      this.weights[at] = (this.weights[at] as number) - (RATE * gradient) / Math.sqrt(sum + EPSILON);
    }
  }

  #learnTransitions(tags: Uint8Array): void {
    for (let at = 1; at < tags.length; at++) {
      const [before, tag] = [tags[at - 1] as number, tags[at] as number];
      if (before !== UNKNOWN_TAG && tag !== UNKNOWN_TAG) this.#learnPair(at, before * TAGS + tag);
    }
  }

  #learnPair(at: number, gold: number): void {
    const sum = this.#weighPairs(at);
    for (let pair = 0; pair < PAIRS; pair++) {
      const gradient = (this.#pairs[pair] as number) / sum - (pair === gold ? 1 : 0);
      if (Math.abs(gradient) > LEAST) this.#moveTransition(pair, gradient);
    }
  }

  /** The weights of all pairs of tags at a word, and their sum. */
  #weighPairs(at: number): number {
    let sum = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      const before = Math.floor(pair / TAGS);
      const weight = mayFollow(before, pair % TAGS) ? this.#lattice.pairWeight(at, before, pair % TAGS) : 0;
      this.#pairs[pair] = weight;
      sum += weight;
    }
    return sum;
  }

  #moveTransition(at: number, gradient: number): void {
    const sum = (this.#transitionSquares[at] as number) + gradient * gradient;
    this.#transitionSquares[at] = sum;
    this.transitions[at] = (this.transitions[at] as number) - (RATE * gradient) / Math.sqrt(sum + EPSILON);
  }
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
