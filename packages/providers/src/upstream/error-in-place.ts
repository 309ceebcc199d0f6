import { isObject, type Json, type JsonObject } from '../json/exact-json.ts';

/** A provider sent an error where its answer belongs, under a status that says nothing of it. */
export class ErrorInPlace extends Error {
  override readonly name = 'ErrorInPlace';
  /** JSON with a truthy `error`, as the provider wrote it. */
  readonly body: string;
  /** The status that the error should have come with. */
  readonly status: number;

  constructor(body: string, status: number) {
    super('The provider sent an error in the place of its answer');
    this.body = body;
    this.status = status;
  }
}

/** The error that a text in JSON is; undefined for any other text. */
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

/** With what status kinds of errors come where they have one: of Anthropic's and of OpenAI's. */
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

/** Its own where it names one, else that of its kind. */
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
