import type { Logger } from 'pino';
import type { BackendDetector, BackendFailure } from './backend.ts';

/** Counts how often the embedded verdict had to stand, and says so in the log. */
export interface FallbackLog {
  count(detector: BackendDetector, backend: string, failure: BackendFailure): void;
}

/** One line a detector and kind of failure in this time: a backend that is down must not flood the log. */
const SILENCE_MS = 30_000;

interface Counter {
  total: number;
  loggedAt: number;
}

/** The first failure of each kind is logged at once, later ones with their total at most every 30 s. */
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
      log.warn({ detector, backend, reason, fallbacks: counter.total, why: message }, 'the embedded verdict stands');
    },
  };
}
