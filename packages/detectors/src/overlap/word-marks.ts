import { stretchHash } from './shingle-hash.ts';
import { readWordUnits } from './text-units.ts';
import { type TextUnits, unitKind, visitUnits } from './unit-window.ts';

/** Number of first letters that identify a word: "cancel" and "cancellations" are the same. */
const STEM = 5;
/** Separates the hashes of words from those of shingles. */
const SALT = 0x5bd1_e995;
/** Weight of a content word. */
const FULL_WEIGHT = 1;

/**
 * Returns the distinct 32-bit hashes of the content words of a text. In scripts without spaces, each pair of characters
 * is a word.
 */
export function wordMarks(text: string): Set<number> {
  const marks = new Set<number>();
  visitUnits(text, readWordUnits, (units, until) => {
    for (let at = 0; at < until; at += 1) {
      const end = endOfMark(units, at);
      if (end > 0) marks.add((Math.imul(stretchHash(text, units.starts[at] ?? 0, end), SALT) ^ SALT) >>> 0);
    }
  });
  return marks;
}

/** Returns where the mark that begins at a unit ends in the text, or 0 if there is none. */
function endOfMark({ count, starts, ends, sums, kinds }: TextUnits, at: number): number {
  if (kinds[at] === unitKind.ideograph) {
    return at + 1 < count && kinds[at + 1] === unitKind.ideograph ? (ends[at + 1] ?? 0) : 0;
  }
  const weight = (sums[at + 1] ?? 0) - (sums[at] ?? 0);
  return weight === FULL_WEIGHT ? Math.min(ends[at] ?? 0, (starts[at] ?? 0) + STEM) : 0;
}
