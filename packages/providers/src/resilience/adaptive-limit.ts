/** Numbers of an adaptive limit. */
export interface LimitOptions {
  /** Calls at once at most, and at the start. */
  readonly most: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** After a cut, further refusals belong to the same jam for so long. */
const EPISODE_MS = 2_000;
const CUT = 0.7;
/** A limit grows only where it was this full when a call ended: what is not used cannot be known to be too low. */
const USED = 0.8;

/** When a call was let in. */
export interface Admission {
  readonly at: number;
}

/**
 * How many calls may be under way at once: additive growth with what succeeds, a cut once a jam (AIMD). Refusals of calls
 * that were let in before the last cut say nothing about the limit after it.
 */
export class AdaptiveLimit {
  readonly #options: LimitOptions;
  #limit: number;
  #running = 0;
  #cutAt = Number.NEGATIVE_INFINITY;

  constructor(options: LimitOptions) {
    this.#options = options;
    this.#limit = options.most;
  }

  /** Calls at once, 1 or more. */
  get limit(): number {
    return Math.max(1, Math.floor(this.#limit));
  }

  get hasRoom(): boolean {
    return this.#running < this.limit;
  }

  enter(): Admission {
    this.#running++;
    return { at: this.#options.now() };
  }

  /** `throttled`: the target said that it was asked too much; other failures say nothing about that. */
  leave({ at }: Admission, end: 'answered' | 'throttled' | 'failed'): void {
    const wasFull = this.#running >= this.limit * USED;
    this.#running--;
    const now = this.#options.now();
    if (end === 'throttled' && at > this.#cutAt && now - this.#cutAt > EPISODE_MS) {
      this.#limit = Math.max(1, this.#limit * CUT);
      this.#cutAt = now;
    } else if (end === 'answered' && wasFull && at > this.#cutAt) {
      this.#limit = Math.min(this.#options.most, this.#limit + 1 / this.#limit);
    }
  }
}
