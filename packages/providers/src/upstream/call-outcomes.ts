import { adapterFor } from './adapters/adapters.ts';
import type { ReceivedAnswer } from './answer-collector.ts';
import type { HeldKey, KeyRing } from './key-ring.ts';
import type { RetryDecision } from './retry-policy.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import type { ProviderCall, UpstreamModel } from './upstream-model.ts';
import type { UpstreamState } from './upstream-states.ts';

/**
 * Returns why a model cannot be tried now, or undefined if it can. In that case the call is counted against the model's
 * rate limit.
 */
export function obstacleOf(
  model: UpstreamModel,
  { circuit, rate }: UpstreamState,
  now: number,
): UpstreamFailure | undefined {
  if (!circuit.enter(now)) {
    return new UpstreamFailure(`The model "${model.name}" failed too often and is left alone for a while`, {
      status: 502,
      code: 'upstream_circuit_open',
      retryAfterMs: circuit.waitMs(now) ?? 0,
    });
  }
  const retryAfterMs = rate?.take(now) ?? 0;
  if (retryAfterMs === 0) return undefined;
  circuit.abandoned();
  return new UpstreamFailure(`The model "${model.name}" takes ${rate?.perMinute} calls a minute; ask again later`, {
    status: 429,
    code: 'rate_limit_exceeded',
    retryAfterMs,
  });
}

/**
 * Returns the body of an answer in OpenAI's form. Errors that cannot be read are returned unchanged. Throws SyntaxError
 * for other answers that cannot be read.
 */
export function translatedBody(answer: ReceivedAnswer, model: UpstreamModel, call: ProviderCall): Buffer {
  const adapter = adapterFor(model, call);
  if (!adapter.answer) return answer.body;
  try {
    return adapter.answer(answer, call);
  } catch (error) {
    if (answer.status >= 400 && error instanceof SyntaxError) return answer.body;
    throw error;
  }
}

export const redirected = ({ name }: UpstreamModel, status: number): UpstreamFailure =>
  new UpstreamFailure(
    `The model "${name}" answered with a redirect (${status}), which is not followed; check its URL`,
    {
      status: 502,
      code: 'upstream_redirected',
    },
  );

export const noModel = (): UpstreamFailure =>
  new UpstreamFailure('There is no model to ask', { status: 502, code: 'upstream_unreachable' });

/** Suspends a key that was refused or throttled. If another key is available, it is tried at once. */
export function afterKeyFault(
  { restMs, isRefused, isFinal }: RetryDecision & { kind: 'other_key' },
  keys: KeyRing,
  key: HeldKey | undefined,
  now: number,
): RetryDecision {
  if (key && isRefused) keys.refused(key, now);
  else if (key) keys.throttled(key, now, restMs);
  if (keys.hasAwake(now)) return { kind: 'again', afterMs: 'at_once' };
  return isFinal ? { kind: 'next_model' } : { kind: 'again', afterMs: restMs };
}
