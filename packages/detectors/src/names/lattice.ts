import { mayFollow, OUTSIDE, TAGS } from './name-tags.ts';

/** The tags that may precede each tag. */
const allowed: readonly (readonly number[])[] = Array.from({ length: TAGS }, (_, tag) =>
  Array.from({ length: TAGS }, (_, before) => before).filter((before) => mayFollow(before, tag)),
);

/** The tags that may follow each tag. */
const following: readonly (readonly number[])[] = allowed.map((_, tag) =>
  allowed.flatMap((before, next) => (before.includes(tag) ? [next] : [])),
);

/**
 * Computes tag sequences (linear-chain CRF). Word scores are `scores[word * TAGS + tag]`. Transition scores are
 * `transitions[before * TAGS + tag]`.
 */
export class Lattice {
  readonly #best: Float64Array;
  readonly #from: Uint8Array;
  readonly #weights: Float64Array;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #steps: Float64Array;
  readonly transitions: Float64Array;

  constructor(longest: number, transitions: Float64Array) {
    const room = () => new Float64Array(longest * TAGS);
    this.transitions = transitions;
    this.#best = room();
    this.#from = new Uint8Array(longest * TAGS);
    this.#weights = room();
    this.#forward = room();
    this.#backward = room();
    this.#steps = new Float64Array(TAGS * TAGS);
  }

  /** Writes the best tag sequence (Viterbi algorithm). */
  best(scores: Float64Array, size: number, into: Uint8Array): void {
    for (let tag = 0; tag < TAGS; tag++) {
      this.#best[tag] = (this.transitions[OUTSIDE * TAGS + tag] as number) + (scores[tag] as number);
      this.#from[tag] = OUTSIDE;
    }
    for (let at = 1; at < size; at++) this.#reach(at, scores);
    let tag = 0;
    const last = (size - 1) * TAGS;
    for (let other = 1; other < TAGS; other++) {
      if ((this.#best[last + other] as number) > (this.#best[last + tag] as number)) tag = other;
    }
    for (let at = size - 1; at >= 0; at--) {
      into[at] = tag;
      tag = this.#from[at * TAGS + tag] as number;
    }
  }

  /** Computes the best path to each tag of a word other than the first. */
  #reach(at: number, scores: Float64Array): void {
    const [best, ways, transitions, here] = [this.#best, this.#from, this.transitions, at * TAGS];
    for (let tag = 0; tag < TAGS; tag++) {
      const others = allowed[tag] as readonly number[];
      let highest = Number.NEGATIVE_INFINITY;
      let from: number = OUTSIDE;
      for (let index = 0; index < others.length; index++) {
        const other = others[index] as number;
        const value = (transitions[other * TAGS + tag] as number) + (best[here - TAGS + other] as number);
        if (value > highest) {
          highest = value;
          from = other;
        }
      }
      best[here + tag] = highest + (scores[here + tag] as number);
      ways[here + tag] = from;
    }
  }

  /** Must be called after transitions change and before `marginals`. */
  prepare(): void {
    this.#steps.fill(0);
    for (let tag = 0; tag < TAGS; tag++) {
      for (const before of allowed[tag] as readonly number[]) {
        this.#steps[before * TAGS + tag] = Math.exp(this.transitions[before * TAGS + tag] as number);
      }
    }
  }

  /** Writes the probability of each tag at each word (forward-backward algorithm, scaled per word). */
  marginals(scores: Float64Array, size: number, into: Float64Array): void {
    this.#weigh(scores, size);
    for (let at = 0; at < size; at++) this.#goForward(at);
    for (let at = size - 1; at >= 0; at--) this.#goBackward(at, size);
    for (let at = 0; at < size; at++) {
      let sum = 0;
      for (let tag = 0; tag < TAGS; tag++) {
        const product = (this.#forward[at * TAGS + tag] as number) * (this.#backward[at * TAGS + tag] as number);
        into[at * TAGS + tag] = product;
        sum += product;
      }
      for (let tag = 0; tag < TAGS; tag++) into[at * TAGS + tag] = (into[at * TAGS + tag] as number) / sum;
    }
  }

  /** Returns the probability of `tag` after `before` at word `at`, up to a factor common to all pairs at this word. */
  pairWeight(at: number, before: number, tag: number): number {
    return (
      (this.#forward[(at - 1) * TAGS + before] as number) *
      (this.#steps[before * TAGS + tag] as number) *
      (this.#weights[at * TAGS + tag] as number) *
      (this.#backward[at * TAGS + tag] as number)
    );
  }

  #weigh(scores: Float64Array, size: number): void {
    for (let at = 0; at < size; at++) {
      let highest = Number.NEGATIVE_INFINITY;
      for (let tag = 0; tag < TAGS; tag++) highest = Math.max(highest, scores[at * TAGS + tag] as number);
      for (let tag = 0; tag < TAGS; tag++) {
        this.#weights[at * TAGS + tag] = Math.exp((scores[at * TAGS + tag] as number) - highest);
      }
    }
  }

  #goForward(at: number): void {
    const [forward, steps, weights, here] = [this.#forward, this.#steps, this.#weights, at * TAGS];
    let sum = 0;
    for (let tag = 0; tag < TAGS; tag++) {
      const others = at === 0 ? nothing : (allowed[tag] as readonly number[]);
      let reached = at === 0 ? (steps[tag] as number) : 0;
      for (let index = 0; index < others.length; index++) {
        const other = others[index] as number;
        reached += (forward[here - TAGS + other] as number) * (steps[other * TAGS + tag] as number);
      }
      const value = reached * (weights[here + tag] as number);
      forward[here + tag] = value;
      sum += value;
    }
    for (let tag = 0; tag < TAGS; tag++) forward[here + tag] = (forward[here + tag] as number) / sum;
  }

  #goBackward(at: number, size: number): void {
    const [backward, steps, weights, here] = [this.#backward, this.#steps, this.#weights, at * TAGS];
    const next = here + TAGS;
    let sum = 0;
    for (let tag = 0; tag < TAGS; tag++) {
      const others = at === size - 1 ? nothing : (following[tag] as readonly number[]);
      let value = at === size - 1 ? 1 : 0;
      for (let index = 0; index < others.length; index++) {
        const other = others[index] as number;
        value +=
          (steps[tag * TAGS + other] as number) *
          (weights[next + other] as number) *
          (backward[next + other] as number);
      }
      backward[here + tag] = value;
      sum += value;
    }
    for (let tag = 0; tag < TAGS; tag++) backward[here + tag] = (backward[here + tag] as number) / sum;
  }
}

/** The first and last word have no neighbour on one side. */
const nothing: readonly number[] = [];
