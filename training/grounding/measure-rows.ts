import type { Encoder } from '@redoubt/detectors';
import { stemsOf } from '../../packages/detectors/src/grounding/context-index.ts';
import type { GroundingTask } from '../../packages/detectors/src/grounding/grounding-file.ts';
import { featuresOf, textsOf, type Vectors } from '../../packages/detectors/src/grounding/judge-grounding.ts';
import {
  type Measured,
  measureRelevancy,
  measureSupport,
} from '../../packages/detectors/src/grounding/measure-grounding.ts';
import { type Rarity, rarityOf } from '../../packages/detectors/src/grounding/rarity.ts';
import { readWords } from '../../packages/detectors/src/grounding/read-words.ts';
import type { AnswerExample } from './fit-grounding.ts';
import type { GroundingRow } from './grounding-rows.ts';

/** An answer as both heads see it. */
export interface MeasuredRow {
  readonly row: GroundingRow;
  readonly words: AnswerExample;
  readonly meaning: AnswerExample;
}

/** Stems whose rarity is kept; all others are as rare as can be. */
const KEPT_STEMS = 2_500;
const BATCH = 128;

/** How rare stems are, by the number of texts that hold them; the commonest stems only. */
export function rarityTable(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const text of new Set(texts)) {
    for (const stem of stemsOf(readWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = new Set(texts).size + 1;
  const commonest = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, KEPT_STEMS);
  const rarity = (count: number) => Math.round((Math.log(all / count) / Math.log(all)) * 1_000) / 1_000;
  return Object.fromEntries(commonest.map(([stem, count]) => [stem, rarity(count)]));
}

/** Measures rows by words, and by meaning where an encoder is given. */
export async function measureRows(
  rows: readonly GroundingRow[],
  task: GroundingTask,
  table: Readonly<Record<string, number>>,
  encoder: Encoder | undefined,
): Promise<MeasuredRow[]> {
  const rarity = rarityOf(table);
  const measured = rows.flatMap((row) => {
    const found = measure(row, task, rarity);
    return found.facts.length > 0 ? { row, found } : [];
  });
  const vectors = encoder && (await readAll(encoder, [...new Set(measured.flatMap(({ found }) => textsOf(found)))]));
  return measured.map(({ row, found }) => ({
    row,
    words: exampleOf(row, found, task, undefined),
    meaning: exampleOf(row, found, task, vectors),
  }));
}

function measure({ text, context, question }: GroundingRow, task: GroundingTask, rarity: Rarity): Measured {
  if (task === 'support') return measureSupport(text, context ?? '', question, rarity);
  const { whole, ...measured } = measureRelevancy(question ?? '', text, rarity);
  // The head judges whole answers; the facts of one are told by it later.
  return { ...measured, whole: undefined, facts: whole ? [whole] : [] };
}

function exampleOf(
  row: GroundingRow,
  { facts, question, shares }: Measured,
  task: GroundingTask,
  vectors: Vectors | undefined,
) {
  const parts = facts.map((part) => featuresOf(part, question, task, vectors));
  return { source: row.source, label: row.label, parts, shares, isReply: row.source.startsWith('own_') };
}

async function readAll(encoder: Encoder, texts: readonly string[]): Promise<Vectors> {
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const outcome = await encoder.read(batch, { maxChunks: 1 });
    if (outcome.kind === 'unavailable') throw new Error(outcome.reason);
    for (const [at, text] of batch.entries()) {
      const embedding = outcome.readings[at]?.chunks[0]?.embedding;
      if (embedding) vectors.set(text, embedding);
    }
  }
  return vectors;
}

/** Contexts count as the texts of a language as much as answers do. */
export function textsOfRows(rows: readonly GroundingRow[]): string[] {
  return rows.filter(({ isPermissive }) => isPermissive).flatMap(({ context, text }) => context ?? text);
}
