import type { ContextIndex } from './context-index.ts';
import type { Rarity } from './rarity.ts';

/** The distance in words at which a word counts 1/e. */
const REACH = 12;
/** Maximum number of positions to examine, for the answer and for each word of the question. */
const MAX_POSITIONS = 40;
/** Maximum positions per question word to find the best value anywhere. */
const MAX_ANYWHERE = 8;

/** How near the given stems are to the words of a question. It is prepared once for all facts of an answer. */
export type Nearness = (answer: ReadonlySet<string>) => number;

/**
 * Measures how near the answer's words are to the question's words in the context, relative to the best place in the
 * context. 1 means that no place is better. 0 means that the answer's words are not in the context.
 */
export function nearnessTo(question: ReadonlySet<string>, context: ContextIndex, rarity: Rarity): Nearness {
  const asked = [...question].flatMap((stem): AskedWord | [] => {
    const at = context.positions.get(stem);
    return at ? { at: at.slice(0, MAX_POSITIONS), weight: rarity(stem) } : [];
  });
  const anywhere = asked.flatMap(({ at }) => at.slice(0, MAX_ANYWHERE)).map((place) => closeness(place, asked));
  const best = anywhere.reduce((most, one) => Math.max(most, one), 1e-9);
  return (answer) => {
    const places = [...answer]
      .flatMap((stem) => context.positions.get(stem)?.slice(0, MAX_POSITIONS) ?? [])
      .slice(0, MAX_POSITIONS);
    if (asked.length === 0) return places.length > 0 ? 1 : 0;
    const here = Math.max(0, ...places.map((place) => closeness(place, asked)));
    return Math.min(1, here / best);
  };
}

interface AskedWord {
  /** In ascending order. */
  readonly at: readonly number[];
  readonly weight: number;
}

function closeness(place: number, asked: readonly AskedWord[]): number {
  let sum = 0;
  for (const { at, weight } of asked) sum += weight * decayOver(distanceTo(place, at));
  return sum;
}

/** Returns the distance to the nearest of some places. */
function distanceTo(place: number, places: readonly number[]): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < place) low = middle + 1;
    else high = middle;
  }
  const behind = (places[low] ?? Number.POSITIVE_INFINITY) - place;
  return Math.min(behind, place - (places[low - 1] ?? Number.NEGATIVE_INFINITY));
}

/** Weight by distance. It is 0 from `FURTHEST` on. */
const decays: number[] = [];
const FURTHEST = 10_000;

function decayOver(distance: number): number {
  if (distance >= FURTHEST) return 0;
  decays[distance] ??= Math.exp(-distance / REACH);
  return decays[distance];
}
