import { Console } from 'node:console';
import { FrameReader, frameOf, type Message } from './frames.ts';

/** A reply of a sandbox process to the service. */
export type ProcessReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly body: unknown }
  /** The task exceeded a limit of JavaScript: its stack, the length of a string, or memory for bytes. */
  | { readonly kind: 'exhausted'; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string };

type Work<Task, Answer> = (task: Message<Task>) => Promise<Message<Answer>>;

/**
 * Parts of error messages if the stack, a string or an array of JavaScript becomes too large, or if native code gets no
 * memory. Other range errors are faults of the code.
 */
const words = /call stack|allocation failed|allocate memory|invalid string length|bad_alloc/i;

/** Whether an error comes from a lack of memory, also if a library wraps it in its own error. */
export const isExhaustion = (error: unknown): error is Error => error instanceof Error && words.test(error.message);

/**
 * Runs in a sandbox process: does each task that arrives and sends its answer. Tasks arrive one at a time. The entry
 * module calls this once, after everything is loaded.
 */
export function serveTasks<Task, Answer>(work: Work<Task, Answer>): void {
  // Answers are written to standard output. Output of libraries must not get between them.
  globalThis.console = new Console(process.stderr);
  // Ctrl-C in a terminal also reaches this process. It ignores the signal, so that the service can let its tasks end.
  process.on('SIGINT', () => undefined);
  const reader = new FrameReader(Number.POSITIVE_INFINITY);
  process.stdin.on('data', async (chunk: Buffer) => {
    for (const task of reader.push(chunk)) send(await replyTo(task as Message<Task>, work));
  });
  // The service is gone.
  process.stdin.on('end', () => process.exit());
  send(replyFrame({ kind: 'ready' }));
}

function send(chunks: readonly Uint8Array[]): void {
  for (const chunk of chunks) process.stdout.write(chunk);
}

const replyFrame = (body: ProcessReply, parts: Message['parts'] = []): Uint8Array[] => frameOf({ body, parts });

async function replyTo<Task, Answer>(task: Message<Task>, work: Work<Task, Answer>): Promise<Uint8Array[]> {
  try {
    const { body, parts } = await work(task);
    return replyFrame({ kind: 'answer', body }, parts);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return replyFrame({ kind: isExhaustion(error) ? 'exhausted' : 'failure', message });
  }
}
