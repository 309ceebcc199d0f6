import type { Logger } from 'pino';
import type { Backed, BackendFailure } from './backend.ts';

/** Counts and logs how often the embedded models had to be used. */
export interface FallbackLog {
  count(detector: Backed, backend: string, failure: BackendFailure): void;
}

/** At most one line per detector and kind of failure in this time, so that a broken backend does not flood the log. */
const SILENCE_MS = 30_000;

const says = (detector: Backed): string =>
  detector === 'transcription' ? 'the embedded model transcribes' : 'the embedded verdict stands';

interface Counter {
  total: number;
  loggedAt: number;
}

/**
 * Creates the log. The first failure of each kind is logged at once. Later ones are logged with their total at most
 * every 30 s.
 */
export function createFallbackLog(log: Logger, clock: () => Date): FallbackLog {
  const counters = new Map<string, Counter>();
  return {
    count(detector, backend, { reason, message }) {
      const key = `${detector} ${reason}`;
      const counter = counters.get(key) ?? { total: 0, loggedAt: Number.NEGATIVE_INFINITY };
      counters.set(key, counter);
      counter.total += 1;
      const now = clock().getTime();
      if (now - counter.loggedAt < SILENCE_MS) return;
      counter.loggedAt = now;
      log.warn({ detector, backend, reason, fallbacks: counter.total, why: message }, says(detector));
    },
  };
}
