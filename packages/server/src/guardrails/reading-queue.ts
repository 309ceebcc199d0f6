import type { Encoder, EncoderOutcome } from '@redoubt/detectors';

/** Reads texts within a time budget: several callers' texts at once, and none that nobody waits for any more. */
export type ReadingQueue = Pick<Encoder, 'read'>;

interface Ask {
  readonly texts: readonly string[];
  readonly effort: number;
  readonly answer: (outcome: EncoderOutcome) => void;
}

interface Limits {
  /** How long a caller waits, in ms. */
  readonly budgetMs: number;
  /** Told where a thread failed; its callers are answered as late ones are. */
  readonly onFailure: (error: unknown) => void;
}

/** The encoder loads once; whoever asks first waits for that too, at most so long. */
const LOADING_MS = 5_000;
/** Chunks read of one text: a question has two or three. */
const MAX_CHUNKS = 8;
/** Effort that is read at once, some 50 ms of it: other callers wait for that. */
const MOST_EFFORT = 12;
const UNITS_A_CHUNK = 500;
/** What the shortest text takes, in chunks. */
const SHORTEST = 0.2;
/** How much of a new measurement the pace takes on. */
const LEARNING = 0.2;
const late: EncoderOutcome = { kind: 'unavailable', reason: 'The encoder did not answer within its time budget' };

/**
 * A queue before an encoder. Who would have to wait longer than the budget for those ahead is told so at once, and costs
 * the encoder nothing; where nobody is ahead, everybody is read, so that the pace is measured anew.
 */
export function createReadingQueue(encoder: Encoder, { budgetMs, onFailure }: Limits): ReadingQueue {
  const waiting = new Set<Ask>();
  /** Milliseconds that a unit of effort takes. */
  let pace = 4;
  let effortAhead = 0;
  let isReading = false;

  function read(texts: readonly string[]): Promise<EncoderOutcome> {
    const isLoading = encoder.status().kind === 'idle';
    const effort = texts.reduce((sum, text) => sum + effortOf(text), 0);
    const limit = isLoading ? LOADING_MS : budgetMs;
    if (effortAhead * pace > limit) return Promise.resolve(late);
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => drop(ask), limit);
      const ask: Ask = {
        texts,
        effort,
        answer: (outcome) => {
          clearTimeout(giveUp);
          resolve(outcome);
        },
      };
      waiting.add(ask);
      effortAhead += effort;
      // What is asked in the same turn of the event loop is read together.
      if (waiting.size === 1) queueMicrotask(readAll);
    });
  }

  function drop(ask: Ask): void {
    if (waiting.delete(ask)) effortAhead -= ask.effort;
    ask.answer(late);
  }

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (waiting.size > 0) await readSome(take(waiting));
    isReading = false;
  }

  async function readSome(asks: readonly Ask[]): Promise<void> {
    const isLoading = encoder.status().kind === 'idle';
    const effort = asks.reduce((sum, ask) => sum + ask.effort, 0);
    const startedAt = performance.now();
    try {
      const outcome = await encoder.read(
        asks.flatMap(({ texts }) => texts),
        { maxChunks: MAX_CHUNKS },
      );
      if (!isLoading) pace += LEARNING * ((performance.now() - startedAt) / effort - pace);
      share(asks, outcome);
    } catch (error) {
      onFailure(error);
      for (const { answer } of asks) answer(late);
    }
    effortAhead -= effort;
  }

  return { read };
}

function effortOf({ length }: string): number {
  return SHORTEST + Math.min(MAX_CHUNKS, length / UNITS_A_CHUNK);
}

/** The first who asked, and as many of the next as are read with them. */
function take(waiting: Set<Ask>): Ask[] {
  const taken: Ask[] = [];
  let effort = 0;
  for (const ask of waiting) {
    effort += ask.effort;
    if (taken.length > 0 && effort > MOST_EFFORT) break;
    taken.push(ask);
    waiting.delete(ask);
  }
  return taken;
}

/** Gives every caller the readings of its own texts. */
function share(asks: readonly Ask[], outcome: EncoderOutcome): void {
  let at = 0;
  for (const { texts, answer } of asks) {
    const end = at + texts.length;
    answer(outcome.kind === 'read' ? { ...outcome, readings: outcome.readings.slice(at, end) } : outcome);
    at = end;
  }
}
