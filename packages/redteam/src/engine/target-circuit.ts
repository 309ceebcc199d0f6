import { type Backoff, backoffMs, Circuit, FULL_JITTER } from '@redoubt/providers';
import type { Random } from '../seeded-random.ts';

const BASE_MS = 500;
/** How long a call to a target waits before it is repeated. */
export const targetBackoff: Backoff = { baseMs: BASE_MS, maxMs: 20_000, spread: FULL_JITTER };
/** Failures one after the other that open the circuit. */
const TOLERATED = 8;
/** Trials that fail one after the other until there is no use in another one: about two minutes. */
const TRIALS = 10;
/** A target that refuses calls as too many is there: only after so long without one answer is there no use in asking. */
const THROTTLED_PATIENCE_MS = 600_000;

/** The circuit before a target, which also tells when there is no use in further trials. */
export class TargetCircuit {
  readonly #now: () => number;
  readonly #circuit: Circuit;
  #isFailing = false;
  #failingSince = 0;
  /** Trials in a row that got no answer at all, not even that it was too much. */
  #deadTrials = 0;

  constructor(now: () => number, random: Random) {
    this.#now = now;
    const openMs = (trials: number) => Math.max(BASE_MS, backoffMs(trials, targetBackoff, random.next()));
    this.#circuit = new Circuit({ failures: TOLERATED, openMs });
  }

  /** Milliseconds until a call may be tried; 0: now; undefined: when the trial that is under way has ended. */
  waitMs(): number | undefined {
    return this.#circuit.waitMs(this.#now());
  }

  /** A call is let through: of an open circuit it is the trial. */
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

  /** A trial that was given up without an answer: the next one may be tried. */
  abandoned(): void {
    this.#circuit.abandoned();
  }

  /** Why the target counts as gone; undefined while it may come back. */
  get hopeless(): 'failed' | 'throttled' | undefined {
    if (this.#deadTrials >= TRIALS) return 'failed';
    const isLong = this.#isFailing && this.#now() - this.#failingSince >= THROTTLED_PATIENCE_MS;
    return this.#circuit.failedTrials >= TRIALS && isLong ? 'throttled' : undefined;
  }
}
