import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DetectionReply, DetectionRequest } from './detection-task.ts';

/** Of new values a thread keeps no more before it looks which are still needed: more made nothing faster, and each thread grows by it. */
const YOUNG_MB = 16;
/** What a thread that computes takes to say how much, at most; one that is busy in a single step of the runtime never says it. */
const ASK_MS = 500;
/** Such a thread is ended once it took as many times what it may, in time that went by: it may have waited for a core. */
const SILENT_TIMES = 4;

/** The work took more of a processor than it may. */
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

/** A thread that judges texts, one at a time; it keeps the process alive only while it has work. */
export class DetectorThread {
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  /** Microseconds that the thread had computed when it began what it works on. */
  readonly #begunAt = new Float64Array(new SharedArrayBuffer(8));
  #current: Current | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  /** `onEnd` is told once the thread can be asked no more. */
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

  /** Rejects with ComputedTooLong, and ends the thread, where the work takes more than `budgetMs` of a processor. */
  run(request: DetectionRequest, budgetMs: number): Promise<DetectionReply> {
    return new Promise((resolve, reject) => {
      this.#current = { budgetMs, startedAt: performance.now(), resolve, reject };
      this.#worker.ref();
      this.#lookAfter(budgetMs, this.#current);
      this.#worker.postMessage(request);
    });
  }

  /** Lets what waits here for the encoder go: another thread has finished it. */
  forget(id: number): void {
    if (!this.#isOver) this.#worker.postMessage({ kind: 'forget', id } satisfies DetectionRequest);
  }

  async close(): Promise<void> {
    this.#end(failed(new Error('The service stops')));
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

  /** What the thread has computed for its present work; undefined where it does not say. */
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
