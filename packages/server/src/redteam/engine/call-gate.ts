import type { Random } from '../seeded-random.ts';
import { AdaptiveLimit, type Admission } from './adaptive-limit.ts';
import { Circuit } from './circuit.ts';
import { Drained, RunEnded } from './run-ended.ts';

export interface GateOptions {
  /** Calls at once at most. */
  readonly most: number;
  /** Calls a minute at most; undefined: as many as the limit lets through. */
  readonly ratePerMinute: number | undefined;
  readonly random: Random;
  readonly now: () => number;
}

/** How a call ended, as far as the gate is concerned. `rejected`: the target answered, but not with what was wanted. */
export type CallEnd = 'answered' | 'throttled' | 'failed' | 'abandoned';

interface Waiting {
  admit(admission: Admission): void;
  refuse(reason: Error): void;
}

/** Where calls to one target wait for their turn: an adaptive limit, a rate, and a circuit, in the order of their coming. */
export class CallGate {
  readonly #options: GateOptions;
  readonly #limit: AdaptiveLimit;
  readonly #circuit: Circuit;
  /** Waiting calls from `#first` on; what is before has gone in. */
  #waiting: Waiting[] = [];
  #first = 0;
  #timer: NodeJS.Timeout | undefined;
  #nextAt = Number.NEGATIVE_INFINITY;
  #closed: Error | undefined;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#limit = new AdaptiveLimit(options);
    this.#circuit = new Circuit(options.now, options.random);
  }

  /** Calls at once, as the limit stands. */
  get limit(): number {
    return this.#limit.limit;
  }

  /** Resolves when the call may be made. Rejects with Drained after `drain`, with RunEnded where the target is gone. */
  enter(): Promise<Admission> {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((admit, refuse) => {
      this.#waiting.push({ admit, refuse });
      this.#pump();
    });
  }

  leave(admission: Admission, end: CallEnd, retryAfterMs?: number): void {
    this.#limit.leave(admission, end === 'abandoned' ? 'failed' : end);
    if (end === 'answered') this.#circuit.succeeded();
    else if (end === 'abandoned') this.#circuit.abandoned();
    else this.#circuit.failed(retryAfterMs);
    if (this.#circuit.isHopeless) {
      this.#close(new RunEnded('The target has failed every call for minutes; resume the run when it answers again'));
    }
    this.#pump();
  }

  /** Nobody is let in any more; calls under way are not touched. */
  drain(): void {
    this.#close(new Drained('The run is to stop'));
  }

  #close(reason: Error): void {
    this.#closed ??= reason;
    clearTimeout(this.#timer);
    const waiting = this.#waiting.slice(this.#first);
    this.#waiting = [];
    this.#first = 0;
    for (const { refuse } of waiting) refuse(this.#closed);
  }

  #pump(): void {
    clearTimeout(this.#timer);
    while (this.#first < this.#waiting.length && this.#limit.hasRoom) {
      const wait = this.#waitMs();
      if (wait !== 0) {
        // A trial that is under way pumps again when it ends.
        if (wait !== undefined) this.#timer = setTimeout(() => this.#pump(), Math.ceil(wait));
        break;
      }
      this.#letIn();
    }
    if (this.#first > 1_024) this.#forget();
  }

  #waitMs(): number | undefined {
    const wait = this.#circuit.waitMs();
    return wait === 0 ? Math.max(0, this.#nextAt - this.#options.now()) : wait;
  }

  #letIn(): void {
    const { ratePerMinute, now } = this.#options;
    const next = this.#waiting[this.#first++];
    if (ratePerMinute !== undefined) this.#nextAt = Math.max(now(), this.#nextAt) + 60_000 / ratePerMinute;
    this.#circuit.enter();
    next?.admit(this.#limit.enter());
  }

  #forget(): void {
    this.#waiting = this.#waiting.slice(this.#first);
    this.#first = 0;
  }
}
