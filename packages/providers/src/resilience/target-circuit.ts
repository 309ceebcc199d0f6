import type { Random } from '../../../redteam/src/seeded-random.ts';

const BASE_MS = 500;
const LONGEST_MS = 20_000;
/** Failures one after the other that open it. */
const TOLERATED = 8;
/** Trials that fail one after the other until there is no use in another one: about two minutes. */
const TRIALS = 10;
/** A target that refuses calls as too many is there: only after so long without one answer is there no use in asking. */
const THROTTLED_PATIENCE_MS = 600_000;

/** How long to wait before try `n` (from 0) is repeated: exponential with full jitter (Brooker 2015), at least what was asked for. */
export function backoffMs(n: number, random: Random, askedMs = 0): number {
  return Math.max(askedMs, random.next() * Math.min(LONGEST_MS, BASE_MS * 2 ** n));
}

type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'half-open' };

/**
 * Keeps calls from a target that fails all the time: opens after failures in a row, then lets a single trial through now
 * and then. One success closes it.
 */
export class TargetCircuit {
  readonly #now: () => number;
  readonly #random: Random;
  #state: State = { kind: 'closed' };
  #inARow = 0;
  #trials = 0;
  /** Trials in a row that got no answer at all, not even that it was too much. */
  #deadTrials = 0;
  #failingSince = 0;

  constructor(now: () => number, random: Random) {
    this.#now = now;
    this.#random = random;
  }

  /** Milliseconds until a call may be tried; 0: now; undefined: when the trial that is under way has ended. */
  waitMs(): number | undefined {
    if (this.#state.kind === 'closed') return 0;
    if (this.#state.kind === 'half-open') return undefined;
    return Math.max(0, this.#state.until - this.#now());
  }

  /** A call is let through: of an open circuit it is the trial. */
  enter(): void {
    if (this.#state.kind === 'open') this.#state = { kind: 'half-open' };
  }

  succeeded(): void {
    this.#state = { kind: 'closed' };
    this.#inARow = 0;
    this.#trials = 0;
    this.#deadTrials = 0;
  }

  failed(end: 'failed' | 'throttled', retryAfterMs = 0): void {
    if (this.#inARow === 0) this.#failingSince = this.#now();
    this.#inARow++;
    if (this.#state.kind === 'closed' && this.#inARow < TOLERATED) return;
    // Calls that were under way when it opened are no trials.
    if (this.#state.kind === 'open') return;
    if (this.#state.kind === 'half-open') {
      this.#trials++;
      this.#deadTrials = end === 'failed' ? this.#deadTrials + 1 : 0;
    }
    this.#state = {
      kind: 'open',
      until: this.#now() + Math.max(BASE_MS, backoffMs(this.#trials, this.#random, retryAfterMs)),
    };
  }

  /** A trial that was given up without an answer: the next one may be tried. */
  abandoned(): void {
    if (this.#state.kind === 'half-open') this.#state = { kind: 'open', until: this.#now() };
  }

  /** Why the target counts as gone; undefined while it may come back. */
  get hopeless(): 'failed' | 'throttled' | undefined {
    if (this.#deadTrials >= TRIALS) return 'failed';
    const isTired = this.#trials >= TRIALS && this.#now() - this.#failingSince >= THROTTLED_PATIENCE_MS;
    return isTired ? 'throttled' : undefined;
  }
}
