import type { Rarity } from './rarity.ts';
import type { Word } from './read-words.ts';

/** Share of stems that are found, each by its rarity; 1 where there are none. */
export function recallOf(stems: ReadonlySet<string>, found: { has(stem: string): boolean }, rarity: Rarity): number {
  let all = 0;
  let hit = 0;
  for (const stem of stems) {
    const weight = rarity(stem);
    all += weight;
    if (found.has(stem)) hit += weight;
  }
  return all === 0 ? 1 : hit / all;
}

/** Share of the words of `own` in the longest common subsequence with `other` (Wagner and Fischer 1974). */
export function sharedSequence(own: readonly Word[], other: readonly Word[]): number {
  if (own.length === 0) return 1;
  const shared = own.reduce((above, word) => nextRow(above, word, other), new Uint16Array(other.length + 1));
  return (shared[other.length] ?? 0) / own.length;
}

function nextRow(above: Uint16Array<ArrayBuffer>, { stem }: Word, other: readonly Word[]): Uint16Array<ArrayBuffer> {
  const row = new Uint16Array(other.length + 1);
  for (const [at, word] of other.entries()) {
    row[at + 1] = word.stem === stem ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0);
  }
  return row;
}
