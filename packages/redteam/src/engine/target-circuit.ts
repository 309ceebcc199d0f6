import { type Backoff, backoffMs, Circuit, FULL_JITTER } from '@redoubt/providers';
import type { Random } from '../seeded-random.ts';

const BASE_MS = 500;
/** Backoff before a failed call to a target is repeated. */
export const targetBackoff: Backoff = { baseMs: BASE_MS, maxMs: 20_000, spread: FULL_JITTER };
/** Number of consecutive failures that open the circuit. */
const TOLERATED = 8;
/** Number of consecutive failed trials after which the target counts as gone. They take about two minutes. */
const TRIALS = 10;
/**
 * A target that refuses calls because of rate limits is alive. It counts as gone only after this long without an
 * answer.
 */
const THROTTLED_PATIENCE_MS = 600_000;

/** The circuit breaker of a target. It also reports when further trials are useless. */
export class TargetCircuit {
  readonly #now: () => number;
  readonly #circuit: Circuit;
  #isFailing = false;
  #failingSince = 0;
  /** Number of consecutive trials that failed without any answer. A rate-limit answer resets it. */
  #deadTrials = 0;

  constructor(now: () => number, random: Random) {
    this.#now = now;
    const openMs = (trials: number) => Math.max(BASE_MS, backoffMs(trials, targetBackoff, random.next()));
    this.#circuit = new Circuit({ failures: TOLERATED, openMs });
  }

  /**
   * Milliseconds until a call may be made. Returns 0 if it may be made now, and undefined if it has to wait for the
   * trial in progress.
   */
  waitMs(): number | undefined {
    return this.#circuit.waitMs(this.#now());
  }

  /** Records that a call starts. If the circuit is open, this call is the trial. */
  enter(): void {
    this.#circuit.enter(this.#now());
  }

  succeeded(): void {
    this.#circuit.succeeded();
    this.#isFailing = false;
    this.#deadTrials = 0;
  }

  failed(end: 'failed' | 'throttled', retryAfterMs = 0): void {
    if (!this.#isFailing) this.#failingSince = this.#now();
    this.#isFailing = true;
    const isTrial = this.#circuit.failed(this.#now(), retryAfterMs);
    if (isTrial) this.#deadTrials = end === 'failed' ? this.#deadTrials + 1 : 0;
  }

  /** Records that a call was given up without an answer. The next trial may start. */
  abandoned(): void {
    this.#circuit.abandoned();
  }

  /** Milliseconds since the first of the failures that no answer has interrupted. 0 while the target answers. */
  get failingMs(): number {
    return this.#isFailing ? this.#now() - this.#failingSince : 0;
  }

  /** Why the target counts as gone. Undefined while it may still recover. */
  get hopeless(): 'failed' | 'throttled' | undefined {
    if (this.#deadTrials >= TRIALS) return 'failed';
    const isLong = this.#isFailing && this.#now() - this.#failingSince >= THROTTLED_PATIENCE_MS;
    return this.#circuit.failedTrials >= TRIALS && isLong ? 'throttled' : undefined;
  }
}
