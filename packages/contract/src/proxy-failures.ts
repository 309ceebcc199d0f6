const violation = 'guardrails_violation';
const upstream = 'upstream_error';

/** Failures of calls that the AI proxy passes to a model, beyond those of all operations. */
export const proxyFailures = {
  input_guardrails_blocked: { status: 400, type: violation, meaning: 'A guardrail blocked the request.' },
  output_guardrails_blocked: { status: 400, type: violation, meaning: 'A guardrail blocked the answer.' },
  unsupported_parameter: { status: 400, meaning: 'The API of the provider cannot express a field of the request.' },
  invalid_value: { status: 400, meaning: 'The API of the provider cannot express the value of a field.' },
  unsupported_endpoint: { status: 400, meaning: 'The API of the provider has no such call.' },
  invalid_json: { status: 422, meaning: 'The body is no JSON object.' },
  rate_limit_exceeded: { status: 429, meaning: 'A rate of the deployment or the model is used up; see Retry-After.' },
  concurrency_limit_exceeded: { status: 429, meaning: 'The deployment answers as many calls as it may.' },
  upstream_busy: { status: 429, meaning: 'As many requests to the provider wait as may.' },
  tokens_not_counted: {
    ...{ status: 501, type: upstream },
    meaning: 'The API of the provider has no call that counts tokens.',
  },
  upstream_unreachable: { status: 502, type: upstream, meaning: 'The provider cannot be reached.' },
  upstream_timeout: { status: 502, type: upstream, meaning: 'The provider did not answer in time.' },
  upstream_connection_lost: { status: 502, type: upstream, meaning: 'The connection to the provider broke off.' },
  upstream_malformed: { status: 502, type: upstream, meaning: 'The answer of the provider cannot be read.' },
  upstream_redirected: { status: 502, type: upstream, meaning: 'The provider redirects to another address.' },
  upstream_not_allowed: { status: 502, type: upstream, meaning: 'The service may not call that address.' },
  upstream_answer_too_large: { status: 502, type: upstream, meaning: 'The answer has more bytes than are kept.' },
  upstream_circuit_open: { status: 502, type: upstream, meaning: 'The model failed too often and rests.' },
} as const satisfies Record<string, { status: number; meaning: string; type?: string }>;

/** The codes of failures that only calls of models have. */
export type ProxyFailureCode = keyof typeof proxyFailures;
