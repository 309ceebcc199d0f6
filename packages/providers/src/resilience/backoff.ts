/** How waits between attempts grow and vary. */
export interface Backoff {
  readonly baseMs: number;
  readonly maxMs: number;
  /**
   * The wait is multiplied by a random factor in this range, so that calls that failed together do not retry together.
   */
  readonly spread: readonly [from: number, to: number];
}

/** A random wait between 0 and the full wait (Brooker 2015, "Exponential Backoff and Jitter"). */
export const FULL_JITTER = [0, 1] as const;

/** Returns the wait in milliseconds after attempt `n` (from 0) failed, without jitter. */
export const fullBackoffMs = (n: number, { baseMs, maxMs }: Omit<Backoff, 'spread'>): number =>
  Math.min(maxMs, baseMs * 2 ** n);

/**
 * Returns the wait in milliseconds after attempt `n` (from 0) failed, with jitter. It is at least `askedMs`. `random`
 * is in [0, 1).
 */
export function backoffMs(n: number, backoff: Backoff, random: number, askedMs = 0): number {
  const [from, to] = backoff.spread;
  return Math.max(askedMs, fullBackoffMs(n, backoff) * (from + (to - from) * random));
}
