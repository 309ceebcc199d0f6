import type { Encoder, EncoderOutcome, TextReading } from '@redoubt/detectors';
import { FairQueue } from '@redoubt/sandbox';

/** Who asks, and how long it waits. */
interface Asking {
  readonly owner: string;
  readonly budgetMs: number;
}

/** What reads texts, for somebody who is known. */
export type QueueReader = Pick<Encoder, 'read'>;

/** Reads texts within a time budget: several callers' texts at once, and none that nobody waits for any more. */
export interface ReadingQueue {
  read(texts: readonly string[], asking: Asking): Promise<EncoderOutcome>;
}

/** What a caller asks, which is read in pieces. */
interface Ask {
  readonly count: number;
  readonly readings: TextReading[];
  readonly pieces: TextPiece[];
  readonly answer: (outcome: EncoderOutcome) => void;
}

/** Texts of one ask that are read at once. */
interface TextPiece {
  readonly ask: Ask;
  readonly texts: string[];
  effort: number;
}

interface Limits {
  /** Told where a thread failed; its callers are answered as late ones are. */
  readonly onFailure: (error: unknown) => void;
}

/** The encoder loads once; whoever asks first waits for that too, at most so long. */
const LOADING_MS = 5_000;
/** Chunks read of one text: a question has two or three. */
const MAX_CHUNKS = 8;
/** Effort that is read at once, some 50 ms of it: other callers wait for that. */
const MAX_EFFORT = 12;
/** As much where others wait: whoever comes meanwhile waits half as long. */
const MAX_SHARED_EFFORT = 6;
const UNITS_A_CHUNK = 500;
/** What the shortest text takes, in chunks. */
const SHORTEST = 0.2;
/** How much of a new measurement the pace takes on. */
const LEARNING = 0.2;
const late: EncoderOutcome = { kind: 'unavailable', reason: 'The encoder did not answer within its time budget' };

/**
 * A queue before an encoder, shared fairly by owner. Who would have to wait longer than the budget for those ahead is told
 * so at once, and costs the encoder nothing; where nobody is ahead, everybody is read, so that the pace is measured anew.
 */
export function createReadingQueue(encoder: Encoder, { onFailure }: Limits): ReadingQueue {
  const waiting = new FairQueue<TextPiece>();
  /** Milliseconds that a unit of effort takes. */
  let pace = 4;
  let reading = 0;
  let isReading = false;

  function read(texts: readonly string[], { owner, budgetMs }: Asking): Promise<EncoderOutcome> {
    const isLoading = encoder.status().kind === 'idle';
    const limit = isLoading ? LOADING_MS : budgetMs;
    if ((waiting.ahead(owner) + reading) * pace > limit) return Promise.resolve(late);
    return new Promise((resolve) => {
      const end = (outcome: EncoderOutcome) => {
        clearTimeout(giveUp);
        for (const piece of ask.pieces) waiting.remove(owner, piece);
        resolve(outcome);
      };
      const giveUp = setTimeout(() => end(late), limit);
      const ask: Ask = { count: texts.length, readings: [], pieces: [], answer: end };
      ask.pieces.push(...piecesOf(texts, ask));
      // What is asked in the same turn of the event loop is read together.
      if (waiting.size === 0) queueMicrotask(readAll);
      for (const piece of ask.pieces) waiting.add(owner, piece, piece.effort);
    });
  }

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (waiting.size > 0) await readSome(takeSome(waiting));
    isReading = false;
  }

  async function readSome(pieces: readonly TextPiece[]): Promise<void> {
    const isLoading = encoder.status().kind === 'idle';
    const effort = pieces.reduce((sum, piece) => sum + piece.effort, 0);
    const startedAt = performance.now();
    reading = effort;
    try {
      const outcome = await encoder.read(
        pieces.flatMap(({ texts }) => texts),
        { maxChunks: MAX_CHUNKS },
      );
      if (!isLoading) pace += LEARNING * ((performance.now() - startedAt) / effort - pace);
      share(pieces, outcome);
    } catch (error) {
      onFailure(error);
      for (const { ask } of pieces) ask.answer(late);
    }
    reading = 0;
  }

  return { read };
}

function effortOf({ length }: string): number {
  return SHORTEST + Math.min(MAX_CHUNKS, length / UNITS_A_CHUNK);
}

/** The texts in their order, as many in a piece as are read while others wait. */
function piecesOf(texts: readonly string[], ask: Ask): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const text of texts) {
    const effort = effortOf(text);
    const last = pieces.at(-1);
    if (last && last.effort + effort <= MAX_SHARED_EFFORT) {
      last.texts.push(text);
      last.effort += effort;
    } else pieces.push({ ask, texts: [text], effort });
  }
  return pieces;
}

/** The next piece, and as many more as are read with it. */
function takeSome(waiting: FairQueue<TextPiece>): TextPiece[] {
  const pieces: TextPiece[] = [];
  const owners = new Set<string>();
  let room = Number.POSITIVE_INFINITY;
  for (let next = waiting.take(); next; next = waiting.take({ room })) {
    pieces.push(next.item);
    waiting.done(next.owner);
    owners.add(next.owner);
    const effort = pieces.reduce((sum, piece) => sum + piece.effort, 0);
    room = (owners.size > 1 ? MAX_SHARED_EFFORT : MAX_EFFORT) - effort;
  }
  return pieces;
}

/** Gives every caller the readings of its own texts; a caller is answered when it has them all. */
function share(pieces: readonly TextPiece[], outcome: EncoderOutcome): void {
  let at = 0;
  for (const { ask, texts } of pieces) {
    if (outcome.kind !== 'read') {
      ask.answer(outcome);
      continue;
    }
    ask.readings.push(...outcome.readings.slice(at, at + texts.length));
    at += texts.length;
    if (ask.readings.length === ask.count) ask.answer({ ...outcome, readings: ask.readings });
  }
}
