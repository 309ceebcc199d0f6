import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Message } from '../frames.ts';
import { serveTasks } from '../serve-tasks.ts';

/** A task that a test gives to a sandbox process. */
export type ProbeTask =
  | { readonly ask: 'echo' | 'env' | 'pid' | 'nice' | 'throw' | 'abort' | 'print' }
  | { readonly ask: 'heap' | 'bytes' | 'spin' | 'wait' | 'recurse' | 'forge' }
  | { readonly ask: 'answer'; readonly bytes: number }
  | { readonly ask: 'read' | 'write'; readonly path: string }
  | { readonly ask: 'spawn' | 'thread' | 'eval' };

const kept: unknown[] = [];

/** Fills memory outside V8's heap. */
function fillBytes(): never {
  for (;;) kept.push(Buffer.alloc(16_777_216, 1));
}
function fillHeap(): never {
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
}
function spin(): never {
  for (;;) Math.random();
}
const recurse = (depth: number): number => recurse(depth + 1) + 1;

/** The probes by name. A failed access is answered by its error code. */
const probes: Readonly<Record<ProbeTask['ask'], (task: Message<ProbeTask>) => unknown>> = {
  echo: () => null,
  env: () => process.env,
  pid: () => process.pid,
  nice: () => getPriority(),
  // biome-ignore lint/suspicious/noConsole: it is what the test asks for
  print: () => console.log('a library prints'),
  throw: () => {
    throw new TypeError('a fault of ours');
  },
  abort: () => process.abort(),
  heap: fillHeap,
  bytes: fillBytes,
  spin,
  wait: () => new Promise(() => setInterval(() => undefined, 1_000)),
  recurse: () => recurse(0),
  forge: () => {
    process.stdout.write(Buffer.from('ffffffff', 'hex'));
    return new Promise(() => undefined);
  },
  answer: ({ body }) => ('bytes' in body ? 'x'.repeat(body.bytes) : ''),
  read: ({ body }) => codeOf(() => readFileSync('path' in body ? body.path : '')),
  write: ({ body }) => codeOf(() => writeFileSync('path' in body ? body.path : '', 'x')),
  spawn: () => codeOf(() => spawnSync('true')),
  thread: () => codeOf(() => new Worker('', { eval: true })),
  eval: () => codeOf(() => new Function('return 1')()),
};

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
  }
}

serveTasks(async (task: Message<ProbeTask>) => ({ body: await probes[task.body.ask](task), parts: task.parts }));
