import { isObject, type Json, type JsonObject } from '../json/exact-json.ts';

/** Thrown when a provider sends an error instead of an answer, under a status that does not show it. */
export class ErrorInPlace extends Error {
  override readonly name = 'ErrorInPlace';
  /** JSON with a truthy `error`, as the provider sent it. */
  readonly body: string;
  /** The status that the error should have had. */
  readonly status: number;

  constructor(body: string, status: number) {
    super('The provider sent an error in the place of its answer');
    this.body = body;
    this.status = status;
  }
}

/** Returns the error if a JSON text is one, otherwise undefined. */
export function errorInPlace(text: string): ErrorInPlace | undefined {
  if (!text.includes('"error"')) return undefined;
  const said = objectIn(text);
  return said?.error ? new ErrorInPlace(text, statusOf(said)) : undefined;
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** HTTP status by error type, for Anthropic's and OpenAI's types. */
const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  insufficient_quota: 429,
  api_error: 500,
  server_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};
const rateLimit = /rate.?limit|too.?many.?requests|throttl/i;
const UNKNOWN = 502;

/** Returns the status that the error names itself, otherwise the status of its type. */
function statusOf(said: JsonObject): number {
  const error = isObject(said.error) ? said.error : {};
  const codes = [error.code, error.status, error.status_code, said.code, said.status, said.status_code];
  const own = codes.map(Number).find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  if (own !== undefined) return own;
  const kinds = [error.type, error.code, error.status].filter((kind) => typeof kind === 'string');
  if (kinds.some((kind) => rateLimit.test(kind))) return 429;
  const known = kinds.find((kind) => Object.hasOwn(statuses, kind));
  return (known === undefined ? undefined : statuses[known]) ?? UNKNOWN;
}
