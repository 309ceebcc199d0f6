import { parentPort, workerData } from 'node:worker_threads';
import { DocumentFailure } from './document-failure.ts';
import type { ThreadReply } from './thread-desk.ts';

/** In a thread of a ThreadDesk: do the task it was started for, and answer. */
export async function answerTask<Task, Answer>(work: (task: Task) => Promise<Answer>): Promise<void> {
  parentPort?.postMessage(await replyTo(work));
}

/** The one cast: what starts the thread and what runs in it are of the same task. */
async function replyTo<Task, Answer>(work: (task: Task) => Promise<Answer>): Promise<ThreadReply<Answer>> {
  try {
    return { kind: 'answer', answer: await work(workerData as Task) };
  } catch (error) {
    if (error instanceof DocumentFailure) return { kind: 'refusal', reason: error.reason, message: error.message };
    return { kind: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
