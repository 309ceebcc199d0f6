import type { ContextIndex } from './context-index.ts';
import type { StatedQuantity } from './quantities/quantity.ts';

/** A sentence of the context with how much of a fact it has. */
export interface RankedPassage {
  readonly passage: number;
  /** Share of the fact's terms and numbers that it has, by their weights; 0 to 1. */
  readonly share: number;
}

/** The sentences that share most with a fact, best first, and what all of them lack. */
export interface Ranking {
  readonly ranked: readonly RankedPassage[];
  /** Share of the fact's terms that no sentence of the context has. */
  readonly missing: number;
}

/** Sentences that are kept of a context. */
const MAX_RANKED = 12;
/** A number, time or date tells about as much as a rare word. */
const QUANTITY_WEIGHT = 1;
const MAX_QUANTITIES = 8;

/** Ranks the sentences of a context by what they share with a fact. Linear in the places of its terms. */
export function rankPassages(
  terms: readonly string[],
  quantities: readonly StatedQuantity[],
  index: ContextIndex,
): Ranking {
  const scores = new Map<number, number>();
  let [all, missing] = [0, 0];
  const add = (places: Iterable<number>, weight: number) => {
    let isFound = false;
    for (const at of places) {
      scores.set(at, (scores.get(at) ?? 0) + weight);
      isFound = true;
    }
    all += weight;
    if (!isFound) missing += weight;
  };
  for (const term of terms) add(index.postings.get(term) ?? [], index.weightOf(term));
  for (const own of quantities.slice(0, MAX_QUANTITIES)) add(placesOf(own, index), QUANTITY_WEIGHT);
  const ranked = [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_RANKED)
    .map(([passage, score]) => ({ passage, share: score / all }));
  return { ranked, missing: all === 0 ? 0 : missing / all };
}

const placesOf = (own: StatedQuantity, index: ContextIndex): Set<number> =>
  new Set(index.sameAs(own).map(({ sentence }) => sentence));
