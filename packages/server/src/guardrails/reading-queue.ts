import type { Encoder, EncoderOutcome } from '@redoubt/detectors';
import { FairQueue } from '@redoubt/sandbox';
import {
  type Ask,
  effortOfAll,
  MAX_CHUNKS,
  MAX_SHARED_EFFORT,
  piecesOf,
  type ReadText,
  type TextPiece,
} from './reading-pieces.ts';

/** The owner of a request, and how long it waits. */
interface Asking {
  readonly owner: string;
  /** Without a budget a request waits until it is read or given up. */
  readonly budgetMs?: number | undefined;
  /** Gives the request up, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Who asks for a batch comes again when there is room. It leaves half of its owner's room to those who do not. */
  readonly isPatient?: boolean | undefined;
}

/** Reads texts for one known owner. */
export type QueueReader = Pick<Encoder, 'read'>;

/** Reads texts, those of several callers together. Texts that nobody waits for are skipped. */
export interface ReadingQueue {
  read(texts: readonly ReadText[], asking: Asking): Promise<EncoderOutcome>;
}

/** A queue that can be stopped. */
interface StoppableQueue extends ReadingQueue {
  /** Fails all that waits and all that comes. What is read now is read to its end, for nobody. */
  stop(reason: Error): void;
}

/** What happens to requests that are not read. */
interface Limits {
  /** How many threads the encoder has: so much is read at the same time. Default 1. */
  readonly threads?: number | undefined;
  /** Called if a thread fails. What it read is read once more, each piece alone. */
  readonly onFailure: (error: unknown) => void;
  /** Creates the error for those who would wait too long. Without it, they get no reading. */
  readonly onLate?: ((retryAfterSeconds: number) => Error) | undefined;
  /** Creates the error for those who find more waiting than is kept, of their own or of all. */
  readonly onFull?: ((of: 'organisation' | 'service', retryAfterSeconds: number) => Error) | undefined;
  /** Creates the error for a piece that the encoder fails on twice. Without it, its caller gets no reading. */
  readonly onBroken?: ((cause: unknown) => Error) | undefined;
}

/**
 * Maximum time of reading that waits, in ms by the measured pace. Of each owner at most `MAX_OF_OWNER_MS` count, so that
 * one large request shuts nobody out.
 */
const MAX_WAITING_MS = 120_000;
/** The maximum of one owner. */
const MAX_OF_OWNER_MS = 40_000;

/** Where this many times the maximum of an owner waits, because the pace fell, its latest requests are refused. */
const MAX_OVER = 1.5;

/** The encoder loads once. The first caller also waits for that, at most this long. */
const LOADING_MS = 20_000;
/** Maximum effort read at once. Other callers wait that long, some tenths of a second. */
const MAX_EFFORT = 12;
/** Weight of a new measurement in the average pace. The first ones weigh more. */
const LEARNING = 0.2;
/** Milliseconds per unit of effort that are assumed before the first measurement. */
const FIRST_PACE = 12;
/** A measurement counts at most this many times the average: a thread that loads is no slow encoder. */
const MAX_SLOWER = 4;
const late: EncoderOutcome = { kind: 'unavailable', reason: 'The encoder did not answer within its time budget' };

/**
 * A queue before an encoder, shared fairly between owners. A request that would wait longer than its budget is refused
 * at once and costs the encoder nothing. If nobody is ahead, every request is read, so that the pace is measured
 * again.
 */
export function createReadingQueue(encoder: Encoder, limits: Limits): StoppableQueue {
  const queue = new EncoderQueue(encoder, limits);
  return { read: (texts, asking) => queue.read(texts, asking), stop: (reason) => queue.stop(reason) };
}

class EncoderQueue implements StoppableQueue {
  readonly #encoder: Encoder;
  readonly #limits: Limits;
  readonly #threads: number;
  readonly #waiting = new FairQueue<TextPiece>();
  /** All requests that have no answer yet. */
  readonly #asks = new Set<Ask>();
  #stopped: Error | undefined;
  /** The effort of what waits of each owner. */
  readonly #aheadOf = new Map<string, number>();
  /** The effort of what is read now. */
  #reading = 0;
  /** The number of threads that read. */
  #busy = 0;
  /** Milliseconds per unit of effort: the average of the last readings. */
  #pace = FIRST_PACE;
  /** The number of measurements. */
  #measured = 0;

