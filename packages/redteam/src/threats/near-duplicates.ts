import { readWords } from '@redoubt/detectors';

/** Two prompts are alike if they share at least this part (Jaccard) of the stems of their content words. */
export const ALIKE_WORDS = 0.6;
/** Two prompts are alike if they share at least this part (Jaccard) of their shingles: runs of three words. */
export const ALIKE_SHINGLES = 0.4;

/** Maximum number of words of a prompt that are compared. */
const MAX_WORDS = 120;
const SHINGLE = 3;

interface Features {
  readonly stems: ReadonlySet<string>;
  readonly shingles: ReadonlySet<string>;
}

/** The words count in lower case, without punctuation and in any inflection. */
function featuresOf(text: string): Features {
  const words = readWords(text, MAX_WORDS);
  const stems = new Set(words.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const places = Array.from({ length: Math.max(1, words.length - SHINGLE + 1) }, (_, at) => at);
  const shingles = places.map((at) =>
    words
      .slice(at, at + SHINGLE)
      .map(({ stem }) => stem)
      .join(' '),
  );
  return { stems: stems.size > 0 ? stems : new Set(shingles), shingles: new Set(shingles) };
}

/** Prompts that are kept because no earlier one is alike. */
export interface DistinctTexts {
  /** Keeps a text and returns true. Returns false if a kept one is alike. */
  add(text: string): boolean;
}

/** Starts an empty collection. A text is compared only with those that share a word or a shingle with it. */
export function distinctTexts(): DistinctTexts {
  const kept: Features[] = [];
  const byStem = new Map<string, number[]>();
  const byShingle = new Map<string, number[]>();
  const isAlike = ({ stems, shingles }: Features): boolean =>
    overlaps(stems, byStem, (at) => kept[at]?.stems.size ?? 0, ALIKE_WORDS) ||
    overlaps(shingles, byShingle, (at) => kept[at]?.shingles.size ?? 0, ALIKE_SHINGLES);
  return {
    add(text) {
      const features = featuresOf(text);
      if (isAlike(features)) return false;
      const place = kept.push(features) - 1;
      post(features.stems, byStem, place);
      post(features.shingles, byShingle, place);
      return true;
    },
  };
}

/** Says whether a kept set shares at least `least` of the union with this one. */
function overlaps(
  own: ReadonlySet<string>,
  index: ReadonlyMap<string, readonly number[]>,
  sizeOf: (place: number) => number,
  least: number,
): boolean {
  const shared = new Map<number, number>();
  for (const feature of own) {
    for (const place of index.get(feature) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  return [...shared].some(([place, count]) => count / (own.size + sizeOf(place) - count) >= least);
}

function post(features: ReadonlySet<string>, index: Map<string, number[]>, place: number): void {
  for (const feature of features) {
    const places = index.get(feature);
    if (places) places.push(place);
    else index.set(feature, [place]);
  }
}
