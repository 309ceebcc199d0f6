import type { Span, TextViews } from '../view.ts';
import { type Disguise, type DisguisedView, disguisedViews } from './disguised-views.ts';
import { findOverlaps, type Overlap, withoutRepeats } from './find-overlaps.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { readUnspaced, readWordUnits } from './text-units.ts';
import type { UnitReader } from './unit-window.ts';

/** How much shared wording counts as a copy. In units of word weight: 1 for a content word. */
export interface OverlapScale {
  /** The weight that scores 0.5. */
  readonly weight: number;
  /** For a short reference, this share of its weight scores 0.5 instead. */
  readonly share: number;
  /** The lower limit for that weight. */
  readonly least: number;
}

/** The reference that a text shares most with. */
export interface OverlapVerdict {
  /** From 0 to 1. 0.5 is the threshold. */
  readonly score: number;
  readonly reference: number;
  /** The best matching stretch of the caller's text. */
  readonly span: Span;
  readonly disguise: Disguise;
  /** Share of the reference that is in the text, 0 to 1. */
  readonly coverage: number;
}

/** Lighter stretches occur in many texts by chance. */
const CHANCE = 4;

interface Weighed extends OverlapVerdict {
  /** The shared weight as a multiple of the weight that scores 0.5. */
  readonly strength: number;
}

interface Placed extends Overlap {
  readonly disguise: Disguise;
  readonly span: Span;
}

/** Compares a text and its decoded views with the references. Returns undefined if they share nothing. */
export function judgeOverlap(views: TextViews, index: ReferenceIndex, scale: OverlapScale): OverlapVerdict | undefined {
  const spaced = new Map<number, Placed[]>();
  for (const view of disguisedViews(views)) placeOverlaps(view, readWordUnits, index, spaced);
  // Unspaced letters are counted separately. Otherwise a stretch found by words and by letters would count twice.
  const unspaced = new Map<number, Placed[]>();
  const { text, toSource } = views.letters;
  placeOverlaps({ disguise: 'unspaced', text, toSource }, readUnspaced, index, unspaced);
  const found = [...spaced, ...unspaced];
  const verdicts = found.map(([reference, placed]) => verdictOf(reference, placed, index, scale));
  return verdicts.reduce<Weighed | undefined>((best, each) => (isBetter(best, each) ? best : each), undefined);
}

/** Compares by strength and not by score, because the scores of two full copies are both 1. */
const isBetter = (best: Weighed | undefined, other: Weighed): boolean =>
  best !== undefined && best.strength >= other.strength;

function placeOverlaps(
  { disguise, text, toSource }: DisguisedView,
  read: UnitReader,
  index: ReferenceIndex,
  byReference: Map<number, Placed[]>,
): void {
  for (const [reference, overlaps] of findOverlaps(text, read, index)) {
    const placed = byReference.get(reference) ?? [];
    byReference.set(reference, placed);
    for (const overlap of overlaps) {
      placed.push({ ...overlap, disguise, span: toSource(overlap.from, overlap.to) });
    }
  }
}

function verdictOf(
  reference: number,
  placed: readonly Placed[],
  { weights }: ReferenceIndex,
  { weight, share, least }: OverlapScale,
): Weighed {
  const overlaps = withoutRepeats(placed);
  // A long text shares some phrases with anything. So beside the best stretch, only heavier ones count.
  const value = overlaps.reduce((sum, each, at) => sum + (at === 0 || each.value >= CHANCE ? each.value : 0), 0);
  const whole = weights[reference] ?? 0;
  const enough = Math.max(least, Math.min(weight, share * whole));
  const [best] = overlaps;
  if (!best) throw new Error(`Nothing was found of the reference ${reference}`);
  return {
    score: 1 - 2 ** (-value / enough),
    strength: value / enough,
    reference,
    span: best.span,
    disguise: best.disguise,
    coverage: Math.min(1, value / whole),
  };
}
