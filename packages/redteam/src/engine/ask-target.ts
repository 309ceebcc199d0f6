import {
  backoffMs,
  type ChatMessage,
  opensConversation,
  type Pace,
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
  /** Maximum number of calls, including the first one. */
  readonly tries: number;
  /** Calls are repeated for at least this long, even after `tries` calls. */
  readonly patienceMs?: number;
  /** As `patienceMs`, for the first turn of a conversation alone. */
  readonly openingPatienceMs?: number;
  /** How the gate counts this failure. */
  readonly end: CallEnd;
  /** If set, more calls are useless: the run ends with this message. */
  readonly endsRun?: string;
}

/** How each kind of failure is handled. A call that finally fails makes its probe an error, never a verdict. */
const failureRules = {
  // Most rate limits are per minute. Three minutes, because other users of the key can use up the first one.
  throttled: { tries: 12, patienceMs: 180_000, end: 'throttled' },
  server: { tries: 4, end: 'failed' },
  unreachable: { tries: 5, end: 'failed' },
  // A bridge comes back by itself. Two minutes are what a service or a bridge needs to start again.
  bridge_away: { tries: 5, patienceMs: 120_000, end: 'failed' },
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
  // At a first turn it ends the run. So a target that is about to open another conversation gets time for it.
  closed: { tries: 1, openingPatienceMs: 15_000, end: 'answered' },
  reset: { tries: 1, end: 'answered', endsRun: 'The target cannot be reset; change `target.reset` and submit again' },
  refused_by_egress: { tries: 1, end: 'answered', endsRun: 'The address of the target may not be called' },
} as const satisfies Record<TargetFailureKind, FailureRule>;

export interface AskOptions {
  readonly target: Target;
  /** Names the conversation. It is the same for all its turns, and when a call is repeated. */
  readonly conversation: string;
  readonly gate: CallGate;
  readonly random: Random;
  /** Undefined if the target's owner names no rate. */
  readonly pace: Pace | undefined;
  /** When aborted, no new call starts. */
  readonly drain: AbortSignal;
  /** When aborted, calls in progress are cancelled. */
  readonly signal: AbortSignal;
}

/**
 * Asks the target, and repeats failed calls as `failureRules` says. Rejects with TargetFailed if the call finally
 * fails and does not end a conversation, with RunEnded if the run cannot continue, and with Drained if the run has to stop.
 */
export async function askTarget(messages: readonly ChatMessage[], options: AskOptions): Promise<TargetAnswer> {
  const { random, drain } = options;
  const startedAt = performance.now();
  for (let made = 1; ; made++) {
    const tried = await tryOnce(messages, options);
    if (!(tried instanceof TargetFailed)) return tried;
    const { tries, endsRun, ...rule }: FailureRule = failureRules[tried.kind];
    if (endsRun) throw new RunEnded(`${endsRun} (${tried.message})`);
    if (made >= tries && performance.now() - startedAt >= patienceOf(rule, messages)) return endOf(messages, tried);
    await pause(backoffMs(made - 1, targetBackoff, random.next(), tried.retryAfterMs), drain);
  }
}

function patienceOf(
  { patienceMs = 0, openingPatienceMs = patienceMs }: Pick<FailureRule, 'patienceMs' | 'openingPatienceMs'>,
  messages: readonly ChatMessage[],
): number {
  return opensConversation(messages) ? openingPatienceMs : patienceMs;
}

/** What ends a run whose target begins no conversation any more. */
const CLOSED =
  'The target says that its conversation is closed, so it takes no new one; give it an open one or a `target.reset`, and submit again';

/**
 * Returns the end of a conversation if the target refuses or closes a later turn of it. The attack is then judged by what
 * was said before. Throws the failure of a first turn, and every failure that says nothing about the conversation.
 * Throws RunEnded if a first turn meets a closed conversation, because all others would, too.
 */
function endOf(messages: readonly ChatMessage[], failure: TargetFailed): TargetAnswer {
  const isEnd = !opensConversation(messages) && (failure.kind === 'rejected' || failure.kind === 'closed');
  if (failure.kind === 'closed' && !isEnd) throw new RunEnded(`${CLOSED} (${failure.message})`);
  if (!isEnd) throw failure;
  const stopped = `The target ended the conversation: ${failure.message}`;
  return { text: '', toolCalls: [], tokens: undefined, latencyMs: 0, finishReason: undefined, stopped, isEnd: true };
}

/**
 * Makes one call and reports its outcome to the gate. Returns a TargetFailed instead of throwing it. Rejects with
 * Drained or any other error.
 */
async function tryOnce(
  messages: readonly ChatMessage[],
  { target, conversation, gate, pace, drain, signal }: AskOptions,
): Promise<TargetAnswer | TargetFailed> {
  const admission = await gate.enter(drain);
  try {
    await pace?.();
    const answer = await target.ask(messages, signal, conversation, pace);
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

/** Waits. Rejects with Drained if `signal` is aborted before the time is over. */
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
