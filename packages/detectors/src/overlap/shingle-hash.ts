import { type TextUnits, unitKind } from './unit-window.ts';

/**
 * Units of a shingle, by the kind of its first one. Three words: a change of every fourth leaves whole ones between. Six
 * characters of a script without spaces. Sixteen letters: of those, which are many, one in eight shingles is looked at,
 * chosen by its hash, so that it is the same one in both texts.
 */
const lengths = [3, 6, 16] as const;
const SAMPLE = 8;
/** A shingle that weighs less says nothing: "if it is". */
const LIGHTEST = 1;
const GOLDEN = 0x9e37_79b1;

/** No shingle begins at that unit. */
export const NO_SHINGLE = -1;

/** Units of the shingle that begins at a unit. */
export function shingleLength({ kinds }: TextUnits, at: number): number {
  return lengths[kinds[at] ?? 0] ?? 0;
}

/** 32 bits of the shingle that begins at a unit; NO_SHINGLE where the text ends before, it says nothing, or is not looked at. */
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

/** The weight of a stretch of units. */
export function weightBetween({ sums }: TextUnits, start: number, end: number): number {
  return (sums[end] ?? 0) - (sums[start] ?? 0);
}

const PRIME = 0x0100_0193;
const OFFSET = 0x811c_9dc5;

/** Each unit as itself, but digits and the letters that they are taken for as one: what is written in leet is the same word. */
const folded = Uint16Array.from({ length: 0x80 }, (_, unit) => unit);
for (const [digit, letter] of ['0o', '1i', 'li', '3e', '4a', '5s', '7t']) {
  folded[digit?.charCodeAt(0) ?? 0] = letter?.charCodeAt(0) ?? 0;
}

/** 32 bits of a stretch of a text (FNV-1a). */
export function stretchHash(text: string, start: number, end: number): number {
  let hash = OFFSET;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (folded[unit] ?? unit), PRIME);
  }
  return hash >>> 0;
}

/** 32 bits of a word. */
export const wordHash = (word: string): number => stretchHash(word, 0, word.length);
