import { type Backoff, backoffMs, fullBackoffMs } from '@redoubt/providers';

const backoff: Backoff = { baseMs: 5_000, maxMs: 3_600_000, spread: [0.8, 1.2] };
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

/** Returns the wait after an attempt (from 1) without jitter: 5 s, doubled each time, at most an hour. */
const fullDelay = (attempts: number): number => fullBackoffMs(attempts - 1, backoff);

/**
 * Maximum number of attempts per event, so that the waits add up to three days. Downtime of the service uses up no
 * attempts.
 */
export const MAX_ATTEMPTS = ((): number => {
  let attempts = 1;
  for (let elapsed = 0; elapsed < GIVE_UP_AFTER_MS; attempts++) elapsed += fullDelay(attempts);
  return attempts;
})();

/**
 * Returns the wait after a failed attempt (from 1), in ms. It is 80 % to 120 % of 5 s × 2^(attempts − 1), based on at
 * most an hour. `random` is in [0, 1).
 */
export function retryDelay(attempts: number, random: number): number {
  return Math.round(backoffMs(attempts - 1, backoff, random));
}
