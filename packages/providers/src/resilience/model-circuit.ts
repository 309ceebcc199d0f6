/** When a circuit opens and for how long, in milliseconds. */
export interface CircuitLimits {
  /** Failures one after the other that open it. */
  readonly failures: number;
  /** Doubles with every trial that fails, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

/** Keeps calls from a provider that fails all the time: open, it lets one trial through now and then; a success closes it. */
export class ModelCircuit {
  readonly #limits: CircuitLimits;
  #inARow = 0;
  #openUntil = 0;
  #openMs = 0;
  #isTrying = false;

  constructor(limits: CircuitLimits) {
    this.#limits = limits;
  }

  /** Whether a call may be made; of an open circuit it then is the trial, and has to be told of how it ended. */
  enter(now: number): boolean {
    if (this.#openMs === 0) return true;
    if (this.#isTrying || now < this.#openUntil) return false;
    this.#isTrying = true;
    return true;
  }

  /** Milliseconds until a trial may be made. */
  waitMs(now: number): number {
    return Math.max(0, this.#openUntil - now);
  }

  succeeded(): void {
    this.#inARow = 0;
    this.#openMs = 0;
    this.#isTrying = false;
  }

  failed(now: number): void {
    this.#inARow++;
    const { failures, openMs, maxOpenMs } = this.#limits;
    const hasTried = this.#isTrying;
    // Calls that were under way when it opened are no trials.
    if (this.#openMs === 0 ? this.#inARow < failures : !hasTried) return;
    this.#isTrying = false;
    this.#openMs = hasTried ? Math.min(this.#openMs * 2, maxOpenMs) : openMs;
    this.#openUntil = now + this.#openMs;
  }

  /** The call ended in a way that says nothing of the provider: given up, or throttled. */
  abandoned(): void {
    this.#isTrying = false;
  }
}
