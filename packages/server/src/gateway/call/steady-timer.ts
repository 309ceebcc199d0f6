/** Milliseconds that text of a stream which goes on may wait before it is looked at. */
const USUAL_MS = 120;
const LONGEST_MS = 1_920;
/** A process whose timers are this many milliseconds late has more to do than it can. */
const LATE_MS = 100;

/**
 * Calls a function again and again while a stream goes on, although the stream never pauses. Where the process is busy,
 * it calls it less often, so that judging what is held takes little from judging what must be judged.
 */
export class SteadyTimer {
  readonly #work: () => void;
  #timer: NodeJS.Timeout | undefined;
  #ms = USUAL_MS;
  #isStopped = false;

  constructor(work: () => void) {
    this.#work = work;
  }

  /** Sets the timer unless it is set. */
  set(): void {
    if (this.#timer || this.#isStopped) return;
    const dueAt = performance.now() + this.#ms;
    this.#timer = setTimeout(() => this.#ring(dueAt), this.#ms).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #ring(dueAt: number): void {
    this.#timer = undefined;
    const isLate = performance.now() - dueAt > LATE_MS;
    this.#ms = isLate ? Math.min(this.#ms * 2, LONGEST_MS) : USUAL_MS;
    this.#work();
  }
}
