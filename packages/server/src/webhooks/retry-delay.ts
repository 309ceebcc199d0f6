import { type Backoff, backoffMs, fullBackoffMs } from '@redoubt/providers';

const backoff: Backoff = { baseMs: 5_000, maxMs: 3_600_000, spread: [0.8, 1.2] };
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

/** The wait after the given attempt (from 1) without jitter: 5 s, doubling, at most an hour. */
const fullDelay = (attempts: number): number => fullBackoffMs(attempts - 1, backoff);

/** How many attempts an event gets: so many that their waits fill three days. A service that stands still loses none of them. */
export const MAX_ATTEMPTS = ((): number => {
  let attempts = 1;
  for (let elapsed = 0; elapsed < GIVE_UP_AFTER_MS; attempts++) elapsed += fullDelay(attempts);
  return attempts;
})();

/** Milliseconds to wait after a failed attempt (from 1), between 80 % and 120 % of 5 s × 2^(attempts − 1), an hour at most; `random` is in [0, 1). */
export function retryDelay(attempts: number, random: number): number {
  return Math.round(backoffMs(attempts - 1, backoff, random));
}
