import type { TextUnits } from './text-units.ts';

/** Words of a shingle; a change of every fourth word leaves whole ones between. */
const WORDS = 3;
/** Characters of a shingle that begins in a script without spaces. */
const IDEOGRAPHS = 6;
/** A shingle that weighs less says nothing: "if it is". */
const LIGHTEST = 1;
const GOLDEN = 0x9e37_79b1;

/** No shingle begins at that unit. */
export const NO_SHINGLE = -1;

/** Units of the shingle that begins at a unit. */
export function shingleLength({ isIdeograph }: TextUnits, at: number): number {
  return isIdeograph[at] === 1 ? IDEOGRAPHS : WORDS;
}

/** 32 bits of the shingle that begins at a unit; NO_SHINGLE where the text ends before, or it says nothing. */
export function shingleHash(units: TextUnits, at: number): number {
  const end = at + shingleLength(units, at);
  if (end > units.count || weightBetween(units, at, end) < LIGHTEST) return NO_SHINGLE;
  return hashBetween(units, at, end);
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
