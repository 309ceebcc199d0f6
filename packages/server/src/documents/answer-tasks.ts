import { parentPort } from 'node:worker_threads';
import { DocumentFailure } from './document-failure.ts';
import type { ThreadReply } from './thread-desk.ts';

/** In a thread of a ThreadDesk: do each task that comes, and answer. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await replyTo(task, work)));
}

async function replyTo<Task, Answer>(task: Task, work: (task: Task) => Promise<Answer>): Promise<ThreadReply<Answer>> {
  try {
    return { kind: 'answer', answer: await work(task) };
  } catch (error) {
    if (error instanceof DocumentFailure) return { kind: 'refusal', reason: error.reason, message: error.message };
    return { kind: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
