import type { Span, TextViews } from '../view.ts';
import { type Disguise, type DisguisedView, disguisedViews } from './disguised-views.ts';
import { findOverlaps, type Overlap, withoutRepeats } from './find-overlaps.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { readUnspaced, readWords } from './text-units.ts';
import type { UnitReader } from './unit-window.ts';

/** How much wording in common is a copy. Weights are those of words: 1 for one that says something. */
export interface OverlapScale {
  /** What scores 0.5. */
  readonly weight: number;
  /** Of a reference that is short, this share of it scores 0.5. */
  readonly share: number;
  /** But less than this is never enough. */
  readonly least: number;
}

/** The reference that a text has most of. */
export interface OverlapVerdict {
  /** 0 to 1, 0.5 is the threshold. */
  readonly score: number;
  readonly reference: number;
  /** The longest stretch of the caller's text that is in it. */
  readonly span: Span;
  readonly disguise: Disguise;
  /** How much of the reference stands in the text, 0 to 1. */
  readonly coverage: number;
}

/** Stretches that weigh less stand in many texts by chance. */
const CHANCE = 4;

interface Weighed extends OverlapVerdict {
  /** How often there is enough of it to be flagged. */
  readonly strength: number;
}

interface Placed extends Overlap {
  readonly disguise: Disguise;
  readonly span: Span;
}

/** Compares a text, and what stands encoded in it, with the references; undefined where they have nothing in common. */
export function judgeOverlap(views: TextViews, index: ReferenceIndex, scale: OverlapScale): OverlapVerdict | undefined {
  const spaced = new Map<number, Placed[]>();
  for (const view of disguisedViews(views)) placeOverlaps(view, readWords, index, spaced);
  // Letters are counted apart: what is found by words and by letters would count twice.
  const unspaced = new Map<number, Placed[]>();
  const { text, toSource } = views.letters;
  placeOverlaps({ disguise: 'unspaced', text, toSource }, readUnspaced, index, unspaced);
  const found = [...spaced, ...unspaced];
  const verdicts = found.map(([reference, placed]) => verdictOf(reference, placed, index, scale));
  return verdicts.reduce<Weighed | undefined>((best, each) => (isBetter(best, each) ? best : each), undefined);
}

/** By what was found and not by the score: that of two whole copies is 1. */
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
  // Of a long text there are phrases in common with anything: beside the longest stretch only others that say something count.
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
