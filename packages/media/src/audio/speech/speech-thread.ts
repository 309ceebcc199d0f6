import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '@redoubt/sandbox';
import { MediaFailure } from '../../media-failure.ts';
import { MODEL_RATE } from '../limits.ts';
import type { SpeechModel, SpeechReply, SpeechRequest, SpeechThreadData } from './speech-task.ts';

/** The reply to a kind of question. */
export type SpeechAnswer<Kind extends SpeechRequest['kind']> = Extract<SpeechReply, { kind: Kind }>;

interface PendingQuestion {
  readonly request: SpeechRequest;
  readonly resolve: (reply: SpeechReply) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that nobody asked for this long is ended, because the models take 300 to 600 MB. */
const IDLE_MS = 300_000;

/**
 * The thread with the speech models. It reads numbers, not files, so it does not run in the sandbox: there native code
 * is not allowed, and each file would load the models again. The thread answers one question of at most 30 s of sound
 * at a time. Owners take turns.
 */
export class SpeechThread {
  readonly #data: SpeechThreadData;
  readonly #queue = new FairQueue<PendingQuestion>();
  #worker: Worker | undefined;
  #current: PendingQuestion | undefined;
  readonly #onFree: (() => void)[] = [];
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;
  #nextId = 0;

  constructor(model: SpeechModel) {
    this.#data = { model };
  }

  /** Rejects with MediaFailure if the models cannot run here. */
  async ask<Kind extends SpeechRequest['kind']>(
    owner: string,
    request: Extract<SpeechRequest, { kind: Kind }>,
  ): Promise<SpeechAnswer<Kind>> {
    if (this.#isClosed) throw new Error('The service stops');
    const reply = await new Promise<SpeechReply>((resolve, reject) => {
      this.#queue.add(owner, { request, resolve, reject }, request.samples.length / MODEL_RATE);
      this.#next();
    });
    if (reply.kind === 'unavailable') throw unavailable(reply.message);
    if (reply.kind !== request.kind) throw new Error(`The speech models failed: ${messageOf(reply)}`);
    // The cast is safe because the kind was compared.
    return reply as SpeechAnswer<Kind>;
  }

  /** Ends the thread after its current question. To stop it during a run would abort the whole process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (let left = this.#queue.take(); left; left = this.#queue.take())
      left.item.reject(new Error('The service stops'));
    if (this.#current) await new Promise<void>((resolve) => this.#onFree.push(resolve));
    await this.#end();
  }

  #next(): void {
    if (this.#current) return;
    const taken = this.#queue.take();
    if (!taken) {
      this.#rest();
      return;
    }
    clearTimeout(this.#idle);
    this.#current = taken.item;
    this.#nextId += 1;
    this.#worker ??= this.#open();
    this.#worker.ref();
    this.#worker.postMessage({ id: this.#nextId, ...taken.item.request });
    this.#queue.done(taken);
  }

  #open(): Worker {
    const entry = new URL(`./speech-worker${extname(import.meta.url)}`, import.meta.url);
    const worker = new Worker(entry, { workerData: this.#data });
    worker.on('message', (reply: SpeechReply) => this.#settle((question) => question.resolve(reply)));
    worker.on('error', (cause) => this.#lose(worker, cause));
    worker.on('exit', () => this.#lose(worker, undefined));
    return worker;
  }

  #lose(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#settle((question) => question.reject(new Error('The thread of the speech models failed', { cause })));
  }

  #settle(settle: (question: PendingQuestion) => void): void {
    const question = this.#current;
    this.#current = undefined;
    if (question) settle(question);
    for (const resolve of this.#onFree.splice(0)) resolve();
    this.#next();
  }

  #rest(): void {
    this.#worker?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

const messageOf = (reply: SpeechReply): string => ('message' in reply ? reply.message : 'it answered another question');

function unavailable(why: string): MediaFailure {
  const message = `Speech cannot be transcribed here: ${why}. Install the optional packages, or configure a service that transcribes`;
  return new MediaFailure('unavailable', message);
}
