/** When a circuit opens, and for how long. */
export interface CircuitOptions {
  /** Number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** Milliseconds that the circuit stays open after this number of failed trials. */
  readonly openMs: (failedTrials: number) => number;
}

type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'half-open'; readonly since: number };

/**
 * Circuit breaker (Nygard, "Release It!") that stops calls to a server that keeps failing. It opens after consecutive
 * failures and then lets single trial calls through. One success closes it. `now` is always in milliseconds of the same
 * clock.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  #state: State = { kind: 'closed' };
  #inARow = 0;
  #failedTrials = 0;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** Whether calls are made (`closed`), none is (`open`), or one is the trial (`half-open`). */
  get kind(): State['kind'] {
    return this.#state.kind;
  }

  /** Number of calls that failed one after the other. */
  get failuresInARow(): number {
    return this.#inARow;
  }

  /** Number of trials that failed since the circuit opened. */
  get failedTrials(): number {
    return this.#failedTrials;
  }

  /**
   * Milliseconds until a call may be made. Returns 0 if it may be made now, and undefined if it has to wait for the
   * trial in progress.
   */
  waitMs(now: number): number | undefined {
    if (this.#state.kind === 'closed') return 0;
    return this.#state.kind === 'open' ? Math.max(0, this.#state.until - now) : undefined;
  }

  /**
   * Returns whether a call may be made. If the circuit is open, this call becomes the trial, and the caller must report
   * how it ended.
   */
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

  /**
   * Records a failed call. `askedMs` is the minimum wait that the server asked for. Returns whether the call was a
   * trial.
   */
  failed(now: number, askedMs = 0): boolean {
    this.#inARow += 1;
    // A call that was in progress when the circuit opened is not a trial.
    if (this.#state.kind === 'open') return false;
    const isTrial = this.#state.kind === 'half-open';
    if (isTrial) this.#failedTrials += 1;
    else if (this.#inARow < this.#options.failures) return false;
    this.#state = { kind: 'open', until: now + Math.max(askedMs, this.#options.openMs(this.#failedTrials)) };
    return isTrial;
  }

  /**
   * Records a call whose end says nothing about the server, because it was given up or throttled. The next trial may
   * start.
   */
  abandoned(): void {
    if (this.#state.kind === 'half-open') this.#state = { kind: 'open', until: this.#state.since };
  }
}
