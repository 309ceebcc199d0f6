import type { ReferenceIndex } from './reference-index.ts';
import { entriesOf } from './reference-index.ts';
import { NO_SHINGLE, shingleHash, shingleLength, weightBetween } from './shingle-hash.ts';
import type { TextUnits } from './text-units.ts';

/** A stretch that a text has in common with a reference: units of both, ends exclusive. */
export interface Overlap {
  readonly reference: number;
  readonly start: number;
  readonly end: number;
  readonly place: number;
  readonly placeEnd: number;
  /** Weight of what is the same in it, times the share that it is of the whole stretch. */
  readonly value: number;
}

interface Chain {
  start: number;
  end: number;
  place: number;
  placeEnd: number;
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
export function findOverlaps(units: TextUnits, index: ReferenceIndex): Map<number, readonly Overlap[]> {
  const byReference = new Map<number, Chains>();
  for (let at = 0; at < units.count; at += 1) {
    const hash = shingleHash(units, at);
    if (hash === NO_SHINGLE) continue;
    for (const entry of entriesOf(index, hash)) addSeed(units, at, index, entry, byReference);
  }
  const found = new Map<number, readonly Overlap[]>();
  for (const [reference, chains] of byReference) {
    for (const chain of chains.open) finish(units, reference, chain, chains.done);
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
  const chain = chains.open.find((each) => goesOn(each, at, place, length));
  if (chain) {
    extend(units, chain, at, place, length);
    return;
  }
  const weight = weightBetween(units, at, at + length);
  chains.open.push({ start: at, end: at + length, place, placeEnd: place + length, weight });
  if (chains.open.length <= MAX_OPEN) return;
  const oldest = chains.open.shift();
  if (oldest) finish(units, reference, oldest, chains.done);
}

/** Whether a seed stands a little further on in both texts. */
function goesOn({ end, placeEnd }: Chain, at: number, place: number, length: number): boolean {
  const step = at + length - end;
  const placeStep = place + length - placeEnd;
  if (step < 1 || placeStep < 1) return false;
  return at - end <= WIDEST_GAP && Math.abs(placeStep - step) <= MAX_DRIFT;
}

function extend(units: TextUnits, chain: Chain, at: number, place: number, length: number): void {
  chain.weight += weightBetween(units, Math.max(at, chain.end), at + length);
  chain.end = at + length;
  chain.placeEnd = place + length;
}

function finish(units: TextUnits, reference: number, chain: Chain, done: Overlap[]): void {
  const { start, end, place, placeEnd, weight } = chain;
  if (weight < LIGHTEST) return;
  const value = (weight * weight) / weightBetween(units, start, end);
  done.push({ reference, start, end, place, placeEnd, value });
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
