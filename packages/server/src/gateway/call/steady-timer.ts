/** Milliseconds without output after which the text of a stream that goes on is looked at. */
const USUAL_MS = 120;
const LONGEST_MS = 480;
/** A process whose timers are this many milliseconds late has more to do than it can. */
const LATE_MS = 100;

/**
 * Calls a function when a stream has sent nothing for a while, although its provider never pauses. Where the process is
 * busy, it calls it less often, so that judging what is held takes little from judging what must be judged.
 */
export class SteadyTimer {
  readonly #work: () => void;
  #timer: NodeJS.Timeout | undefined;
  #ms = USUAL_MS;
  #dueAt = 0;
  #isStopped = false;

  constructor(work: () => void) {
    this.#work = work;
  }

  /** Notes that text has come. */
  come(): void {
    if (!this.#timer && !this.#isStopped) this.#wait(performance.now() + this.#ms);
  }

  /** Notes that something was sent. */
  sent(): void {
    // The timer looks at this when it rings. To set it again with each piece would take longer than the piece.
    if (this.#timer) this.#dueAt = performance.now() + this.#ms;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #wait(dueAt: number): void {
    this.#dueAt = dueAt;
    const setFor = dueAt;
    this.#timer = setTimeout(() => this.#ring(setFor), dueAt - performance.now()).unref();
  }

  #ring(setFor: number): void {
    this.#timer = undefined;
    const now = performance.now();
    const isLate = now - setFor > LATE_MS;
    this.#ms = isLate ? Math.min(this.#ms * 2, LONGEST_MS) : USUAL_MS;
    // A timer may ring a millisecond early.
    if (this.#dueAt - now > 1) this.#wait(this.#dueAt);
    else this.#work();
  }
}
