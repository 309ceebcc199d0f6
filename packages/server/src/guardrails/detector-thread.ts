import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ServiceStops } from '../errors.ts';
import type { DetectionReply, DetectionRequest } from './detection-task.ts';

/**
 * Size of V8's young generation in a thread. A larger size was not faster, and each thread would use that much more
 * memory.
 */
const YOUNG_MB = 16;
/**
 * Maximum time that a busy thread may take to report its processor time. A thread inside a single step of the runtime
 * never reports.
 */
const ASK_MS = 500;
/**
 * A thread that does not report is ended after this many times its budget in wall-clock time, because it may have
 * waited for a core.
 */
const SILENT_TIMES = 4;

/** Thrown if work took more processor time than allowed. */
export class ComputedTooLong extends Error {
  override readonly name = 'ComputedTooLong';
  readonly budgetMs: number;

  constructor(budgetMs: number) {
    super(`The work took more than ${Math.round(budgetMs)} ms of a processor`);
    this.budgetMs = budgetMs;
  }
}

interface Current {
  readonly budgetMs: number;
  readonly startedAt: number;
  readonly resolve: (reply: DetectionReply) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that judges texts, one at a time. It keeps the process alive only while it has work. */
export class DetectorThread {
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  /** Processor time of the thread, in microseconds, when it began its current work. */
  readonly #begunAt = new Float64Array(new SharedArrayBuffer(8));
  #current: Current | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  /** Starts the thread. `onEnd` is called once the thread accepts no more requests. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL(`./detector-worker${extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      workerData: this.#begunAt.buffer,
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: DetectionReply) => this.#take(reply));
    this.#worker.on('error', (error) => this.#end(failed(error)));
    this.#worker.on('exit', () => this.#end(failed(new Error('The detector thread stopped'))));
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Runs a request. Rejects with ComputedTooLong and ends the thread if the work takes more than `budgetMs` of
   * processor time.
   */
  run(request: DetectionRequest, budgetMs: number): Promise<DetectionReply> {
    return new Promise((resolve, reject) => {
      this.#current = { budgetMs, startedAt: performance.now(), resolve, reject };
      this.#worker.ref();
      this.#lookAfter(budgetMs, this.#current);
      this.#worker.postMessage(request);
    });
  }

  /** Drops a task that waits here for the encoder, because another thread has finished it. */
  forget(id: number): void {
    if (!this.#isOver) this.#worker.postMessage({ kind: 'forget', id } satisfies DetectionRequest);
  }

  /** Ends the thread because nobody needs its work any more. The work rejects with the reason. */
  end(reason: unknown): void {
    this.#end(reason instanceof Error ? reason : failed(reason));
  }

  async close(): Promise<void> {
    this.#end(new ServiceStops());
    await this.#worker.terminate();
  }

  #take(reply: DetectionReply): void {
    if (reply.kind === 'forgotten') return;
    const done = this.#current;
    this.#current = undefined;
    clearTimeout(this.#timer);
    this.#worker.unref();
    done?.resolve(reply);
  }

  #lookAfter(ms: number, current: Current): void {
    this.#timer = setTimeout(() => this.#look(current), ms);
  }

  async #look(current: Current): Promise<void> {
    const { budgetMs, startedAt } = current;
    const spentMs = await this.#computedMs();
    if (this.#current !== current) return;
    const isSpent =
      spentMs === undefined ? performance.now() - startedAt > SILENT_TIMES * budgetMs : spentMs >= budgetMs;
    if (isSpent) this.#end(new ComputedTooLong(budgetMs));
    else this.#lookAfter(Math.max(ASK_MS, budgetMs - (spentMs ?? budgetMs)), current);
  }

  /** Returns the processor time of the current work in ms. Returns undefined if the thread does not report it. */
  async #computedMs(): Promise<number | undefined> {
    const usage = await Promise.race([this.#worker.cpuUsage().catch(() => undefined), sleep(ASK_MS, undefined)]);
    return usage && (usage.user + usage.system - (this.#begunAt[0] ?? 0)) / 1_000;
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

const failed = (cause: unknown): Error => new Error('The detector thread failed', { cause });
