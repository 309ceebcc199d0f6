const MINUTE_MS = 60_000;
/**
 * Maximum unused allowance: ten seconds. Without this cap, a quiet minute would allow two minutes' worth of calls at
 * once.
 */
const SAVED_MS = 10_000;

/** Limits calls per minute. Passing time adds allowance, and each call uses its share of a minute. */
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

  /**
   * Returns 0 if the call may start, and counts it. Otherwise returns the milliseconds until a call may start, and
   * counts nothing.
   */
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
