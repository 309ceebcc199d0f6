import type { Alignment } from './align.ts';
import { areComparable, areEqual } from './quantity.ts';

/** A word of one of the sentences compared. */
export interface Place {
  readonly sentence: number;
  readonly at: number;
}

/** Words of distance that a new sentence and a new clause count for, and the distance at which a word counts 1/e. */
const SENTENCE_GAP = 8;
const CLAUSE_GAP = 3;
const REACH = 6;

/** A word of the claim that a place is held against, with its weight. */
export interface Anchor {
  readonly own: number;
  readonly weight: number;
  readonly links: readonly AnchorPlace[];
}

interface AnchorPlace extends Place {
  readonly likeness: number;
}

/** Words so near in the claim count double. */
const BESIDE = 3;

/** The work is bounded: a claim of more words is compared by its first ones, and each by its first places. */
const MAX_ANCHORS = 16;
const MAX_PLACES = 12;

/** What an equal number, time or date counts as an anchor. */
const QUANTITY = 0.8;

/** The linked words and quantities of the claim, except some; those beside an index of the claim count more. */
export function anchorsOf(alignment: Alignment, except: ReadonlySet<number>, beside: number): Anchor[] {
  const { all, claim, weightOf } = alignment;
  const nearness = (own: number) => (Math.abs(own - beside) <= BESIDE ? 2 : 1);
  const words = [...all].flatMap(([own, links]): Anchor | [] =>
    except.has(own) ? [] : { own, weight: weightOf(own) * nearness(own), links },
  );
  const quantities = claim.quantities.flatMap(({ at: own }): Anchor | [] => {
    const links = except.has(own) || own === beside ? [] : equalPlaces(own, alignment);
    return links.length === 0 ? [] : { own, weight: QUANTITY * nearness(own), links };
  });
  return [...quantities, ...words].slice(0, MAX_ANCHORS);
}

/** The places of the quantities of the context that are equal to the claim's at an index. */
export function equalPlaces(own: number, { claim, sentences }: Alignment): AnchorPlace[] {
  const quantity = claim.quantities.find(({ at }) => at === own);
  if (!quantity) return [];
  const places = sentences.flatMap(({ statement }, sentence) =>
    statement.quantities
      .filter((other) => areComparable(quantity, other) && areEqual(quantity, other))
      .map(({ at }) => ({ sentence, at, likeness: 1 })),
  );
  return places.slice(0, MAX_PLACES);
}

/** How near the anchors stand to a place, 0 to 1. */
export function closeness(place: Place, anchors: readonly Anchor[], { sentences }: Alignment): number {
  let [sum, total] = [0, 0];
  const clauses = sentences[place.sentence]?.statement.clauses;
  const passage = sentences[place.sentence]?.passage ?? 0;
  const distanceTo = ({ sentence, at }: Place): number => {
    const apart = Math.abs((sentences[sentence]?.passage ?? 0) - passage);
    if (apart > 0) return SENTENCE_GAP * apart;
    return Math.abs(at - place.at) + (clauses?.[at] === clauses?.[place.at] ? 0 : CLAUSE_GAP);
  };
  for (const { weight, links } of anchors) {
    let best = 0;
    for (const link of links) best = Math.max(best, link.likeness * decay(distanceTo(link)));
    sum += weight * best;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

/** What a word counts at a distance: 1 at none, 1/e at `REACH`. */
const decays = Float64Array.from({ length: 128 }, (_, apart) => Math.exp(-apart / REACH));
const decay = (apart: number): number => decays[apart] ?? 0;

const SHARPNESS = 3;

/** From -1, where the own place is far nearer than any other, to 1, where another one is far nearer. */
export function margin(own: number, rival: number): number {
  const most = Math.max(own, rival);
  return most === 0 ? 0 : Math.max(-1, Math.min(1, (SHARPNESS * (rival - own)) / most));
}

/** How far apart the linked words of the claim stand in the context, from 0, side by side, to 1. */
export function scatter(alignment: Alignment): number {
  const anchors = anchorsOf(alignment, new Set(), Number.NEGATIVE_INFINITY);
  let [sum, total] = [0, 0];
  for (const anchor of anchors) {
    const others = anchors.filter((other) => other !== anchor);
    if (others.length === 0) continue;
    const nearest = Math.max(0, ...anchor.links.map((place) => closeness(place, others, alignment)));
    sum += anchor.weight * nearest;
    total += anchor.weight;
  }
  return total === 0 ? 0 : 1 - sum / total;
}
