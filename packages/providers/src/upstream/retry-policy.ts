import type { IncomingHttpHeaders } from 'node:http';
import type { TransportFailure } from '../http/transport-failed.ts';
import { backoffMs, FULL_JITTER } from '../resilience/backoff.ts';
import { retryAfterMs } from '../resilience/retry-after.ts';

/**
 * How often a call is tried and how long it may wait. Nothing is retried after the first byte of an answer was
 * delivered.
 */
export interface RetryLimits {
  readonly attemptsPerModel: number;
  /** Maximum number of attempts over all models of a call. */
  readonly attempts: number;
  /** Upper bound of the random wait before the first retry. It doubles with every further one. */
  readonly backoffMs: number;
  /** If a provider asks for a longer wait, it is not retried. */
  readonly maxWaitMs: number;
  /** No attempt starts later than this after the call. */
  readonly deadlineMs: number;
}

export const defaultRetryLimits: RetryLimits = {
  attemptsPerModel: 3,
  attempts: 6,
  backoffMs: 250,
  maxWaitMs: 8_000,
  deadlineMs: 600_000,
};

/** What to do after an attempt that delivered nothing to the client. */
export type RetryDecision =
  /** Deliver the answer: it is a success, or an error of the client's own request. */
  | { readonly kind: 'deliver' }
  /** Retry the same model, not earlier than the provider asked for. */
  | { readonly kind: 'again'; readonly afterMs: number | 'at_once' | undefined }
  /** The key is at fault, so try another one. `isFinal` means that waiting will not make this key work. */
  | {
      readonly kind: 'other_key';
      readonly restMs: number | undefined;
      readonly isRefused: boolean;
      readonly isFinal: boolean;
    }
  /** Try the next model. */
  | { readonly kind: 'next_model' };

/** Statuses of a key that is invalid, has no credit or lacks permission. */
const keyRefusals: ReadonlySet<number> = new Set([401, 402, 403]);

/** Decides what to do after an answer of any status. */
export function judgeAnswer(status: number, headers: IncomingHttpHeaders, now: number): RetryDecision {
  if (keyRefusals.has(status)) return { kind: 'other_key', restMs: undefined, isRefused: true, isFinal: true };
  // Header of OpenAI's servers and compatible ones.
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
  bridge_away: { kind: 'again', afterMs: undefined },
  connect_timeout: { kind: 'again', afterMs: undefined },
  cut: { kind: 'again', afterMs: undefined },
  malformed: { kind: 'next_model' },
  // The provider has worked for minutes and may be about to answer. A retry would cost as much again.
  headers_timeout: { kind: 'next_model' },
  idle_timeout: { kind: 'next_model' },
  busy: { kind: 'next_model' },
  refused_by_egress: { kind: 'next_model' },
  aborted: { kind: 'next_model' },
} as const satisfies Record<TransportFailure, RetryDecision>;

export const judgeFailure = (kind: TransportFailure): RetryDecision => verdicts[kind];

/** Whether a failure counts against the provider's circuit. Failures on this side do not. */
export const isSick = (kind: TransportFailure): boolean =>
  kind !== 'busy' && kind !== 'refused_by_egress' && kind !== 'aborted';

/** If another model can be tried, longer waits for a throttled one are skipped. */
const PATIENCE_MS = 1_000;

/**
 * Returns the wait in milliseconds after attempt `n` (from 1) failed: exponential backoff with full jitter, but at
 * least what the provider asked for. Returns undefined if that is too long. `others` is the number of further models.
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
