import { viewsOf } from '../normalise/views-of.ts';
import { isCommon } from './common-phrases.ts';
import { NO_SHINGLE, shingleHash, shingleLength, weightBetween } from './shingle-hash.ts';
import { readLetters, readWords } from './text-units.ts';
import { type TextUnits, type UnitReader, visitUnits } from './unit-window.ts';
import { wordMarks } from './word-marks.ts';

/** A text that others are compared with. */
export interface ReferenceText {
  readonly name: string;
  readonly text: string;
}

/**
 * Fingerprints of texts: where each of their shingles stands. Arrays of memory that threads share: to hand it to a
 * thread copies nothing but the names. The texts themselves cannot be read from it.
 */
export interface ReferenceIndex {
  /** By number of the text, one a line. */
  readonly names: string;
  /** By number of the text: how much its shingles weigh. */
  readonly weights: Float32Array;
  /** By the first bits of a shingle's hash: where its entries begin, and where they end. */
  readonly heads: Uint32Array;
  readonly tails: Uint32Array;
  /** Of each entry: the hash of a shingle or word, the text's number, and the unit where a shingle begins. */
  readonly hashes: Uint32Array;
  readonly texts: Uint16Array;
  readonly places: Uint32Array;
}

/** More texts have numbers that no entry can hold. */
const MAX_REFERENCES = 65_535;
/** Entries of one shingle that are kept: what stands in more places says little about any of them. */
const MAX_PLACES = 8;
/** And of one word, which stands in many texts. */
const MAX_TEXTS = 64;
/** The place of a word: anywhere. */
const ANYWHERE = 0xffff_ffff;
const MIN_BITS = 4;

interface Entries {
  readonly hashes: number[];
  readonly texts: number[];
  readonly places: number[];
}

/** The index of some texts. Linear in their length. */
export function indexReferences(references: readonly ReferenceText[]): ReferenceIndex {
  if (references.length > MAX_REFERENCES) throw new RangeError(`At most ${MAX_REFERENCES} texts can be indexed`);
  const entries: Entries = { hashes: [], texts: [], places: [] };
  const weights = references.map(({ text }, number) => addEntries(text, number, entries));
  const shared = sortByHead(entries);
  const names = references.map(({ name }) => name).join('\n');
  return { names, weights: shareArray(Float32Array, weights), ...shared };
}

const none: readonly number[] = [];

/** The entries that have a hash, at most as many as are kept of one. */
export function entriesOf({ heads, tails, hashes }: ReferenceIndex, hash: number): readonly number[] {
  // A power of two and one more: the shift that leaves the number of a head.
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

/** Adds the shingles and the words of a text, and answers how much of it they cover. */
function addEntries(text: string, number: number, entries: Entries): number {
  const letters = viewsOf(text).letters.text;
  const covered = addShingles(letters, readWords, number, entries);
  addShingles(letters, readLetters, number, entries);
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

/** Makes room for the entries of each head, then puts them in their order: two passes, no comparison of all. */
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

/** How many entries have a hash so far. A head has few hashes, and few entries of each: this looks at few. */
function countAlike({ heads, tails, hashes }: Omit<ReferenceIndex, 'names' | 'weights'>, head: number, hash: number) {
  let alike = 0;
  for (let at = heads[head] ?? 0; at < (tails[head] ?? 0); at += 1) if (hashes[at] === hash) alike += 1;
  return alike;
}

/** Adds one, and answers what was there. */
function bump(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0;
  counts[at] = before + 1;
  return before;
}

/** Bytes of memory that an index holds. */
export function bytesOfIndex({ names, weights, heads, tails, hashes, texts, places }: ReferenceIndex): number {
  const arrays = [weights, heads, tails, hashes, texts, places];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 2 * names.length);
}

interface Sharing<Made> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer): Made;
}

/** An array in memory that threads share: of so many elements, or of these. */
export function shareArray<Made extends { set(values: ArrayLike<number>): void }>(
  kind: Sharing<Made>,
  content: number | ArrayLike<number>,
): Made {
  const length = typeof content === 'number' ? content : content.length;
  const made = new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
  if (typeof content !== 'number') made.set(content);
  return made;
}
