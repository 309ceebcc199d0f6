import { readList } from '@redoubt/data-files';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import { NO_SHINGLE, shingleHash, shingleLength, weightBetween } from './shingle-hash.ts';
import { readLetterUnits, readWordUnits } from './text-units.ts';
import { type TextUnits, type UnitReader, visitUnits } from './unit-window.ts';
import { wordMarks } from './word-marks.ts';

/** Wording that half of all prompts share, and stock phrases. To share them is not a copy. */
const file = new URL('../../data/common-phrases.txt', import.meta.url);

let shingles: ReadonlySet<number> | undefined;

/** Whether a shingle is common wording. */
function isCommon(shingle: number): boolean {
  shingles ??= shinglesOf(readList(file));
  return shingles.has(shingle);
}

function shinglesOf(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const line of lines) {
    const { text } = lettersOf(viewsOf(line).plain);
    for (const read of [readWordUnits, readLetterUnits]) {
      visitUnits(text, read, (units, until) => {
        for (let at = 0; at < until; at += 1) found.add(shingleHash(units, at));
      });
    }
  }
  found.delete(NO_SHINGLE);
  return found;
}

/** A text that others are compared with. */
export interface ReferenceText {
  readonly name: string;
  readonly text: string;
}

/**
 * Fingerprints of texts: the positions of their shingles. The arrays are in shared memory, so only the names are copied
 * to a thread. The texts cannot be reconstructed from it.
 */
export interface ReferenceIndex {
  /** Names by reference number, one per line. */
  readonly names: string;
  /** Total shingle weight by reference number. */
  readonly weights: Float32Array;
  /** Start and end of the entries of each bucket. The bucket is given by the first bits of the hash. */
  readonly heads: Uint32Array;
  readonly tails: Uint32Array;
  /** Per entry: the hash of a shingle or word, the reference number, and the unit where the shingle begins. */
  readonly hashes: Uint32Array;
  readonly texts: Uint16Array;
  readonly places: Uint32Array;
}

/** Reference numbers are stored in 16 bits. */
const MAX_REFERENCES = 65_535;
/** Maximum entries per shingle. Wording in more places says little about any of them. */
const MAX_PLACES = 8;
/** Maximum entries per word, which occurs in many texts. */
const MAX_TEXTS = 64;
/** Place of an entry for a word, which has no position. */
const ANYWHERE = 0xffff_ffff;
const MIN_BITS = 4;

interface Entries {
  readonly hashes: number[];
  readonly texts: number[];
  readonly places: number[];
}

/** Builds the index of texts in linear time. */
export function indexReferences(references: readonly ReferenceText[]): ReferenceIndex {
  if (references.length > MAX_REFERENCES) throw new RangeError(`At most ${MAX_REFERENCES} texts can be indexed`);
  const entries: Entries = { hashes: [], texts: [], places: [] };
  const weights = references.map(({ text }, number) => addEntries(text, number, entries));
  const shared = sortByHead(entries);
  const names = references.map(({ name }) => name).join('\n');
  return { names, weights: shareArray(Float32Array, weights), ...shared };
}

const none: readonly number[] = [];

/** Returns the indexes of the entries with a hash. */
export function entriesOf({ heads, tails, hashes }: ReferenceIndex, hash: number): readonly number[] {
  // `heads` has 2^n + 1 elements. This shift keeps the first n bits of the hash.
  const head = hash >>> (Math.clz32(heads.length - 1) + 1);
  const end = tails[head] ?? 0;
  let found: number[] | undefined;
  for (let at = heads[head] ?? 0; at < end; at += 1) {
    if (hashes[at] !== hash) continue;
    found ??= [];
    found.push(at);
  }
  return found ?? none;
}

/** Adds the shingles and the words of a text, and returns the weight that they cover. */
function addEntries(text: string, number: number, entries: Entries): number {
  const letters = viewsOf(text).letters.text;
  const covered = addShingles(letters, readWordUnits, number, entries);
  addShingles(letters, readLetterUnits, number, entries);
  for (const mark of wordMarks(letters)) addEntry(mark, number, ANYWHERE, entries);
  return covered;
}

function addShingles(text: string, read: UnitReader, number: number, entries: Entries): number {
  let covered = 0;
  let coveredTo = 0;
  visitUnits(text, read, (units, until) => {
    for (let at = 0; at < until; at += 1) {
      const hash = shingleHash(units, at);
      if (hash === NO_SHINGLE || isCommon(hash)) continue;
      addEntry(hash, number, units.first + at, entries);
      covered += weightFrom(units, Math.max(at, coveredTo - units.first), at);
      coveredTo = units.first + at + shingleLength(units, at);
    }
  });
  return covered;
}

function addEntry(hash: number, number: number, place: number, { hashes, texts, places }: Entries): void {
  hashes.push(hash);
  texts.push(number);
  places.push(place);
}

const weightFrom = (units: TextUnits, from: number, at: number): number =>
  weightBetween(units, from, at + shingleLength(units, at));

/** Sorts entries into buckets in two passes: count the size of each bucket, then fill them. */
function sortByHead({ hashes, texts, places }: Entries): Omit<ReferenceIndex, 'names' | 'weights'> {
  const bits = Math.max(MIN_BITS, Math.ceil(Math.log2(hashes.length + 1)));
  const heads = shareArray(Uint32Array, 2 ** bits + 1);
  for (const hash of hashes) bump(heads, (hash >>> (32 - bits)) + 1);
  for (let at = 1; at < heads.length; at += 1) heads[at] = (heads[at] ?? 0) + (heads[at - 1] ?? 0);
  const sorted = {
    heads,
    tails: shareArray(Uint32Array, heads),
    hashes: shareArray(Uint32Array, hashes.length),
    texts: shareArray(Uint16Array, hashes.length),
    places: shareArray(Uint32Array, hashes.length),
  };
  for (const [index, hash] of hashes.entries()) {
    const head = hash >>> (32 - bits);
    const place = places[index] ?? ANYWHERE;
    if (countAlike(sorted, head, hash) >= mostOf(place)) continue;
    const to = bump(sorted.tails, head);
    sorted.hashes[to] = hash;
    sorted.texts[to] = texts[index] ?? 0;
    sorted.places[to] = place;
  }
  return sorted;
}

const mostOf = (place: number): number => (place === ANYWHERE ? MAX_TEXTS : MAX_PLACES);

/** Returns how many entries have a hash so far. Buckets are small, so this reads few entries. */
function countAlike({ heads, tails, hashes }: Omit<ReferenceIndex, 'names' | 'weights'>, head: number, hash: number) {
  let alike = 0;
  for (let at = heads[head] ?? 0; at < (tails[head] ?? 0); at += 1) if (hashes[at] === hash) alike += 1;
  return alike;
}

/** Increments a count and returns its previous value. */
function bump(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}

/** Returns the size of an index in bytes. */
export function bytesOfIndex({ names, weights, heads, tails, hashes, texts, places }: ReferenceIndex): number {
  const arrays = [weights, heads, tails, hashes, texts, places];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 2 * names.length);
}

interface Sharing<Made> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): Made;
}

/** Returns an array in shared memory, with a given length or with given content. */
export function shareArray<Made extends { set(values: ArrayLike<number>): void }>(
  kind: Sharing<Made>,
  content: number | ArrayLike<number>,
): Made {
  const length = typeof content === 'number' ? content : content.length;
  const made = new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
  if (typeof content !== 'number') made.set(content);
  return made;
}
