import { RateLimit } from '@redoubt/providers';

/** Five at once, then one every two seconds: enough for a person who mistypes. */
const FAILED_PER_MINUTE = 30;
/** Addresses that are remembered. When there are more, all are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Counts the failed sign-ins of each address, so that nobody can try keys one after the other. */
export class FailedSignIns {
  readonly #limits = new Map<string, RateLimit>();
  readonly #blockedUntil = new Map<string, number>();

  /** Returns the milliseconds until this address may try again. */
  waitMs(address: string, now: number): number {
    return Math.max(0, (this.#blockedUntil.get(address) ?? 0) - now);
  }

  /** Counts a failure. */
  add(address: string, now: number): void {
    if (this.#limits.size >= MAX_ADDRESSES) this.#forget();
    const limit = this.#limits.get(address) ?? new RateLimit(FAILED_PER_MINUTE, now);
    this.#limits.set(address, limit);
    const waitMs = limit.take(now);
    if (waitMs > 0) this.#blockedUntil.set(address, now + waitMs);
  }

  #forget(): void {
    this.#limits.clear();
    this.#blockedUntil.clear();
  }
}
