import { rounded } from '@redoubt/contract';
import { stemsOf } from '../../packages/detectors/src/grounding/context-index.ts';
import type { GroundingTask } from '../../packages/detectors/src/grounding/grounding-file.ts';
import {
  type Measured,
  measureRelevancy,
  measureSupport,
} from '../../packages/detectors/src/grounding/measure-grounding.ts';
import { type Rarity, rarityOf } from '../../packages/detectors/src/grounding/rarity.ts';
import { readWords } from '../../packages/detectors/src/grounding/read-words.ts';
import type { AnswerExample } from './fit-grounding.ts';
import type { GroundingRow } from './grounding-rows.ts';

/** An answer with its features. */
export interface MeasuredRow {
  readonly row: GroundingRow;
  readonly example: AnswerExample;
}

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

/** Measures rows. Answers without a fact are left out. */
export function measureRows(
  rows: readonly GroundingRow[],
  task: GroundingTask,
  table: Readonly<Record<string, number>>,
): MeasuredRow[] {
  const rarity = rarityOf(table);
  return rows.flatMap((row) => {
    const found = measure(row, task, rarity);
    return found.facts.length > 0 ? { row, example: exampleOf(row, found) } : [];
  });
}

function measure({ text, context, question }: GroundingRow, task: GroundingTask, rarity: Rarity): Measured {
  if (task === 'support') return measureSupport(text, context ?? '', question, rarity);
  const { whole, ...measured } = measureRelevancy(question ?? '', text, rarity);
  // The head judges whole answers; the facts of one are told by it later.
  return { ...measured, whole: undefined, facts: whole ? [whole] : [] };
}

function exampleOf({ source, label }: GroundingRow, { facts, shares }: Measured): AnswerExample {
  return { source, label, parts: facts.map(({ features }) => features), shares, isReply: source.startsWith('own_') };
}

/** Contexts count as the texts of a language as much as answers do. */
export function textsOfRows(rows: readonly GroundingRow[]): string[] {
  return rows.filter(({ isPermissive }) => isPermissive).flatMap(({ context, text }) => context ?? text);
}
