import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EncoderReply, EncoderRequest, EncoderTask, EncoderThreadData } from './encoder-task.ts';

/** The reply of a thread that did not fail. */
export type EncoderAnswer = Exclude<EncoderReply, { kind: 'failed' }>;

interface PendingQuestion {
  readonly resolve: (answer: EncoderAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A process that runs a text (`node --eval`) may say of what type it is. A thread, which runs a file, refuses that. */
function ownFlags(): { execArgv?: string[] } {
  if (!process.execArgv.some((word) => word.startsWith('--input-type'))) return {};
  return { execArgv: process.execArgv.filter((word) => /^--(?:conditions|disable-warning)=/.test(word)) };
}

/** A thread that runs the encoder. It keeps the process alive only while it has work. */
export class EncoderThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingQuestion>();
  readonly #onIdle: (() => void)[] = [];
  #nextId = 0;

  /** `onEnd` is called when the thread has stopped. */
  constructor(workerData: EncoderThreadData, onEnd: () => void) {
    const entry = new URL(`./encoder-worker${extname(import.meta.url)}`, import.meta.url);
    this.#worker = new Worker(entry, { workerData, ...ownFlags() });
    this.#worker.unref();
    this.#worker.on('message', (reply: EncoderReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => {
      this.#fail(new Error('The encoder thread stopped'));
      onEnd();
    });
  }

  get waiting(): number {
    return this.#pending.size;
  }

  ask(request: EncoderRequest): Promise<EncoderAnswer> {
    this.#nextId += 1;
    const task: EncoderTask = { id: this.#nextId, ...request };
    return new Promise((resolve, reject) => {
      this.#pending.set(task.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }

  /** Stops the thread after its pending replies. To stop it during a run would abort the whole process. */
  async close(): Promise<void> {
    if (this.#pending.size > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
    await this.#worker.terminate();
  }

  #settle(reply: EncoderReply): void {
    const waiting = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (this.#pending.size === 0) this.#rest();
    if (reply.kind === 'failed') waiting?.reject(new Error(reply.message));
    else waiting?.resolve(reply);
  }

  #fail(cause: unknown): void {
    for (const { reject } of this.#pending.values()) reject(new Error('The encoder thread failed', { cause }));
    this.#pending.clear();
    this.#rest();
  }

  #rest(): void {
    this.#worker.unref();
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}
