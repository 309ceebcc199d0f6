import type { ReferenceIndex } from './reference-index.ts';
import { entriesOf } from './reference-index.ts';
import { NO_SHINGLE, shingleHash, shingleLength, weightBetween } from './shingle-hash.ts';
import { type TextUnits, type UnitReader, visitUnits } from './unit-window.ts';

/** A stretch that a text has in common with a reference: units of both, ends exclusive. */
export interface Overlap {
  readonly reference: number;
  readonly start: number;
  readonly end: number;
  readonly place: number;
  readonly placeEnd: number;
  /** Where it stands in the text that was read, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  /** Weight of what is the same in it, times the share that it is of the whole stretch. */
  readonly value: number;
}

interface Chain {
  start: number;
  end: number;
  place: number;
  placeEnd: number;
  from: number;
  to: number;
  /** Weight of all that stands in the text before it, and before its end. */
  before: number;
  beforeEnd: number;
  /** Weight of the units that are the same. */
  weight: number;
}

interface Chains {
  readonly open: Chain[];
  readonly done: Overlap[];
}

/** Units without a common shingle that a stretch may have within it: a changed sentence parts two stretches. */
const WIDEST_GAP = 12;
/** Units by which what stands between may have become longer or shorter. */
const MAX_DRIFT = 8;
/** Stretches of one reference that are followed at a time: a phrase may stand in several of its places. */
const MAX_OPEN = 4;
/** A lighter one is a phrase that two texts have in common by chance. */
const LIGHTEST = 3;
/** Stretches of one reference that are kept, the best ones. */
const MAX_KEPT = 64;

/** What a text has in common with the references, by their number. Linear in the text, whatever there is of references. */
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

/** Whether a seed stands a little further on in both texts. */
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

/** The best stretches, best first; of a part of the reference that stands in the text again and again one is enough. */
export function withoutRepeats<Found extends Overlap>(overlaps: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const overlap of overlaps.toSorted(byValue).slice(0, MAX_KEPT)) {
    const isRepeat = kept.some(({ place, placeEnd }) => overlap.place < placeEnd && place < overlap.placeEnd);
    if (!isRepeat) kept.push(overlap);
  }
  return kept;
}
