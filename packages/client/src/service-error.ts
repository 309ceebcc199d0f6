import type { DetailOf, ErrorBody, FailureCode } from '@redoubt/contract';

/** A failure that the service answered, with its error body. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Wait so long before the call is sent again, in ms. Undefined if the service did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfterMs?: number) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }

  /** The code of the failure, such as `credit_limit_reached`. A newer service may answer others. */
  get code(): FailureCode | (string & {}) {
    return this.body.error;
  }

  /** Id of the request, which the logs of the service name, too. */
  get requestId(): string {
    return this.body.request_id;
  }
}

type DetailFor<Code extends FailureCode> = Code extends keyof DetailOf ? DetailOf[Code] : unknown;

/** Whether an error is this failure of the service. The `detail` of its body then has its type. */
export function isFailure<Code extends FailureCode>(
  error: unknown,
  code: Code,
): error is ServiceError & { readonly code: Code; readonly body: ErrorBody & { readonly detail: DetailFor<Code> } } {
  return error instanceof ServiceError && error.code === code;
}

/** Reads a failure. A proxy in between may answer in another form: its text is then the message. */
export async function failureOf(response: Response): Promise<ServiceError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = seconds >= 0 ? seconds * 1_000 : undefined;
  return new ServiceError(response.status, await errorBodyOf(response), retryAfterMs);
}

async function errorBodyOf(response: Response): Promise<ErrorBody> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorBody;
    const proxied = proxiedErrorOf(body, response);
    if (proxied) return proxied;
  } catch {
    // Not JSON. The text itself is used below.
  }
  const message = text.slice(0, 500) || response.statusText;
  return { error: 'unexpected_answer', message, request_id: response.headers.get('x-request-id') ?? '' };
}

/** Reads an error of the AI proxy, which has OpenAI's form. `detail` is then the whole body. */
function proxiedErrorOf(body: unknown, response: Response): ErrorBody | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  const code = ('code' in error && error.code) || ('type' in error && error.type) || 'unexpected_answer';
  const request_id = response.headers.get('x-request-id') ?? '';
  return { error: String(code), message: String(error.message), detail: body, request_id };
}
