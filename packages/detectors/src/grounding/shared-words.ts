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

/** Stems with what each weighs, and all of them: read once, held against many texts. */
export interface WeighedStems {
  readonly weights: readonly (readonly [stem: string, weight: number])[];
  readonly all: number;
}

export function weigh(stems: ReadonlySet<string>, rarity: Rarity): WeighedStems {
  const weights = [...stems].map((stem) => [stem, rarity(stem)] as const);
  return { weights, all: weights.reduce((sum, [, weight]) => sum + weight, 0) };
}

/** As `recallOf`. */
export function weighedRecall({ weights, all }: WeighedStems, found: { has(stem: string): boolean }): number {
  if (all === 0) return 1;
  let hit = 0;
  for (const [stem, weight] of weights) if (found.has(stem)) hit += weight;
  return hit / all;
}

/** Share of the words of `own` in the longest common subsequence with `other` (Wagner and Fischer 1974). */
export function sharedSequence(own: readonly Word[], other: readonly Word[]): number {
  if (own.length === 0) return 1;
  const numbers = new Map<string, number>();
  const numberOf = ({ stem }: Word): number => {
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  };
  const columns = Uint32Array.from(other, numberOf);
  let above = new Uint16Array(other.length + 1);
  let row = new Uint16Array(other.length + 1);
  for (const word of own) {
    fillRow(row, above, numberOf(word), columns);
    [above, row] = [row, above];
  }
  return (above[other.length] ?? 0) / own.length;
}

function fillRow(row: Uint16Array, above: Uint16Array, stem: number, columns: Uint32Array): void {
  let left = 0;
  let diagonal = 0;
  for (let at = 0; at < columns.length; at += 1) {
    const up = above[at + 1] as number;
    if (columns[at] === stem) left = diagonal + 1;
    else if (up > left) left = up;
    row[at + 1] = left;
    diagonal = up;
  }
}
