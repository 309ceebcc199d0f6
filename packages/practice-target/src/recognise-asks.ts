import type { CategoryId } from '@redoubt/contract';
import { corpus, type Goal } from '@redoubt/redteam';
import { signs } from './signs.ts';

/** A request found in a prompt, and its position. */
export interface Ask {
  readonly category: CategoryId;
  readonly subCategory: string;
  /** True for a harmless question on the subject. */
  readonly isControl: boolean;
  /** The sentence or line that contains it, after decoding. */
  readonly text: string;
  /** Index of the sentence or line, from 0. `places` is their number. */
  readonly place: number;
  readonly places: number;
}

/** A window matches a known text if it contains more than this share of that text's weight. */
const NEAR = 0.72;
/** Stems that occur in more than this share of the known texts are ignored. */
const COMMON = 0.05;
/** Size and step of the overlapping windows in which long sentences are read, in words. */
const WINDOW = 40;
const STRIDE = 15;
/** Maximum number of words of a prompt that are read. */
const MAX_WORDS = 20_000;

/** Returns the first six letters of each word, which removes most endings. */
const stemsOf = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.slice(0, 6));

interface Known {
  readonly goal: Goal;
  readonly weight: number;
}

/** The known texts that contain a stem, and the weight of the stem. */
interface Stem {
  readonly weight: number;
  readonly texts: readonly Known[];
}

/** Built on first use from the 1,200 texts of the corpus, in about 15 ms. */
let index: ReadonlyMap<string, Stem> | undefined;

function indexOf(goals: readonly Goal[]): ReadonlyMap<string, Stem> {
  const written = goals.map((goal) => ({ goal, stems: new Set(stemsOf(goal.text)) }));
  const counts = new Map<string, number>();
  for (const stem of written.flatMap(({ stems }) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const isTelling = (stem: string) => (counts.get(stem) ?? 0) <= goals.length * COMMON;
  const weightOf = (stem: string) => Math.log(goals.length / (counts.get(stem) ?? 1));
  const texts = new Map<string, Known[]>();
  for (const { goal, stems } of written) {
    const telling = [...stems].filter(isTelling);
    const known = { goal, weight: telling.reduce((sum, stem) => sum + weightOf(stem), 0) };
    for (const stem of telling) texts.set(stem, [...(texts.get(stem) ?? []), known]);
  }
  return new Map([...texts].map(([stem, found]) => [stem, { weight: weightOf(stem), texts: found }]));
}

const allGoals = (): Goal[] =>
  Object.values(corpus).flatMap((subCategories) =>
    subCategories.flatMap(({ goals, controls }) => [...goals, ...controls]),
  );

/**
 * Returns the asks in a text, sentence by sentence. Each sentence is compared with the texts of the corpus first, and
 * then with the signs.
 */
export function recogniseAsks(text: string): Ask[] {
  index ??= indexOf(allGoals());
  const known = index;
  const places = text.split(/\n+|(?<=[^\d\s][.?!]["'”’)]?)\s+/).filter((place) => place.trim() !== '');
  let budget = MAX_WORDS;
  return places.flatMap((place, at) => {
    const stems = stemsOf(place).slice(0, Math.max(budget, 0));
    budget -= stems.length;
    const found = nearest(stems, known) ?? signs.find(({ words }) => words.every((word) => stems.includes(word)));
    if (!found) return [];
    const { category, subCategory, isControl } = found;
    return [{ category, subCategory, isControl, text: place.trim(), place: at, places: places.length }];
  });
}

function nearest(stems: readonly string[], known: ReadonlyMap<string, Stem>): Goal | undefined {
  let best: { goal: Goal; share: number } | undefined;
  for (let start = 0; start < Math.max(stems.length - WINDOW + STRIDE, 1); start += STRIDE) {
    const found = nearestInWindow(stems.slice(start, start + WINDOW), known);
    if (found && found.share > (best?.share ?? NEAR)) best = found;
  }
  return best?.goal;
}

function nearestInWindow(window: readonly string[], known: ReadonlyMap<string, Stem>) {
  const shared = new Map<Known, number>();
  for (const stem of new Set(window)) {
    const { weight, texts } = known.get(stem) ?? { weight: 0, texts: [] };
    for (const text of texts) shared.set(text, (shared.get(text) ?? 0) + weight);
  }
  let best: { goal: Goal; share: number } | undefined;
  for (const [{ goal, weight }, sum] of shared) {
    if (sum / weight > (best?.share ?? 0)) best = { goal, share: sum / weight };
  }
  return best;
}
