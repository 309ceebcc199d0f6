import { isObject, type Json } from '@redoubt/providers';

/** HTTP statuses of errors in a stream, by OpenAI's types. */
const statuses = new Map<Json | undefined, number>([
  ['guardrails_violation', 400],
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['insufficient_quota', 402],
  ['permission_error', 403],
  ['rate_limit_error', 429],
  ['upstream_error', 502],
  ['server_error', 503],
]);

/** Returns the HTTP status of an error that stands in place of a chunk, and so has none of its own. */
export function streamedStatus(error: Json | undefined): number {
  const { type, code } = isObject(error) ? error : {};
  return code === 'upstream_timeout' ? 504 : (statuses.get(type) ?? 500);
}
