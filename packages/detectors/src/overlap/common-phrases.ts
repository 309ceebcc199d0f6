import { readList } from '@redoubt/data-files';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import { NO_SHINGLE, shingleHash } from './shingle-hash.ts';
import { readLetters, readWords } from './text-units.ts';
import { visitUnits } from './unit-window.ts';

/** Wording that half of all prompts share, and stock phrases. To share them is not a copy. */
const file = new URL('../../data/common-phrases.txt', import.meta.url);

let shingles: ReadonlySet<number> | undefined;

/** Whether a shingle is common wording. */
export function isCommon(shingle: number): boolean {
  shingles ??= shinglesOf(readList(file));
  return shingles.has(shingle);
}

function shinglesOf(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const line of lines) {
    const { text } = lettersOf(viewsOf(line).plain);
    for (const read of [readWords, readLetters]) {
      visitUnits(text, read, (units, until) => {
        for (let at = 0; at < until; at += 1) found.add(shingleHash(units, at));
      });
    }
  }
  found.delete(NO_SHINGLE);
  return found;
}
