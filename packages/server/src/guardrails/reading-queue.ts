import type { Encoder, EncoderOutcome, TextPair, TextReading } from '@redoubt/detectors';
import { FairQueue } from '@redoubt/sandbox';

/** The owner of a request, and how long it waits. */
interface Asking {
  readonly owner: string;
  readonly budgetMs: number;
}

/** What is read: a text, or two together. */
type ReadText = string | TextPair;

/** Reads texts for one known owner. */
export type QueueReader = Pick<Encoder, 'read'>;

/**
 * Reads texts within a time budget. Texts of several callers are read together. Texts that nobody waits for are
 * skipped.
 */
export interface ReadingQueue {
  read(texts: readonly ReadText[], asking: Asking): Promise<EncoderOutcome>;
}

/** A request of a caller, which is read in pieces. */
interface Ask {
  readonly count: number;
  readonly readings: TextReading[];
  readonly pieces: TextPiece[];
  readonly answer: (outcome: EncoderOutcome) => void;
}

/** Texts of one request that are read at once. */
interface TextPiece {
  readonly ask: Ask;
  readonly texts: ReadText[];
  effort: number;
}

interface Limits {
  /** Called if a thread fails. Its callers get no reading. */
  readonly onFailure: (error: unknown) => void;
  /** Creates the error for those who would wait too long. Without it, they get no reading. */
  readonly onLate?: ((retryAfterSeconds: number) => Error) | undefined;
}

/** The encoder loads once. The first caller also waits for that, at most this long. */
const LOADING_MS = 20_000;
/** Maximum chunks read per text. A question has two or three. */
const MAX_CHUNKS = 8;
/** Maximum effort read at once, about 50 ms. Other callers wait that long. */
const MAX_EFFORT = 12;
/** The maximum while others wait, so that new callers wait half as long. */
const MAX_SHARED_EFFORT = 6;
const UNITS_A_CHUNK = 500;
/** Effort of the shortest text, in chunks. */
const SHORTEST = 0.2;
/** Weight of a new measurement in the average pace. */
const LEARNING = 0.2;
const late: EncoderOutcome = { kind: 'unavailable', reason: 'The encoder did not answer within its time budget' };

/**
 * A queue before an encoder, shared fairly between owners. A request that would wait longer than its budget is refused
 * at once and costs the encoder nothing. If nobody is ahead, every request is read, so that the pace is measured
 * again.
 */
export function createReadingQueue(encoder: Encoder, { onFailure, onLate }: Limits): ReadingQueue {
  const waiting = new FairQueue<TextPiece>();
  /** Milliseconds per unit of effort. */
  let pace = 4;
  let reading = 0;
  let isReading = false;

  function read(texts: readonly ReadText[], { owner, budgetMs }: Asking): Promise<EncoderOutcome> {
    const isLoading = encoder.status().kind === 'idle';
    const limit = isLoading ? LOADING_MS : budgetMs;
    const aheadMs = (waiting.ahead(owner, effortOfAll(texts)) + reading) * pace;
    return new Promise((resolve, reject) => {
      const refuse = () => (onLate ? reject(onLate(Math.ceil(aheadMs / 1_000))) : resolve(late));
      if (aheadMs > limit) return refuse();
      const drop = () => {
        clearTimeout(giveUp);
        for (const piece of ask.pieces) waiting.remove(owner, piece);
      };
      const end = (outcome: EncoderOutcome) => {
        drop();
        resolve(outcome);
      };
      const giveUp = setTimeout(() => {
        drop();
        refuse();
      }, limit);
      const ask: Ask = { count: texts.length, readings: [], pieces: [], answer: end };
      ask.pieces.push(...piecesOf(texts, ask));
      // Requests of the same turn of the event loop are read together.
      if (waiting.size === 0) queueMicrotask(readAll);
      for (const piece of ask.pieces) waiting.add(owner, piece, piece.effort, { size: effortOfAll(texts) });
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

/** The first of two texts is read with each segment of the second, but never for longer than a segment. */
function effortOf(text: ReadText): number {
  if (typeof text === 'string') return SHORTEST + Math.min(MAX_CHUNKS, text.length / UNITS_A_CHUNK);
  return effortOf(text.second) + Math.min(1, text.first.length / UNITS_A_CHUNK);
}

/** The size of a request. Small ones do not wait for all pieces of large ones of the same owner. */
const effortOfAll = (texts: readonly ReadText[]): number => texts.reduce((sum, text) => sum + effortOf(text), 0);

/** Splits the texts into pieces, in order. A piece has at most the effort that is read at once while others wait. */
function piecesOf(texts: readonly ReadText[], ask: Ask): TextPiece[] {
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

/** Takes the next piece and as many more as can be read with it. */
function takeSome(waiting: FairQueue<TextPiece>): TextPiece[] {
  const pieces: TextPiece[] = [];
  const owners = new Set<string>();
  let room = Number.POSITIVE_INFINITY;
  for (let next = waiting.take(); next; next = waiting.take({ room })) {
    pieces.push(next.item);
    waiting.done(next);
    owners.add(next.owner);
    const effort = pieces.reduce((sum, piece) => sum + piece.effort, 0);
    room = (owners.size > 1 ? MAX_SHARED_EFFORT : MAX_EFFORT) - effort;
  }
  return pieces;
}

/** Distributes the readings. A caller is answered once it has all of its readings. */
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
