import { type TextUnits, unitKind } from './unit-window.ts';

/**
 * Units per shingle, by the kind of its first unit.
 *
 * - Three words, so that whole shingles remain if every fourth word is changed.
 * - Six characters of a script without spaces.
 * - Sixteen letters. These are many, so only one shingle in eight is used. Its hash selects it, so the same ones are
 *   used in both texts.
 */
const lengths = [3, 6, 16] as const;
const SAMPLE = 8;
/** Minimum weight. A lighter shingle such as "if it is" says nothing. */
const LIGHTEST = 1;
const GOLDEN = 0x9e37_79b1;

/** No shingle begins at this unit. */
export const NO_SHINGLE = -1;

/** Returns the number of units of the shingle that begins at a unit. */
export function shingleLength({ kinds }: TextUnits, at: number): number {
  return lengths[kinds[at] ?? 0] ?? 0;
}

/**
 * Returns the 32-bit hash of the shingle that begins at a unit. Returns NO_SHINGLE if the text ends too early, or if
 * the shingle is too light or not sampled.
 */
export function shingleHash(units: TextUnits, at: number): number {
  const end = at + shingleLength(units, at);
  if (end > units.count || weightBetween(units, at, end) < LIGHTEST) return NO_SHINGLE;
  const hash = hashBetween(units, at, end);
  return units.kinds[at] === unitKind.letter && hash % SAMPLE !== 0 ? NO_SHINGLE : hash;
}

function hashBetween({ hashes }: TextUnits, start: number, end: number): number {
  let hash = end - start;
  for (let index = start; index < end; index += 1) {
    hash = Math.imul(Math.imul(hash, 31) ^ (hashes[index] ?? 0), GOLDEN);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Returns the weight of a stretch of units. */
export function weightBetween({ sums }: TextUnits, start: number, end: number): number {
  return (sums[end] ?? 0) - (sums[start] ?? 0);
}

const PRIME = 0x0100_0193;
const OFFSET = 0x811c_9dc5;

/**
 * Maps each ASCII unit to itself. Digits and the letters they resemble map to the same value, so that leet does not
 * change the hash.
 */
const folded = Uint16Array.from({ length: 0x80 }, (_, unit) => unit);
for (const [digit, letter] of ['0o', '1i', 'li', '3e', '4a', '5s', '7t']) {
  folded[digit?.charCodeAt(0) ?? 0] = letter?.charCodeAt(0) ?? 0;
}

/** Returns the 32-bit FNV-1a hash of a stretch of a text. */
export function stretchHash(text: string, start: number, end: number): number {
  let hash = OFFSET;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (folded[unit] ?? unit), PRIME);
  }
  return hash >>> 0;
}

/** Returns the 32-bit hash of a word. */
export const wordHash = (word: string): number => stretchHash(word, 0, word.length);
