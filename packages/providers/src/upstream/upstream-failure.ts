import type { ProxyFailureCode } from '@redoubt/contract';
import { TransportFailed, type TransportFailure } from '../http/transport-failed.ts';

/** Error codes for failures that are not a provider's own error answers. */
type UpstreamFailureCode = ProxyFailureCode | 'not_ready' | 'aborted';

/** A call that got no answer from a provider, with the status and the body in OpenAI's form for the client. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly status: number;
  /** One of the codes above, or the code of a RequestRefused. */
  readonly code: string;
  readonly param: string | null;
  /** Value of the `retry-after` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    details: { status: number; code: string; param?: string | null; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.param = details.param ?? null;
    this.retryAfterSeconds =
      details.retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(details.retryAfterMs / 1_000));
  }

  /** Returns `{"error": …}` in OpenAI's form, for a whole answer or a chunk of a stream. */
  toBody(): { error: { message: string; type: string; param: string | null; code: string } } {
    return { error: { message: this.message, type: typeOf(this.status), param: this.param, code: this.code } };
  }
}

function typeOf(status: number): string {
  if (status === 429) return 'rate_limit_error';
  // No provider is to blame.
  if (status === 503) return 'server_error';
  return status < 500 ? 'invalid_request_error' : 'upstream_error';
}

const transportCodes = {
  refused_by_egress: 'upstream_not_allowed',
  unreachable: 'upstream_unreachable',
  bridge_away: 'upstream_unreachable',
  connect_timeout: 'upstream_timeout',
  headers_timeout: 'upstream_timeout',
  idle_timeout: 'upstream_timeout',
  cut: 'upstream_connection_lost',
  malformed: 'upstream_malformed',
  busy: 'upstream_busy',
  aborted: 'aborted',
} as const satisfies Record<TransportFailure, UpstreamFailureCode>;

/** HTTP statuses of some failures. 499 means that the client disconnected, as in the logs of proxies. */
const statuses: Partial<Record<TransportFailure, number>> = { busy: 429, aborted: 499 };

/** Statuses of some requests that cannot be written: 422 as everywhere in this service for an invalid body. */
const refusals: Readonly<Record<string, number>> = { invalid_json: 422, tokens_not_counted: 501 };

/** Converts any error of an attempt to a failure for the client. The message names the model but not its address. */
export function upstreamFailure(error: unknown, model: string): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  if (error instanceof RequestRefused) {
    const status = refusals[error.code] ?? 400;
    return new UpstreamFailure(error.message, { status, code: error.code, param: error.param, cause: error });
  }
  if (error instanceof TransportFailed) {
    const { kind } = error;
    const details = { status: statuses[kind] ?? 502, code: transportCodes[kind], cause: error };
    return new UpstreamFailure(`The model "${model}" failed: ${error.says}`, {
      ...details,
      ...(kind === 'busy' && { retryAfterMs: 1_000 }),
    });
  }
  const message = error instanceof Error ? error.message : String(error);
  return new UpstreamFailure(`The model "${model}" cannot be called: ${message}`, {
    status: 502,
    code: 'upstream_malformed',
    cause: error,
  });
}

/**
 * Thrown when a request cannot be written for a provider. The client gets status 422 if the body is not JSON, 501 if the
 * provider has no call that counts tokens, otherwise 400.
 */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: string;
  /** The field at fault, as in OpenAI's errors. */
  readonly param: string | null;

  constructor(message: string, { code, param, cause }: { code: string; param: string | null; cause?: unknown }) {
    super(message, { cause });
    this.code = code;
    this.param = param;
  }
}

/** The failure of a call whose answer would be more than the service may hold. */
export const noRoom = (): UpstreamFailure =>
  new UpstreamFailure("The service holds as many bytes of models' answers as it may; try again shortly", {
    status: 503,
    code: 'not_ready',
    retryAfterMs: 1_000,
  });
