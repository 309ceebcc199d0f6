import { AdaptiveLimit, type Admission } from '@redoubt/providers';
import type { Random } from '../seeded-random.ts';
import { Drained, RunEnded } from './run-ended.ts';
import { TargetCircuit } from './target-circuit.ts';

export interface GateOptions {
  /** Calls at once at most. */
  readonly most: number;
  readonly random: Random;
  readonly now: () => number;
}

/** How a call ended, as far as the gate is concerned. `rejected`: the target answered, but not with what was wanted. */
export type CallEnd = 'answered' | 'throttled' | 'failed' | 'abandoned';

/** Why a run ends whose target is given up. */
const reasons = {
  failed: 'The target has failed every call for minutes; resume the run when it answers again',
  throttled: 'The target has refused every call as too many (429) for ten minutes; resume the run when it has room',
} as const;

interface WaitingCall {
  admit(admission: Admission): void;
  refuse(reason: Error): void;
  readonly drain: AbortSignal;
}

/** Where calls to one target wait for their turn: an adaptive limit and a circuit, in the order of their coming. */
export class CallGate {
  readonly #limit: AdaptiveLimit;
  readonly #circuit: TargetCircuit;
  /** Waiting calls from `#first` on; what is before has gone in. */
  #waiting: WaitingCall[] = [];
  #first = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed: Error | undefined;

  constructor(options: GateOptions) {
    this.#limit = new AdaptiveLimit(options);
    this.#circuit = new TargetCircuit(options.now, options.random);
  }

  /** The target was given up: nobody is let in any more. */
  get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /** Resolves when the call may be made. Rejects with Drained once `drain` is aborted, with RunEnded where the target is gone. */
  enter(drain: AbortSignal): Promise<Admission> {
    if (this.#closed) return Promise.reject(this.#closed);
    if (drain.aborted) return Promise.reject(new Drained('The run is to stop'));
    return new Promise((admit, refuse) => {
      this.#waiting.push({ admit, refuse, drain });
      this.#pump();
    });
  }

  leave(admission: Admission, end: CallEnd, retryAfterMs?: number): void {
    this.#limit.leave(admission, end === 'abandoned' ? 'failed' : end);
    if (end === 'answered') this.#circuit.succeeded();
    else if (end === 'abandoned') this.#circuit.abandoned();
    else this.#circuit.failed(end, retryAfterMs);
    const { hopeless } = this.#circuit;
    if (hopeless) this.#close(new RunEnded(reasons[hopeless]));
    this.#pump();
  }

  /** Sends away who waits for a run that is to stop. */
  refuseDrained(): void {
    const waiting = this.#waiting.slice(this.#first);
    this.#first = 0;
    this.#waiting = waiting.filter(({ drain }) => !drain.aborted);
    for (const { drain, refuse } of waiting) if (drain.aborted) refuse(new Drained('The run is to stop'));
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
      const wait = this.#circuit.waitMs();
      if (wait !== 0) {
        // A trial that is under way pumps again when it ends.
        if (wait !== undefined) this.#timer = setTimeout(() => this.#pump(), Math.ceil(wait));
        break;
      }
      this.#letIn();
    }
    if (this.#first > 1_024) this.#forget();
  }

  #letIn(): void {
    const next = this.#waiting[this.#first++];
    this.#circuit.enter();
    next?.admit(this.#limit.enter());
  }

  #forget(): void {
    this.#waiting = this.#waiting.slice(this.#first);
    this.#first = 0;
  }
}
