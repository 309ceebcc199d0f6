import { AdaptiveLimit, type Admission } from '@redoubt/providers';
import type { Random } from '../seeded-random.ts';
import { Drained, RunEnded } from './run-ended.ts';
import { TargetCircuit } from './target-circuit.ts';

export interface GateOptions {
  /** Maximum number of concurrent calls. */
  readonly most: number;
  readonly random: Random;
  readonly now: () => number;
}

/**
 * How a call ended, from the gate's point of view. `answered` includes answers that cannot be used. `abandoned` means
 * that the call was given up and says nothing about the target.
 */
export type CallEnd = 'answered' | 'throttled' | 'failed' | 'abandoned';

/** The message of a run that ends because its target was given up. `time` is how long no call was answered. */
const reasons = {
  failed: (time: string) => `The target has failed every call for ${time}; resume the run when it answers again`,
  throttled: (time: string) =>
    `The target has refused every call as too many (429) for ${time}; resume the run when it has room`,
} as const;

interface WaitingCall {
  admit(admission: Admission): void;
  refuse(reason: Error): void;
  readonly drain: AbortSignal;
}

/**
 * Queue of the calls to one target, in the order of arrival. An adaptive limit and a circuit breaker decide when the
 * next call may start.
 */
export class CallGate {
  readonly #limit: AdaptiveLimit;
  readonly #circuit: TargetCircuit;
  /** Entries from `#first` on are waiting. Entries before it were already let in. */
  #waiting: WaitingCall[] = [];
  #first = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed: Error | undefined;

  constructor(options: GateOptions) {
    this.#limit = new AdaptiveLimit(options);
    this.#circuit = new TargetCircuit(options.now, options.random);
  }

  /** True once the target was given up. No call is let in any more. */
  get isClosed(): boolean {
    return this.#closed !== undefined;
  }

  /**
   * Resolves when the call may be made. Rejects with Drained once `drain` is aborted, and with RunEnded if the target
   * was given up.
   */
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
    if (hopeless) this.#close(new RunEnded(reasons[hopeless](spokenTime(this.#circuit.failingMs))));
    this.#pump();
  }

  /** Rejects the waiting calls whose `drain` signal is aborted. */
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
        // If a trial call is in progress, `leave` calls `#pump` again when it ends.
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

/** Says a time in milliseconds with the unit that fits it, such as `40 seconds` and `3 minutes`. */
function spokenTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  const [count, unit] = seconds < 100 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
