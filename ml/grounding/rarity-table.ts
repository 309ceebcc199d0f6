import { rounded } from '@redoubt/contract';
import { stemsOf } from '../../packages/detectors/src/grounding/context-index.ts';
import { readWords } from '../../packages/detectors/src/grounding/read-words.ts';

/** Stems whose rarity is kept; all others are as rare as can be. */
const KEPT_STEMS = 2_500;

/** How rare stems are, by the number of texts that hold them; the commonest stems only. */
export function rarityTable(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const text of new Set(texts)) {
    for (const stem of stemsOf(readWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = new Set(texts).size + 1;
  const commonest = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, KEPT_STEMS);
  const rarity = (count: number) => rounded(Math.log(all / count) / Math.log(all), 3);
  return Object.fromEntries(commonest.map(([stem, count]) => [stem, rarity(count)]));
}
