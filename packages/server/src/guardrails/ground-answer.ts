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

/**
 * An answer, and the context (`support`) or question (`relevancy`) that it is checked against. Sent between threads.
 */
export interface GroundingQuestion {
  readonly task: GroundingTask;
  readonly answer: string;
  readonly against: string;
  /** The user's question, if the answer is checked against a context. */
  readonly question?: string | undefined;
}

/** The verdict on an answer, and whether meanings were compared. */
export interface Grounding extends JudgedAnswer {
  readonly meaning: 'used' | 'not_needed' | 'unavailable' | 'off';
}

/** Number of texts that the encoder reads at once. Other callers' texts may come in between. */
const BATCH = 24;
/** With more texts than this, only words are compared. */
const MAX_TEXTS = 384;

/** Compares words only. A pure function with bounded work, for the main thread or a worker. */
export function measureAnswer({ task, answer, against, question }: GroundingQuestion): Measured {
  return task === 'support' ? measureSupport(answer, against, question) : measureRelevancy(against, answer);
}

/** Returns the verdict on a measured answer. Without a queue, or if the encoder is late, only words decide. */
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

/** Returns the embeddings by text, or undefined if any is missing. */
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
