import { Console } from 'node:console';
import { FrameReader, frameOf, type Message } from './frames.ts';

/** What a process of the sandbox tells the service. */
export type ProcessReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly body: unknown }
  /** The task used up what JavaScript has: its stack, a string's length, memory for bytes. */
  | { readonly kind: 'exhausted'; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string };

type Work<Task, Answer> = (task: Message<Task>) => Promise<Message<Answer>>;

/** What JavaScript says where its stack, a string or an array takes more than there is; other range errors are faults. */
const words = /call stack|allocation failed|allocate memory|invalid string length/i;

/** Whether something failed for lack of memory, also where a library tells of it with an error of its own. */
export const isExhaustion = (error: unknown): error is Error => error instanceof Error && words.test(error.message);

/**
 * In a process of the sandbox: do each task that comes, and answer. Tasks come one at a time. The entry module calls it
 * once, when everything is loaded.
 */
export function serveTasks<Task, Answer>(work: Work<Task, Answer>): void {
  // Answers go over the standard output: what a library prints must not stand between them.
  globalThis.console = new Console(process.stderr);
  // A terminal's Ctrl-C reaches this process too; the service lets its tasks end.
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