  constructor(encoder: Encoder, limits: Limits) {
    this.#encoder = encoder;
    this.#limits = limits;
    this.#threads = limits.threads ?? 1;
  }

  read(texts: readonly ReadText[], asking: Asking): Promise<EncoderOutcome> {
    const { owner, budgetMs, signal } = asking;
    signal?.throwIfAborted();
    if (this.#stopped) return Promise.reject(this.#stopped);
    const effort = effortOfAll(texts);
    const limit = limitOf(budgetMs, this.#encoder);
    const refusal = this.#refusalOf(effort, limit, asking);
    if (refusal) return refused(refusal);
    const { promise, resolve, reject } = Promise.withResolvers<EncoderOutcome>();
    const ask: Ask = {
      owner,
      isBegun: false,
      missing: texts.length,
      readings: [],
      pieces: [],
      answer: (outcome) => end(() => resolve(outcome)),
      fail: (error) => end(() => reject(error)),
    };
    const onAbort = () => end(() => reject(signal?.reason));
    const onTimeout = () => end(() => refused({ create: this.#limits.onLate, aheadMs: limit }).then(resolve, reject));
    const giveUp = Number.isFinite(limit) ? setTimeout(onTimeout, limit) : undefined;
    const end = (say: () => void) => {
      clearTimeout(giveUp);
      this.#asks.delete(ask);
      signal?.removeEventListener('abort', onAbort);
      for (const piece of ask.pieces) if (this.#waiting.remove(owner, piece)) this.#hold(owner, -piece.effort);
      say();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    ask.pieces.push(...piecesOf(texts, ask));
    this.#add(ask, owner, effort);
    return promise;
  }

  stop(reason: Error): void {
    this.#stopped = reason;
    for (const ask of this.#asks) ask.fail(reason);
  }

  #add(ask: Ask, owner: string, size: number): void {
    this.#asks.add(ask);
    // Requests of the same turn of the event loop are read together.
    queueMicrotask(() => this.#readAll());
    for (const piece of ask.pieces) this.#waiting.add(owner, piece, piece.effort, { size });
    this.#hold(owner, size);
  }

  #hold(owner: string, effort: number): void {
    const own = (this.#aheadOf.get(owner) ?? 0) + effort;
    // Sums of fractions do not come back to zero exactly.
    if (own > 1e-6) this.#aheadOf.set(owner, own);
    else this.#aheadOf.delete(owner);
  }

  /** Why a request is not taken in, if it is not. */
  #refusalOf(effort: number, limit: number, asking: Asking): Refusal | undefined {
    const { onFull, onLate } = this.#limits;
    const { owner } = asking;
    const whose = this.#fullOf(effort, asking);
    if (whose) {
      const create = onFull && ((seconds: number) => onFull(whose, seconds));
      return { create, aheadMs: whose === 'organisation' ? this.#msOf(this.#ownOf(owner)) : this.#waitingMs() };
    }
    const aheadMs = this.#msOf(this.#waiting.ahead(owner, effort) + this.#reading);
    return aheadMs > limit ? { create: onLate, aheadMs } : undefined;
  }

  /** Whose limit a request would exceed, if any. A single request is always taken. */
  #fullOf(effort: number, { owner, isPatient = false }: Asking): 'organisation' | 'service' | undefined {
    const own = this.#ownOf(owner);
    const most = isPatient ? MAX_OF_OWNER_MS / 2 : MAX_OF_OWNER_MS;
    if (own > 0 && this.#msOf(own + effort) > most) return 'organisation';
    const waitingMs = this.#waitingMs();
    return waitingMs > 0 && waitingMs + Math.min(this.#msOf(effort), most) > MAX_WAITING_MS ? 'service' : undefined;
  }

  #ownOf(owner: string): number {
    return this.#aheadOf.get(owner) ?? 0;
  }

  /** How long the threads read together for so much effort. */
  #msOf(effort: number): number {
    return (effort * this.#pace) / this.#threads;
  }

  #waitingMs(): number {
    let ms = 0;
    for (const effort of this.#aheadOf.values()) ms += Math.min(this.#msOf(effort), MAX_OF_OWNER_MS);
    return ms;
  }

  #measure(ms: number, effort: number): void {
    const pace = Math.min(ms / effort, MAX_SLOWER * this.#pace);
    this.#measured += 1;
    this.#pace += Math.max(LEARNING, 1 / (1 + this.#measured)) * (pace - this.#pace);
    for (const [owner, own] of this.#aheadOf) if (this.#msOf(own) > MAX_OVER * MAX_OF_OWNER_MS) this.#shed(owner);
  }

  /** Refuses the latest requests of an owner that are not begun, until no more waits than it may. */
  #shed(owner: string): void {
    const [, ...later] = [...this.#asks].filter((ask) => ask.owner === owner && !ask.isBegun);
    for (const ask of later.toReversed()) {
      const ms = this.#msOf(this.#ownOf(owner));
      if (ms <= MAX_OF_OWNER_MS) return;
      const refusal = this.#limits.onFull?.('organisation', Math.ceil(ms / 1_000));
      if (refusal) ask.fail(refusal);
      else ask.answer(late);
    }
  }

  async #readAll(): Promise<void> {
    if (this.#busy >= this.#threads) return;
    this.#busy += 1;
    while (this.#waiting.size > 0)
      await this.#readSome(takeSome(this.#waiting, (owner, effort) => this.#hold(owner, -effort)));
    this.#busy -= 1;
  }

  async #readSome(pieces: readonly TextPiece[]): Promise<void> {
    const isLoading = this.#encoder.status().kind === 'idle';
    const effort = pieces.reduce((sum, piece) => sum + piece.effort, 0);
    const startedAt = performance.now();
    this.#reading += effort;
    try {
      share(pieces, await this.#textsOf(pieces));
      if (!isLoading) this.#measure(performance.now() - startedAt, effort);
    } catch (error) {
      this.#limits.onFailure(error);
      for (const piece of pieces) await this.#readAlone(piece);
    }
    this.#reading -= effort;
  }

  #textsOf(pieces: readonly TextPiece[]): Promise<EncoderOutcome> {
    return this.#encoder.read(
      pieces.flatMap(({ texts }) => texts),
      { maxChunks: MAX_CHUNKS },
    );
  }

  /** Reads a piece of a failed batch once more, so that no caller pays for the text of another. */
  async #readAlone(piece: TextPiece): Promise<void> {
    if (this.#stopped) return;
    try {
      share([piece], await this.#textsOf([piece]));
    } catch (error) {
      this.#limits.onFailure(error);
      if (this.#limits.onBroken) piece.ask.fail(this.#limits.onBroken(error));
      else piece.ask.answer(late);
    }
  }
}

interface Refusal {
  readonly create: ((retryAfterSeconds: number) => Error) | undefined;
  readonly aheadMs: number;
}

function refused({ create, aheadMs }: Refusal): Promise<EncoderOutcome> {
  return create ? Promise.reject(create(Math.ceil(aheadMs / 1_000))) : Promise.resolve(late);
}

/** How long a request waits. It always waits for the encoder to load. */
function limitOf(budgetMs: number | undefined, encoder: Encoder): number {
  if (budgetMs === undefined) return Number.POSITIVE_INFINITY;
  return encoder.status().kind === 'idle' ? LOADING_MS : budgetMs;
}

/** Takes the next piece and as many more as can be read with it. `onTaken` is called with each. */
function takeSome(waiting: FairQueue<TextPiece>, onTaken: (owner: string, effort: number) => void): TextPiece[] {
  const pieces: TextPiece[] = [];
  const owners = new Set<string>();
  let room = Number.POSITIVE_INFINITY;
  for (let next = waiting.take(); next; next = waiting.take({ room })) {
    pieces.push(next.item);
    next.item.ask.isBegun = true;
    waiting.done(next);
    onTaken(next.owner, next.item.effort);
    owners.add(next.owner);
    const effort = pieces.reduce((sum, piece) => sum + piece.effort, 0);
    room = (owners.size > 1 ? MAX_SHARED_EFFORT : MAX_EFFORT) - effort;
  }
  return pieces;
}

/** Distributes the readings. A caller is answered once it has all of its readings. */
function share(pieces: readonly TextPiece[], outcome: EncoderOutcome): void {
  let at = 0;
  for (const { ask, from, texts } of pieces) {
    if (outcome.kind !== 'read') {
      ask.answer(outcome);
      continue;
    }
    for (const [place, reading] of outcome.readings.slice(at, at + texts.length).entries()) {
      ask.readings[from + place] = reading;
    }
    at += texts.length;
    ask.missing -= texts.length;
    if (ask.missing === 0) ask.answer({ ...outcome, readings: ask.readings });
  }
}
