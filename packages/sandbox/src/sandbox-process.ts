import { Socket } from 'node:net';
import { cpuBudgetOf } from './cpu-budget.ts';
import { FrameReader, FrameTooLarge, frameOf, type Message } from './frames.ts';
import { type LaunchedProcess, launchProcess, type SandboxProgram } from './launch-process.ts';
import { MAX_WARM_CPU_MS, type TaskLimits } from './limits.ts';
import { SandboxFailure, type SandboxFailureReason } from './sandbox-failure.ts';
import type { ProcessReply } from './serve-tasks.ts';
import { useOf } from './watch-process.ts';

/** The answer of a task, with the processor time that it took in milliseconds (0 where the system does not tell). */
export type SandboxAnswer<Body = unknown> = Message<Body> & { readonly cpuMs: number };

/** A task, and the functions that settle the promise for its answer. */
export interface Pending {
  readonly task: Message;
  /** Less processor time than the limits allow. */
  readonly maxCpuMs?: number | undefined;
  resolve(answer: SandboxAnswer): void;
  reject(error: Error): void;
}

/** Called when the process can take another task, and when it has ended. */
interface Observer {
  onIdle(): void;
  onEnd(): void;
}

/** Libraries keep some memory for each file. The process is replaced before this adds up. */
const MAX_TASKS = 100;
/** An idle process takes about 90 MB. */
const MAX_IDLE_MS = 30_000;
const MAX_START_MS = 30_000;
const WATCH_MS = 100;
/** The number of characters kept of what a process prints. V8 prints the reason of a failure first. */
const MAX_PRINTED = 4_000;

/** One process with its current task. It keeps the service alive only while it has a task. */
export class SandboxProcess {
  readonly #child: LaunchedProcess;
  readonly #limits: TaskLimits;
  readonly #observer: Observer;
  readonly #replies: FrameReader;
  readonly #gone: Promise<void>;
  #pending: Pending | undefined;
  #isReady = false;
  #isResting = false;
  #isOver = false;
  #tasks = 0;
  #printed = '';
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  /** Processor time that the earlier tasks used. */
  #cpuMsBefore = 0;
  /** Processor time that the current task may use. */
  #maxCpuMs = 0;

  constructor(program: SandboxProgram, limits: TaskLimits, observer: Observer) {
    this.#limits = limits;
    this.#observer = observer;
    this.#replies = new FrameReader(limits.maxAnswerBytes);
    this.#child = launchProcess(program, limits);
    this.#child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.on('data', (chunk: Buffer) => this.#print(chunk));
    // The pipes of an ended process break in the middle of a task. The handler of `close` reports why.
    for (const pipe of this.#pipes) pipe.on('error', () => undefined);
    this.#child.on('error', (error) =>
      this.#end(new Error('No process could be started to read files', { cause: error })),
    );
    this.#child.on('close', (code, signal) => this.#end(this.#causeOf(code, signal)));
    this.#gone = new Promise((resolve) => this.#child.once('close', () => resolve()));
  }

  get isIdle(): boolean {
    return this.#pending === undefined && !this.#isResting && !this.#isOver;
  }

  start(pending: Pending): void {
    this.#pending = pending;
    this.#tasks += 1;
    this.#keepAlive(true);
    if (this.#isReady) void this.#begin(pending);
    else
      this.#wait(MAX_START_MS, () =>
        this.#fail('stalled', new Error(`A process that reads files did not start within ${MAX_START_MS / 1_000} s`)),
      );
  }

  /** Ends the process and its task. Resolves when the process is gone. */
  async close(): Promise<void> {
    this.#end(new Error('The service stops'));
    this.#child.ref();
    await this.#gone;
  }

  get #pipes() {
    return [this.#child.stdin, this.#child.stdout, this.#child.stderr];
  }

  async #begin({ task, maxCpuMs = Number.POSITIVE_INFINITY }: Pending): Promise<void> {
    this.#wait(this.#limits.maxWallMs, () => this.#fail('stalled'));
    const bytes = task.parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    this.#maxCpuMs = Math.min(maxCpuMs, cpuBudgetOf(bytes, this.#limits));
    this.#cpuMsBefore = (await this.#use())?.cpuMs ?? 0;
    if (this.#isOver) return;
    this.#watch = setInterval(() => void this.#check(), WATCH_MS);
    for (const chunk of frameOf(task)) this.#child.stdin.write(chunk);
  }

