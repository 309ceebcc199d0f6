import { Socket } from 'node:net';
import { FrameReader, FrameTooLarge, frameOf, type Message } from './frames.ts';
import { type LaunchedProcess, launchProcess } from './launch-process.ts';
import { MAX_WARM_CPU_MS, type TaskLimits } from './limits.ts';
import { SandboxFailure, type SandboxFailureReason } from './sandbox-failure.ts';
import type { ProcessReply } from './serve-tasks.ts';
import { useOf } from './watch-process.ts';

/** A task with the promise that waits for it. */
export interface Pending {
  readonly task: Message;
  resolve(answer: Message): void;
  reject(error: Error): void;
}

/** Told when the process has a place for another task, and when it is over. */
interface Observer {
  onIdle(): void;
  onEnd(): void;
}

/** Libraries keep something of each file; a process is let go before that adds up. */
const MAX_TASKS = 100;
/** An idle process holds some 90 MB. */
const MAX_IDLE_MS = 30_000;
const MAX_START_MS = 30_000;
const WATCH_MS = 100;
/** What is kept of what a process prints: V8's reason stands at its beginning. */
const MAX_PRINTED = 4_000;

/** One process, with the task that it has; it keeps the service alive only meanwhile. */
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
  /** Processor time that the tasks before have used. */
  #cpuMsBefore = 0;

  constructor(entry: URL, limits: TaskLimits, observer: Observer) {
    this.#limits = limits;
    this.#observer = observer;
    this.#replies = new FrameReader(limits.maxAnswerBytes);
    this.#child = launchProcess(entry, limits);
    this.#child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.on('data', (chunk: Buffer) => this.#print(chunk));
    // A process that is ended leaves its pipes in the midst of a task: `close` tells what came of it.
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
        this.#end(new Error(`A process that reads files did not start within ${MAX_START_MS / 1_000} s`)),
      );
  }

  /** Ends it now, with its task; resolves when it is gone. */
  async close(): Promise<void> {
    this.#end(new Error('The service stops'));
    this.#child.ref();
    await this.#gone;
  }

  get #pipes() {
    return [this.#child.stdin, this.#child.stdout, this.#child.stderr];
  }

  async #begin({ task }: Pending): Promise<void> {
    this.#wait(this.#limits.maxWallMs, () => this.#fail('stalled'));
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
    if (reply.kind === 'answer') pending?.resolve({ body: reply.body, parts });
    else if (reply.kind === 'exhausted') pending?.reject(failureOf('out_of_memory', new RangeError(reply.message)));
    else pending?.reject(new Error('A process that reads files failed', { cause: new Error(reply.message) }));
    void this.#rest(reply.kind === 'answer');
  }

  /** Waits for another task, unless the process has done its share or may be the worse for the last one. */
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
    else if (use.cpuMs - this.#cpuMsBefore > this.#limits.maxCpuMs) this.#fail('out_of_time');
  }

  async #use() {
    return this.#child.pid === undefined ? undefined : useOf(this.#child.pid);
  }

  #print(chunk: Buffer): void {
    if (this.#printed.length < MAX_PRINTED) this.#printed += chunk.toString('utf8').slice(0, MAX_PRINTED);
  }

  /** Why it ended by itself: before its first task by a fault of ours, after it by what it was given. */
  #causeOf(code: number | null, signal: NodeJS.Signals | null): Error {
    const cause = new Error(`The process ended with ${signal ?? `code ${code}`}: ${this.#printed}`);
    if (!this.#isReady) return new Error('A process that reads files could not start', { cause });
    return failureOf(reasonOf(signal, this.#printed), cause);
  }

  #fail(reason: SandboxFailureReason, cause?: unknown): void {
    this.#end(failureOf(reason, cause));
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

/** What V8 and Node print where memory is used up. */
const memoryWords = /out of memory|allocation failed|ERR_MEMORY_ALLOCATION_FAILED|ERR_OUT_OF_MEMORY/i;

function reasonOf(signal: NodeJS.Signals | null, printed: string): SandboxFailureReason {
  if (signal === 'SIGXCPU') return 'out_of_time';
  // The system takes the process that uses most, where the machine's memory is used up.
  return signal === 'SIGKILL' || memoryWords.test(printed) ? 'out_of_memory' : 'crashed';
}

const messages: Readonly<Record<SandboxFailureReason, string>> = {
  out_of_time: 'The task used up its processor time',
  stalled: 'The task took too long without using up its processor time',
  out_of_memory: 'The task needs more memory than there is for one',
  answer_too_large: 'The task answers more than is taken',
  crashed: 'The process of the task crashed',
};

const failureOf = (reason: SandboxFailureReason, cause?: unknown): SandboxFailure =>
  new SandboxFailure(reason, messages[reason], { cause });
