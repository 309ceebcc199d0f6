import { errorKind } from '@redoubt/contract';
import type { Failure } from '../errors.ts';

/** An error in the form that OpenAI's clients expect. */
export interface OpenAiError {
  readonly error: {
    readonly message: string;
    readonly type: string;
    readonly param: string | null;
    readonly code: string;
  };
}

/** Returns the body of a failure. It also contains `detail` and the request id, outside OpenAI's `error` object. */
export function openAiError(failure: Failure, requestId: string): OpenAiError & Record<string, unknown> {
  const { code, message, status, detail } = failure;
  return {
    error: { message, type: errorKind('openai', status), param: paramOf(detail), code },
    ...(detail !== undefined && { detail }),
    request_id: requestId,
  };
}

/** Returns the body of a call that a guardrail blocked. */
export const guardrailError = (side: 'input' | 'output', message: string, detector: string | null): OpenAiError => ({
  error: { message, type: 'guardrails_violation', param: detector, code: `${side}_guardrails_blocked` },
});

/** Returns the first invalid place in OpenAI's notation, such as `messages.0.content`. */
function paramOf(detail: unknown): string | null {
  if (!Array.isArray(detail)) return null;
  const [first] = detail as { loc?: unknown }[];
  return Array.isArray(first?.loc) ? first.loc.slice(1).join('.') || null : null;
}