  #receive(chunk: Buffer): void {
    if (this.#isOver) return;
    try {
      for (const { body, parts } of this.#replies.push(chunk)) this.#take(body as ProcessReply, parts);
    } catch (error) {
      this.#fail(error instanceof FrameTooLarge ? 'answer_too_large' : 'crashed', error);
    }
  }

  #take(reply: ProcessReply, parts: Message['parts']): void {
    if (reply.kind === 'ready') {
      this.#isReady = true;
      if (this.#pending) void this.#begin(this.#pending);
      return;
    }
    const pending = this.#pending;
    this.#pending = undefined;
    clearInterval(this.#watch);
    if (reply.kind === 'answer') void this.#answer(pending, { body: reply.body, parts });
    else if (reply.kind === 'exhausted') pending?.reject(this.#failure('out_of_memory', new RangeError(reply.message)));
    else pending?.reject(new Error('A process that reads files failed', { cause: new Error(reply.message) }));
    void this.#rest(reply.kind === 'answer');
  }

  async #answer(pending: Pending | undefined, answer: Message): Promise<void> {
    const { cpuMs = 0 } = (await this.#use()) ?? {};
    pending?.resolve({ ...answer, cpuMs: Math.max(0, cpuMs - this.#cpuMsBefore) });
  }

  /**
   * Waits for another task. Ends the process if it has done enough tasks, used too much, or may be damaged by the last
   * task.
   */
  async #rest(isSound: boolean): Promise<void> {
    this.#isResting = true;
    this.#keepAlive(false);
    this.#wait(MAX_IDLE_MS, () => void this.close()).unref();
    const use = await this.#use();
    this.#isResting = false;
    const isUsedUp = this.#tasks >= MAX_TASKS || (use?.cpuMs ?? 0) > MAX_WARM_CPU_MS;
    if (isUsedUp || !isSound || (use?.memoryMb ?? 0) > this.#limits.maxMemoryMb / 2) void this.close();
    else this.#observer.onIdle();
  }

  async #check(): Promise<void> {
    const use = await this.#use();
    if (!use || !this.#pending) return;
    if (use.memoryMb > this.#limits.maxMemoryMb) this.#fail('out_of_memory');
    else if (use.cpuMs - this.#cpuMsBefore > this.#maxCpuMs) this.#fail('out_of_time');
  }

  async #use() {
    return this.#child.pid === undefined ? undefined : useOf(this.#child.pid);
  }

  #print(chunk: Buffer): void {
    if (this.#printed.length < MAX_PRINTED) this.#printed += chunk.toString('utf8').slice(0, MAX_PRINTED);
  }

  /**
   * Why the process ended by itself. Before it was ready, this is a fault of the service. Afterwards, the task is the
   * cause.
   */
  #causeOf(code: number | null, signal: NodeJS.Signals | null): Error {
    const cause = new Error(`The process ended with ${signal ?? `code ${code}`}: ${this.#printed}`);
    if (!this.#isReady) return new Error('A process that reads files could not start', { cause });
    return this.#failure(reasonOf(signal, this.#printed), cause);
  }

  #fail(reason: SandboxFailureReason, cause?: unknown): void {
    this.#end(this.#failure(reason, cause));
  }

  #failure(reason: SandboxFailureReason, cause?: unknown): SandboxFailure {
    return new SandboxFailure(reason, messages[reason], { cause, maxCpuMs: this.#maxCpuMs });
  }

  #wait(ms: number, then: () => void): NodeJS.Timeout {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
    return this.#timer;
  }

  #keepAlive(isKept: boolean): void {
    const word = isKept ? 'ref' : 'unref';
    this.#child[word]();
    for (const pipe of this.#pipes) if (pipe instanceof Socket) pipe[word]();
  }

  #end(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#child.kill('SIGKILL');
    for (const pipe of this.#pipes) pipe.destroy();
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.reject(error);
    this.#observer.onEnd();
  }
}

/** Phrases that V8 and Node print if memory runs out. */
const memoryWords = /out of memory|allocation failed|ERR_MEMORY_ALLOCATION_FAILED|ERR_OUT_OF_MEMORY/i;

function reasonOf(signal: NodeJS.Signals | null, printed: string): SandboxFailureReason {
  if (signal === 'SIGXCPU') return 'out_of_time';
  // If the machine runs out of memory, the kernel kills the process that uses most.
  return signal === 'SIGKILL' || memoryWords.test(printed) ? 'out_of_memory' : 'crashed';
}

const messages: Readonly<Record<SandboxFailureReason, string>> = {
  out_of_time: 'The task used up its processor time',
  stalled: 'The task took too long without using up its processor time',
  out_of_memory: 'The task needs more memory than there is for one',
  answer_too_large: 'The task answers more than is taken',
  crashed: 'The process of the task crashed',
};
