/** The body of the chunk that ends a stream early: `error` and fields beside it. */
export interface ErrorBody {
  readonly error: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The default body for a blocked stream. */
export const blockedBody: ErrorBody = {
  error: {
    message: 'The answer was blocked by the output guardrails',
    type: 'guardrails_violation',
    code: 'output_guardrails_blocked',
    param: null,
  },
};

/** The body for an unreadable chunk. It cannot be judged, so the stream ends. */
export const malformed = (message: string): ErrorBody => ({
  error: { message, type: 'upstream_error', code: 'upstream_malformed', param: null },
});

export const malformedBody = malformed('The provider sent an event that is no chunk');

/** Replaces a provider's error whose text is blocked. */
export const unreportedError: ErrorBody = {
  error: {
    message: 'The provider ended its stream with an error whose text the output guardrails blocked',
    type: 'upstream_error',
    code: 'upstream_failed',
    param: null,
  },
};

export const isErrorBody = (body: Readonly<Record<string, unknown>>): body is ErrorBody =>
  typeof body.error === 'object' && body.error !== null;

const upstreamError = (code: string, message: string): ErrorBody => ({
  error: { message, type: 'upstream_error', param: null, code },
});

/** Ends a stream that broke off on the model's side. */
export const lost = upstreamError('upstream_connection_lost', 'The stream of the model ended before its answer did');

/** Ends a stream after a stage failed. Held text is not delivered. */
export const stageFailed = upstreamError(
  'guardrails_failed',
  'A guardrail failed, and the deployment delivers nothing unjudged',
);
