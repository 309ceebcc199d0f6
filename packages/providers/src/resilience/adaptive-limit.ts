/** Settings of an adaptive limit. */
interface LimitOptions {
  /** Maximum number of concurrent calls, and the limit at the start. */
  readonly most: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** For this time after a cut, further refusals count as the same overload and cause no second cut. */
const EPISODE_MS = 2_000;
const CUT = 0.7;
/**
 * The limit grows only if this share of it was in use when a call ended. An unused limit gives no sign of being too
 * low.
 */
const USED = 0.8;

/** The time when a call was let in. */
export interface Admission {
  readonly at: number;
}

/**
 * Limits concurrent calls by AIMD: successes raise the limit additively, and an overload cuts it once by a factor.
 * Refusals of calls that started before the last cut are ignored, because they say nothing about the new limit.
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

  /** Current maximum of concurrent calls, at least 1. */
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

  /**
   * Records the end of a call. `throttled` means that the target refused because of too many calls. `failed` does not
   * change the limit.
   */
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
