/** The body of the chunk that ends a stream before its time: `error`, and what belongs beside it. */
export interface ErrorBody {
  readonly error: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** What a blocked stream ends with where nobody says more. */
export const blockedBody: ErrorBody = {
  error: {
    message: 'The answer was blocked by the output guardrails',
    type: 'guardrails_violation',
    code: 'output_guardrails_blocked',
    param: null,
  },
};

/** A chunk that cannot be read cannot be judged: the stream ends. */
export const malformed = (message: string): ErrorBody => ({
  error: { message, type: 'upstream_error', code: 'upstream_malformed', param: null },
});

export const malformedBody = malformed('The provider sent an event that is no chunk');

/** In the place of an error whose words are blocked. */
export const untoldError: ErrorBody = {
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

/** What ends a stream that the model's side broke off. */
export const lost = upstreamError('upstream_connection_lost', 'The stream of the model ended before its answer did');

/** What ends a stream of which a stage failed: nothing that is held is delivered. */
export const stageFailed = upstreamError(
  'guardrails_failed',
  'A guardrail failed, and the deployment delivers nothing unjudged',
);
