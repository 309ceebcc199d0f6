import { isObject, type JsonObject } from '@redoubt/providers';
import { withoutNothing } from '../client-body.ts';

/** Google's names of statuses, by HTTP status. */
const names: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  402: 'RESOURCE_EXHAUSTED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  501: 'UNIMPLEMENTED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const nameOf = (status: number): string => names[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT');

/** Converts an error. Its own code, which names guardrails and limits, is the reason in Google's details. */
export function geminiError(status: number, body: JsonObject): JsonObject {
  const { error, ...others } = body;
  const { message, code, type, param } = isObject(error) ? error : {};
  const text = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: text(code) ?? text(type) ?? 'failed',
    domain: 'ai-proxy',
    metadata: withoutNothing({ type: text(type), param: text(param) }),
  };
  const said = typeof message === 'string' ? message : 'The call failed';
  return { error: { code: status, message: said, status: nameOf(status), details: [info] }, ...others };
}

/** HTTP statuses of errors in a stream, by OpenAI's types. */
const statuses: Readonly<Record<string, number>> = {
  guardrails_violation: 400,
  invalid_request_error: 400,
  authentication_error: 401,
  insufficient_quota: 402,
  permission_error: 403,
  rate_limit_error: 429,
  upstream_error: 502,
  server_error: 503,
};

/** Converts an error that stands in place of a chunk, and so has no status of its own. */
export function streamedError(chunk: JsonObject): JsonObject {
  const { type, code } = isObject(chunk.error) ? chunk.error : {};
  const status = code === 'upstream_timeout' ? 504 : statuses[String(type)];
  return geminiError(status ?? 500, chunk);
}
