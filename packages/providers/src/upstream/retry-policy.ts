import type { IncomingHttpHeaders } from 'node:http';
import type { TransportFailure } from '../http/transport-failed.ts';
import { backoffMs, FULL_JITTER } from '../resilience/backoff.ts';
import { retryAfterMs } from '../resilience/retry-after.ts';

/** How often and how patiently a call is tried. Nothing is tried again once a byte of its answer was delivered. */
export interface RetryLimits {
  readonly attemptsPerModel: number;
  /** Over all models of one call. */
  readonly attempts: number;
  /** Before a try is repeated: at random up to this, doubled with every try. */
  readonly backoffMs: number;
  /** A provider that asks for more patience is not waited for. */
  readonly maxWaitMs: number;
  /** No try begins later than this after the call did. */
  readonly deadlineMs: number;
}

export const defaultRetryLimits: RetryLimits = {
  attemptsPerModel: 3,
  attempts: 6,
  backoffMs: 250,
  maxWaitMs: 8_000,
  deadlineMs: 600_000,
};

/** What to do after an attempt that delivered nothing. */
export type RetryDecision =
  /** The answer is what the client asked for, or tells the client's own mistake. */
  | { readonly kind: 'deliver' }
  /** Ask the same model again, not before what it asked for. */
  | { readonly kind: 'again'; readonly afterMs: number | 'at_once' | undefined }
  /** The key is at fault: another one may do. `isFinal`: this one will not, however long is waited. */
  | {
      readonly kind: 'other_key';
      readonly restMs: number | undefined;
      readonly isRefused: boolean;
      readonly isFinal: boolean;
    }
  /** This model will not do, another one may. */
  | { readonly kind: 'next_model' };

/** A key that is none, whose account is out of money, or that may not. */
const keyRefusals: ReadonlySet<number> = new Set([401, 402, 403]);

/** Of an answer of any status. */
export function judgeAnswer(status: number, headers: IncomingHttpHeaders, now: number): RetryDecision {
  if (keyRefusals.has(status)) return { kind: 'other_key', restMs: undefined, isRefused: true, isFinal: true };
  // Said by OpenAI's servers and by those that follow them.
  const isFinal = headers['x-should-retry'] === 'false';
  if (status === 429) {
    return { kind: 'other_key', restMs: retryAfterMs(headers, new Date(now)), isRefused: false, isFinal };
  }
  if (status === 404) return { kind: 'next_model' };
  if (!isRepeatable(status)) return { kind: 'deliver' };
  if (isFinal) return { kind: 'next_model' };
  return { kind: 'again', afterMs: retryAfterMs(headers, new Date(now)) };
}

const isRepeatable = (status: number): boolean => status === 408 || status === 409 || status >= 500;

const verdicts = {
  unreachable: { kind: 'again', afterMs: undefined },
  connect_timeout: { kind: 'again', afterMs: undefined },
  cut: { kind: 'again', afterMs: undefined },
  malformed: { kind: 'next_model' },
  // It has thought for minutes, and may be about to answer still: a second time would cost as much again.
  headers_timeout: { kind: 'next_model' },
  idle_timeout: { kind: 'next_model' },
  busy: { kind: 'next_model' },
  refused_by_egress: { kind: 'next_model' },
  aborted: { kind: 'next_model' },
} as const satisfies Record<TransportFailure, RetryDecision>;

export const judgeFailure = (kind: TransportFailure): RetryDecision => verdicts[kind];

/** Whether it counts against the provider's circuit: what is this side's or the key's does not. */
export const isSick = (kind: TransportFailure): boolean =>
  kind !== 'busy' && kind !== 'refused_by_egress' && kind !== 'aborted';

/** Where another model can be asked, a throttled one is not waited for longer than this. */
const PATIENCE_MS = 1_000;

/**
 * Before try `n` (from 1) is repeated: exponential with full jitter, at least what was asked for; undefined where that is
 * too much. `others`: how many further models can be asked.
 */
export function waitBefore(
  n: number,
  asked: number | 'at_once' | undefined,
  { retries, random, others }: { retries: RetryLimits; random: () => number; others: number },
): number | undefined {
  if (asked === 'at_once') return 0;
  const patience = others > 0 ? Math.min(PATIENCE_MS, retries.maxWaitMs) : retries.maxWaitMs;
  if (asked !== undefined && asked > patience) return undefined;
  return backoffMs(n - 1, { baseMs: retries.backoffMs, maxMs: patience, spread: FULL_JITTER }, random(), asked);
}
