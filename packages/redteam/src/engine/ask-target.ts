import {
  backoffMs,
  type ChatMessage,
  type Target,
  type TargetAnswer,
  TargetFailed,
  type TargetFailureKind,
} from '@redoubt/providers';
import type { Random } from '../seeded-random.ts';
import type { CallEnd, CallGate } from './call-gate.ts';
import { Drained, RunEnded } from './run-ended.ts';
import { targetBackoff } from './target-circuit.ts';

interface FailureRule {
  /** How often such a call is made at most. */
  readonly tries: number;
  /** It is made again for at least so long, however often that is. */
  readonly patienceMs?: number;
  /** What it says about the target. */
  readonly end: CallEnd;
  /** Going on is of no use: the run ends, with this sentence. */
  readonly endsRun?: string;
}

/** What follows from each kind of failure. A call that failed for good makes its probe an error, never a verdict. */
const failureRules = {
  // Limits are mostly by the minute: three of them, since other callers of the key may use up the first.
  throttled: { tries: 12, patienceMs: 180_000, end: 'throttled' },
  server: { tries: 4, end: 'failed' },
  unreachable: { tries: 5, end: 'failed' },
  timeout: { tries: 3, end: 'failed' },
  malformed: { tries: 2, end: 'answered' },
  context: { tries: 1, end: 'answered' },
  rejected: { tries: 1, end: 'answered' },
  auth: { tries: 1, end: 'answered', endsRun: 'The target refuses its key; change it and submit again' },
  quota: {
    tries: 1,
    end: 'answered',
    endsRun: 'The quota of the target is used up; resume the run when there is more',
  },
  refused_by_egress: { tries: 1, end: 'answered', endsRun: 'The address of the target may not be called' },
} as const satisfies Record<TargetFailureKind, FailureRule>;

export interface AskOptions {
  readonly target: Target;
  readonly gate: CallGate;
  readonly random: Random;
  /** Waits for the rate that the target's owner allows; undefined: none was named. */
  readonly pace: (() => Promise<void>) | undefined;
  /** Begin no call any more. */
  readonly drain: AbortSignal;
  /** Gives calls up that are under way. */
  readonly signal: AbortSignal;
}

/**
 * Ask until there is an answer or no use in asking. Rejects with TargetFailed, with RunEnded where the run cannot go on,
 * and with Drained where it is to stop.
 */
export async function askTarget(messages: readonly ChatMessage[], options: AskOptions): Promise<TargetAnswer> {
  const { random, drain } = options;
  const startedAt = performance.now();
  for (let made = 1; ; made++) {
    const tried = await tryOnce(messages, options);
    if (!(tried instanceof TargetFailed)) return tried;
    const { tries, patienceMs = 0, endsRun }: FailureRule = failureRules[tried.kind];
    if (endsRun) throw new RunEnded(`${endsRun} (${tried.message})`);
    if (made >= tries && performance.now() - startedAt >= patienceMs) throw tried;
    await pause(backoffMs(made - 1, targetBackoff, random.next(), tried.retryAfterMs), drain);
  }
}

/** One call, and what it tells the gate. Rejects with what is no failure of the target. */
async function tryOnce(
  messages: readonly ChatMessage[],
  { target, gate, pace, drain, signal }: AskOptions,
): Promise<TargetAnswer | TargetFailed> {
  const admission = await gate.enter(drain);
  try {
    await pace?.();
    const answer = await target.ask(messages, signal);
    gate.leave(admission, 'answered');
    return answer;
  } catch (error) {
    if (error instanceof TargetFailed && !signal.aborted) {
      gate.leave(admission, failureRules[error.kind].end, error.retryAfterMs);
      return error;
    }
    gate.leave(admission, 'abandoned');
    throw signal.aborted ? new Drained('The service stops') : error;
  }
}

/** Waits; rejects with Drained where the run is to stop meanwhile. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Drained('The run is to stop'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
