/** How waits between tries grow and spread. */
export interface Backoff {
  readonly baseMs: number;
  readonly maxMs: number;
  /** Part of the wait that is taken at random, from and to: tries that failed together must not come back together. */
  readonly spread: readonly [from: number, to: number];
}

/** Anything up to the whole wait (Brooker 2015, "Exponential Backoff and Jitter"). */
export const FULL_JITTER = [0, 1] as const;

/** The wait before try `n` (from 0) is repeated, without its spread. */
export const fullBackoffMs = (n: number, { baseMs, maxMs }: Omit<Backoff, 'spread'>): number =>
  Math.min(maxMs, baseMs * 2 ** n);

/** The wait before try `n` (from 0) is repeated, at least what was asked for; `random` is in [0, 1). */
export function backoffMs(n: number, backoff: Backoff, random: number, askedMs = 0): number {
  const [from, to] = backoff.spread;
  return Math.max(askedMs, fullBackoffMs(n, backoff) * (from + (to - from) * random));
}
