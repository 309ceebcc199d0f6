import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BackendFailure, type BackendState } from '../backend.ts';
import type {
  ChunkReading,
  ClassifierCard,
  ClassifierReply,
  ClassifierTask,
  ClassifierThreadData,
} from './classifier-task.ts';

/** The model's result for one text. */
export interface TextReading {
  readonly card: ClassifierCard;
  readonly chunks: readonly ChunkReading[];
}

interface PendingTexts {
  readonly resolve: (chunks: readonly ChunkReading[]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Maximum number of texts in one thread, including those it must still drop. Beyond it, the embedded verdict applies.
 */
const MAX_WAITING = 256;
/** Milliseconds before a model that could not run is tried again. */
const RESTART_MS = 10_000;

/** A model from a directory, in its own thread. The thread is replaced when it dies. */
export class ClassifierThread {
  readonly #data: ClassifierThreadData;
  readonly #clock: () => Date;
  readonly #pending = new Map<number, PendingTexts>();
  /** Ids of texts that were sent and have no reply yet. They include texts that callers gave up. */
  readonly #held = new Set<number>();
  #worker: Worker | undefined;
  #card: ClassifierCard | undefined;
  #state: BackendState = { status: 'starting' };
  #diedAt = Number.NEGATIVE_INFINITY;
  #nextId = 0;

  constructor(data: ClassifierThreadData, clock: () => Date) {
    this.#data = data;
    this.#clock = clock;
    this.#worker = this.#open();
  }

  get state(): BackendState {
    return this.#state;
  }

  /** Reads a text. Rejects with BackendFailure. Gives the text up when `signal` aborts. */
  async read(text: string, signal: AbortSignal): Promise<TextReading> {
    const worker = this.#living();
    if (this.#held.size >= MAX_WAITING) throw new BackendFailure('busy', `${MAX_WAITING} texts wait`);
    this.#nextId += 1;
    const id = this.#nextId;
    const send = (task: ClassifierTask) => worker.postMessage(task);
    const forget = () => {
      if (this.#pending.delete(id)) send({ kind: 'forget', id });
    };
    const { promise, resolve, reject } = Promise.withResolvers<readonly ChunkReading[]>();
    this.#pending.set(id, { resolve, reject });
    this.#held.add(id);
    signal.addEventListener('abort', forget, { once: true });
    try {
      send({ kind: 'read', id, text });
      const chunks = await promise;
      return { card: this.#card ?? { labels: [], activation: 'softmax' }, chunks };
    } finally {
      signal.removeEventListener('abort', forget);
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #living(): Worker {
    if (!this.#worker && this.#clock().getTime() - this.#diedAt >= RESTART_MS) {
      this.#state = { status: 'starting' };
      this.#worker = this.#open();
    }
    if (this.#worker && this.#state.status !== 'unavailable') return this.#worker;
    throw new BackendFailure('unavailable', this.#state.status === 'unavailable' ? this.#state.reason : 'not there');
  }

  #open(): Worker {
    const file = new URL(`./classifier-worker${extname(import.meta.url)}`, import.meta.url);
    const worker = new Worker(file, { workerData: this.#data });
    worker.unref();
    worker.on('message', (reply: ClassifierReply) => this.#settle(worker, reply));
    worker.on('error', (cause) => this.#end(worker, 'The thread of the model failed', cause));
    worker.on('exit', () => this.#end(worker, 'The thread of the model stopped'));
    return worker;
  }

  #settle(worker: Worker, reply: ClassifierReply): void {
    if (reply.kind === 'ready') {
      this.#card = reply.card;
      this.#state = { status: 'ready' };
    } else if (reply.kind === 'unavailable') {
      this.#end(worker, reply.reason);
      // The worker would hold the package's memory for nothing. The next worker may find what was missing.
      void worker.terminate();
    } else this.#answer(reply);
  }

  #answer(reply: Extract<ClassifierReply, { id: number }>): void {
    const waiting = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    this.#held.delete(reply.id);
    if (reply.kind === 'read') waiting?.resolve(reply.chunks);
    else if (reply.kind === 'too_long') waiting?.reject(new BackendFailure('too_long', 'The text has too many tokens'));
    else if (reply.kind === 'failed') waiting?.reject(new BackendFailure('failed', reply.message));
  }

  #end(worker: Worker, reason: string, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#diedAt = this.#clock().getTime();
    this.#state = { status: 'unavailable', reason };
    const why = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
    this.#rejectAll(new BackendFailure('unavailable', why, { cause }));
  }

  #rejectAll(failure: BackendFailure): void {
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#pending.clear();
    this.#held.clear();
  }
}
