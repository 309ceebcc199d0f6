import type { ReferenceIndex } from './reference-index.ts';
import { entriesOf } from './reference-index.ts';
import { NO_SHINGLE, shingleHash, shingleLength, weightBetween } from './shingle-hash.ts';
import { type TextUnits, type UnitReader, visitUnits } from './unit-window.ts';

/** A stretch that a text shares with a reference. Values are unit indexes in both, and ends are exclusive. */
export interface Overlap {
  readonly reference: number;
  readonly start: number;
  readonly end: number;
  readonly place: number;
  readonly placeEnd: number;
  /** Position in the text that was read, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** Weight of the shared units, times their share of the whole stretch. */
  readonly value: number;
}

interface Chain {
  start: number;
  end: number;
  place: number;
  placeEnd: number;
  from: number;
  to: number;
  /** Total weight of the text before the stretch, and before its end. */
  before: number;
  beforeEnd: number;
  /** Weight of the shared units. */
  weight: number;
}

interface Chains {
  readonly open: Chain[];
  readonly done: Overlap[];
}

/** Widest gap in a stretch, in units without a common shingle. A changed sentence splits a stretch. */
const WIDEST_GAP = 12;
/** Maximum difference in length, in units, between the gap in the text and in the reference. */
const MAX_DRIFT = 8;
/** Open stretches per reference. A phrase may occur in several of its places. */
const MAX_OPEN = 4;
/** Minimum weight. Two texts share lighter phrases by chance. */
const LIGHTEST = 3;
/** Stretches to keep per reference, the best ones. */
const MAX_KEPT = 64;

/**
 * Returns what a text shares with the references, by reference number. The time is linear in the text and independent
 * of the number of references.
 */
export function findOverlaps(text: string, read: UnitReader, index: ReferenceIndex): Map<number, readonly Overlap[]> {
  const byReference = new Map<number, Chains>();
  visitUnits(text, read, (units, until) => {
    for (let at = 0; at < until; at += 1) {
      const hash = shingleHash(units, at);
      if (hash === NO_SHINGLE) continue;
      for (const entry of entriesOf(index, hash)) addSeed(units, at, index, entry, byReference);
    }
  });
  const found = new Map<number, readonly Overlap[]>();
  for (const [reference, chains] of byReference) {
    for (const chain of chains.open) finish(reference, chain, chains.done);
    if (chains.done.length > 0) found.set(reference, withoutRepeats(chains.done));
  }
  return found;
}

function addSeed(
  units: TextUnits,
  at: number,
  { texts, places }: ReferenceIndex,
  entry: number,
  byReference: Map<number, Chains>,
): void {
  const reference = texts[entry] ?? 0;
  const place = places[entry] ?? 0;
  const chains = byReference.get(reference) ?? { open: [], done: [] };
  if (chains.open.length === 0) byReference.set(reference, chains);
  const length = shingleLength(units, at);
  const chain = chains.open.find((each) => goesOn(each, units.first + at, place, length));
  if (chain) {
    extend(units, chain, at, place, length);
    return;
  }
  chains.open.push(chainAt(units, at, place, length));
  if (chains.open.length <= MAX_OPEN) return;
  const oldest = chains.open.shift();
  if (oldest) finish(reference, oldest, chains.done);
}

function chainAt(units: TextUnits, at: number, place: number, length: number): Chain {
  return {
    start: units.first + at,
    end: units.first + at + length,
    place,
    placeEnd: place + length,
    from: units.starts[at] ?? 0,
    to: units.ends[at + length - 1] ?? 0,
    before: units.sums[at] ?? 0,
    beforeEnd: units.sums[at + length] ?? 0,
    weight: weightBetween(units, at, at + length),
  };
}

/** Whether a seed continues a chain in both texts. */
function goesOn({ end, placeEnd }: Chain, at: number, place: number, length: number): boolean {
  const step = at + length - end;
  const placeStep = place + length - placeEnd;
  if (step < 1 || placeStep < 1) return false;
  return at - end <= WIDEST_GAP && Math.abs(placeStep - step) <= MAX_DRIFT;
}

function extend(units: TextUnits, chain: Chain, at: number, place: number, length: number): void {
  chain.weight += weightBetween(units, Math.max(at, chain.end - units.first), at + length);
  chain.end = units.first + at + length;
  chain.to = units.ends[at + length - 1] ?? 0;
  chain.beforeEnd = units.sums[at + length] ?? 0;
  chain.placeEnd = place + length;
}

function finish(reference: number, chain: Chain, done: Overlap[]): void {
  const { start, end, place, placeEnd, from, to, before, beforeEnd, weight } = chain;
  if (weight < LIGHTEST) return;
  const value = (weight * weight) / (beforeEnd - before);
  done.push({ reference, start, end, place, placeEnd, from, to, value });
  if (done.length < 2 * MAX_KEPT) return;
  done.sort(byValue);
  done.length = MAX_KEPT;
}

const byValue = (one: Overlap, other: Overlap): number => other.value - one.value || one.start - other.start;

/**
 * Returns the best stretches, best first. Of stretches that cover the same part of the reference, only the best is
 * kept.
 */
export function withoutRepeats<Found extends Overlap>(overlaps: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const overlap of overlaps.toSorted(byValue).slice(0, MAX_KEPT)) {
    const isRepeat = kept.some(({ place, placeEnd }) => overlap.place < placeEnd && place < overlap.placeEnd);
    if (!isRepeat) kept.push(overlap);
  }
  return kept;
}
