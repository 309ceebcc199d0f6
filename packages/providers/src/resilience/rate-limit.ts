const MINUTE_MS = 60_000;
/** What may be saved up: ten seconds' worth, so that a quiet minute does not allow for two at once. */
const SAVED_MS = 10_000;

/** Calls a minute. A call costs its share of the minute, and time that passes pays. */
export class RateLimit {
  readonly perMinute: number;
  readonly #costMs: number;
  #savedMs: number;
  #at: number;

  constructor(perMinute: number, now: number) {
    this.perMinute = perMinute;
    this.#costMs = MINUTE_MS / perMinute;
    this.#savedMs = this.#mostMs;
    this.#at = now;
  }

  /** 0: the call is counted and may go; else the milliseconds until one may, and nothing is counted. */
  take(now: number): number {
    this.#savedMs = Math.min(this.#mostMs, this.#savedMs + Math.max(0, now - this.#at));
    this.#at = now;
    if (this.#savedMs < this.#costMs) return Math.ceil(this.#costMs - this.#savedMs);
    this.#savedMs -= this.#costMs;
    return 0;
  }

  get #mostMs(): number {
    return Math.max(SAVED_MS, this.#costMs);
  }
}
