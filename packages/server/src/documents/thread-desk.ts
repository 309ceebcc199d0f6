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

/** Does tasks in threads, each in a fresh one: what a hostile document does to it ends with it. */
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

/** A desk whose threads run `worker`, which answers by `answerTask`. */
export function createThreadDesk<Task, Answer>(worker: URL, limits: DeskLimits): ThreadDesk<Task, Answer> {
  const waiting: Waiting<Task, Answer>[] = [];
  const running = new Set<Worker>();

  function next(): void {
    if (running.size >= limits.threads) return;
    const found = waiting.shift();
    if (found) start(found);
  }

  function start({ task, resolve, reject }: Waiting<Task, Answer>): void {
    const resourceLimits = { maxOldGenerationSizeMb: limits.maxHeapMb };
    const thread = new Worker(worker, { workerData: task, resourceLimits });
    running.add(thread);
    const timer = setTimeout(() => end(() => reject(outOfTime(limits.maxMs))), limits.maxMs);
    let isOver = false;
    const end = (tell: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      running.delete(thread);
      void thread.terminate();
      tell();
      next();
    };
    thread.on('message', (reply: ThreadReply<Answer>) => end(() => settle(reply, resolve, reject)));
    thread.on('error', (error) => end(() => reject(failureOf(error))));
    thread.on('exit', () => end(() => reject(new Error('The thread stopped without an answer'))));
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (running.size >= limits.threads && waiting.length >= limits.maxWaiting) return reject(limits.onOverload());
        waiting.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The service stops'));
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
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
