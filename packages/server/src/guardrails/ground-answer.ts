import {
  type GroundingTask,
  type JudgedAnswer,
  judgeGrounding,
  type Measured,
  measureRelevancy,
  measureSupport,
  textsToRead,
} from '@redoubt/detectors';
import type { QueueReader } from './reading-queue.ts';

/** An answer, and what it is held against: a context (`support`) or a question (`relevancy`). Goes between threads. */
export interface GroundingQuestion {
  readonly task: GroundingTask;
  readonly answer: string;
  readonly against: string;
  /** What was asked, where the answer is held against a context. */
  readonly question?: string | undefined;
}

/** What was found of an answer, and whether meanings were compared. */
export interface Grounding extends JudgedAnswer {
  readonly meaning: 'used' | 'not_needed' | 'unavailable' | 'off';
}

/** Texts that the encoder reads at once; others come between. */
const BATCH = 24;
/** Where an answer takes more, words alone decide. */
const MAX_TEXTS = 384;

/** What the words say: pure, bounded, for the main thread or a worker. */
export function measureAnswer({ task, answer, against, question }: GroundingQuestion): Measured {
  return task === 'support' ? measureSupport(answer, against, question) : measureRelevancy(against, answer);
}

/** The verdict on a measured answer; without a queue, or where it is late, by words alone. */
export async function groundMeasured(
  measured: Measured,
  task: GroundingTask,
  queue: QueueReader | undefined,
): Promise<Grounding> {
  const texts = textsToRead(measured, task);
  if (texts.length === 0) return { ...judgeGrounding(measured, task, undefined), meaning: 'not_needed' };
  if (!queue) return { ...judgeGrounding(measured, task, undefined), meaning: 'off' };
  const vectors = texts.length <= MAX_TEXTS ? await readVectors(texts, queue) : undefined;
  return { ...judgeGrounding(measured, task, vectors), meaning: vectors ? 'used' : 'unavailable' };
}

/** Embeddings by their text; nothing where any of them is missing. */
export async function readVectors(
  texts: readonly string[],
  queue: QueueReader,
): Promise<Map<string, Float32Array> | undefined> {
  const vectors = new Map<string, Float32Array>();
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const outcome = await queue.read(batch);
    if (outcome.kind === 'unavailable') return undefined;
    for (const [at, text] of batch.entries()) {
      const embedding = outcome.readings[at]?.chunks[0]?.embedding;
      if (embedding) vectors.set(text, embedding);
    }
  }
  return vectors;
}
