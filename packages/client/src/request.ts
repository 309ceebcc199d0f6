import { encodeHeaderText, headerPrefix, IDEMPOTENCY_KEY_HEADER } from '@redoubt/contract/http';
import { followRedirects } from './follow-redirects.ts';
import type { ClientOptions } from './options.ts';
import { withRetries } from './retry.ts';
import type { Route } from './routes.ts';
import { failureOf } from './service-error.ts';

/** The parts of a call to any operation. */
export interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** How one call is sent. */
export interface CallOptions {
  /** Ends the call. The service then stops its work on it, where the work has not been charged. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Makes it safe to send a charged call again: the service works and charges once, and repeats its answer. `true`
   * makes a new key. Without one, a charged call is sent again only if the service has refused it before any work.
   */
  readonly idempotencyKey?: string | true;
  /** How often this call is sent again. Default: that of the client. */
  readonly retries?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a call and returns the response if it is no failure. Rejects with ServiceError for a failure of the service,
 * with TypeError where there is no connection, and with the reason of an aborted signal.
 */
export function request(
  options: ClientOptions,
  route: Route,
  call: AnyCall,
  { signal, idempotencyKey, retries = options.retries ?? 2, headers = {} }: CallOptions = {},
): Promise<Response> {
  const [method, path] = partsOf(route);
  const key = idempotencyKey === true ? newIdempotencyKey() : idempotencyKey;
  const content = contentOf(call);
  const url = (options.baseUrl ?? '').replace(/\/$/, '') + pathOf(path, call);
  const init: RequestInit = {
    method,
    headers: {
      ...(options.apiKey !== undefined && { apikey: options.apiKey }),
      ...options.headers,
      ...selectingHeaders(options, call),
      ...content.headers,
      ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }),
      ...headers,
    },
    ...(content.body !== undefined && { body: content.body }),
    ...(signal && { signal }),
  };
  const isRepeatable = method === 'GET' || (method === 'POST' && key !== undefined);
  return withRetries(() => sendOnce(url, init, options), { retries, isRepeatable, signal });
}

/** Returns 128 random bits in hex. Browsers have `randomUUID` only on pages of https and of the machine itself. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sendOnce(url: string, init: RequestInit, options: ClientOptions): Promise<Response> {
  const { fetch = globalThis.fetch, onResponse } = options;
  const response = await followRedirects(fetch, url, init);
  onResponse?.(response);
  if (!response.ok) throw await failureOf(response);
  return response;
}

function partsOf(route: Route): readonly [method: string, path: string] {
  const at = route.indexOf(' ');
  return [route.slice(0, at), route.slice(at + 1)];
}

/** Turns fields into the brand's headers: `policy` is sent in `X-Service-Policy`. */
function selectingHeaders({ brand = 'service' }: ClientOptions, { headers = {} }: AnyCall): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [headerPrefix(brand) + field.replaceAll('_', '-'), encodeHeaderText(String(value))]),
  );
}

/** The body as JSON, or as a form if it contains a file. */
function contentOf({ body }: AnyCall): { headers: Record<string, string>; body?: BodyInit } {
  if (body === undefined) return { headers: {} };
  const fields = Object.entries(body ?? {}).filter(([, value]) => value != null);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : textOf(value));
  return { headers: {}, body: form };
}

/** A field of a form. Objects are sent as JSON. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function pathOf(path: string, { params, query }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const words = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return words.length > 0 ? `${filled}?${new URLSearchParams(words)}` : filled;
}
