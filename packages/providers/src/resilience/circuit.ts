/** When a circuit opens, and for how long. */
export interface CircuitOptions {
  /** Failures one after the other that open it. */
  readonly failures: number;
  /** Milliseconds that it stays open after so many trials failed. */
  readonly openMs: (failedTrials: number) => number;
}

type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'half-open'; readonly since: number };

/**
 * Keeps calls from a server that fails all the time (the circuit breaker of Nygard, "Release It!"): it opens after
 * failures in a row, then lets a single trial through now and then. One success closes it. `now` is in milliseconds of
 * one clock.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  #state: State = { kind: 'closed' };
  #inARow = 0;
  #failedTrials = 0;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** Trials that failed since it opened. */
  get failedTrials(): number {
    return this.#failedTrials;
  }

  /** Milliseconds until a call may be made; 0: now; undefined: when the trial that is under way has ended. */
  waitMs(now: number): number | undefined {
    if (this.#state.kind === 'closed') return 0;
    return this.#state.kind === 'open' ? Math.max(0, this.#state.until - now) : undefined;
  }

  /** Whether a call may be made; of an open circuit it then is the trial, and has to be told of how it ended. */
  enter(now: number): boolean {
    if (this.waitMs(now) !== 0) return false;
    if (this.#state.kind === 'open') this.#state = { kind: 'half-open', since: now };
    return true;
  }

  succeeded(): void {
    this.#state = { kind: 'closed' };
    this.#inARow = 0;
    this.#failedTrials = 0;
  }

  /** `askedMs`: the server itself asks for at least this long. Answers whether the call was a trial. */
  failed(now: number, askedMs = 0): boolean {
    this.#inARow += 1;
    // Calls that were under way when it opened are no trials.
    if (this.#state.kind === 'open') return false;
    const isTrial = this.#state.kind === 'half-open';
    if (isTrial) this.#failedTrials += 1;
    else if (this.#inARow < this.#options.failures) return false;
    this.#state = { kind: 'open', until: now + Math.max(askedMs, this.#options.openMs(this.#failedTrials)) };
    return isTrial;
  }

  /** The call ended in a way that says nothing of the server: given up, or throttled. The next trial may be made. */
  abandoned(): void {
    if (this.#state.kind === 'half-open') this.#state = { kind: 'open', until: this.#state.since };
  }
}
