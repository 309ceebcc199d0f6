import { Worker } from 'node:worker_threads';
import { DocumentFailure, type DocumentFailureReason } from './document-failure.ts';

/** What a thread answers. */
export type ThreadReply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refusal'; readonly reason: DocumentFailureReason; readonly message: string }
  | { readonly kind: 'crash'; readonly message: string };

interface DeskLimits {
  readonly threads: number;
  /** Tasks that wait while all threads are busy; beyond it `onOverload` is what the caller is told. */
  readonly maxWaiting: number;
  readonly maxMs: number;
  readonly maxHeapMb: number;
  readonly onOverload: () => Error;
}

/** Does tasks in threads, one at a time in each; a thread that fails, stalls or has done many tasks is replaced. */
export interface ThreadDesk<Task, Answer> {
  /** Rejects with DocumentFailure where the task's document is to blame, its time and memory included. */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Readers of documents keep something of each; a thread is let go before that adds up. */
const MAX_TASKS = 100;
/** An idle thread holds some 30 MB. */
const MAX_IDLE_MS = 60_000;

/** A desk whose threads run `worker`, which answers by `answerTasks`. */
export function createThreadDesk<Task, Answer>(worker: URL, limits: DeskLimits): ThreadDesk<Task, Answer> {
  const waiting: Waiting<Task, Answer>[] = [];
  const threads = new Set<DeskThread<Task, Answer>>();

  function open(): DeskThread<Task, Answer> {
    const thread: DeskThread<Task, Answer> = new DeskThread(worker, limits, () => {
      threads.delete(thread);
      next();
    });
    threads.add(thread);
    return thread;
  }

  function next(): void {
    const idle = [...threads].find(({ isIdle }) => isIdle);
    if (waiting.length === 0 || (!idle && threads.size >= limits.threads)) return;
    const found = waiting.shift();
    if (found) (idle ?? open()).start(found, next);
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.maxWaiting) return reject(limits.onOverload());
        waiting.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The service stops'));
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

/** One thread, with the task that it has. It keeps the process alive only meanwhile. */
class DeskThread<Task, Answer> {
  readonly #worker: Worker;
  readonly #maxMs: number;
  readonly #onEnd: () => void;
  #current: (Waiting<Task, Answer> & { readonly onDone: () => void }) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #tasks = 0;
  #isOver = false;

  constructor(worker: URL, { maxHeapMb, maxMs }: DeskLimits, onEnd: () => void) {
    this.#maxMs = maxMs;
    this.#onEnd = onEnd;
    this.#worker = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    this.#worker.unref();
    this.#worker.on('message', (reply: ThreadReply<Answer>) => this.#take(reply));
    this.#worker.on('error', (error) => this.#end(failureOf(error)));
    this.#worker.on('exit', () => this.#end(new Error('The thread stopped without an answer')));
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isOver;
  }

  start(waiting: Waiting<Task, Answer>, onDone: () => void): void {
    this.#tasks += 1;
    this.#current = { ...waiting, onDone };
    this.#worker.ref();
    this.#wait(this.#maxMs, () => this.#end(outOfTime(this.#maxMs)));
    this.#worker.postMessage(waiting.task);
  }

  async close(): Promise<void> {
    this.#end(new Error('The service stops'));
    await this.#worker.terminate();
  }

  #take(reply: ThreadReply<Answer>): void {
    const done = this.#current;
    this.#current = undefined;
    this.#worker.unref();
    this.#wait(MAX_IDLE_MS, () => this.#end(new Error('The thread was idle'))).unref();
    if (done) settle(reply, done.resolve, done.reject);
    if (this.#tasks >= MAX_TASKS || reply.kind === 'crash') this.#end(new Error('The thread has done its share'));
    else done?.onDone();
  }

  #wait(ms: number, then: () => void): NodeJS.Timeout {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
    return this.#timer;
  }

  #end(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#current?.reject(error);
    this.#current = undefined;
    this.#onEnd();
  }
}

function settle<Answer>(
  reply: ThreadReply<Answer>,
  resolve: (answer: Answer) => void,
  reject: (error: Error) => void,
): void {
  if (reply.kind === 'answer') resolve(reply.answer);
  else if (reply.kind === 'refusal') reject(new DocumentFailure(reply.reason, reply.message));
  else reject(new Error('The thread that reads documents failed', { cause: new Error(reply.message) }));
}

const outOfTime = (maxMs: number): DocumentFailure =>
  new DocumentFailure('out_of_time', `The document was not read within ${maxMs / 1_000} s; split it, or send its text`);

function failureOf(error: unknown): Error {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') return error as Error;
  const message = 'The document needs more memory than there is for one; split it, or send its text';
  return new DocumentFailure('too_large', message, { cause: error });
}
