import { type Endpoint, type ErrorBody, encodeHeaderText, headerPrefix } from '@redoubt/contract';

export interface ClientOptions {
  /** Where the service answers, such as `http://127.0.0.1:8787`. */
  baseUrl: string;
  apiKey: string;
  /** The brand of the service, which names its headers. Default `service`. */
  brand?: string;
  /** Replaces the global fetch, for tests and proxies. */
  fetch?: typeof globalThis.fetch;
  /** Called with each response, for example to read the credits of a call from its headers. */
  onResponse?: (response: Response) => void;
}

/** The parts of a call to any operation. */
export interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** Parts of a request that are not in its call. */
interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a call and returns the response if it is no failure. Rejects with ServiceError. */
export async function request(
  options: ClientOptions,
  endpoint: Endpoint,
  call: AnyCall,
  { headers = {}, signal }: Sending = {},
): Promise<Response> {
  const { baseUrl, apiKey, fetch = globalThis.fetch, onResponse } = options;
  const content = contentOf(endpoint, call);
  const response = await fetch(baseUrl.replace(/\/$/, '') + pathOf(endpoint, call), {
    method: endpoint.method,
    headers: { apikey: apiKey, ...selectingHeaders(options, call), ...content.headers, ...headers },
    ...(content.body !== undefined && { body: content.body }),
    ...(signal && { signal }),
  });
  onResponse?.(response);
  if (!response.ok) throw new ServiceError(response.status, await errorBodyOf(response));
  return response;
}

/** Turns fields into the brand's headers: `policy` is sent in `X-Service-Policy`. */
function selectingHeaders({ brand = 'service' }: ClientOptions, { headers = {} }: AnyCall): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [headerPrefix(brand) + field.replaceAll('_', '-'), encodeHeaderText(String(value))]),
  );
}

/** The body as JSON, or as a form if it contains a file. */
function contentOf(
  { body: schema }: Endpoint,
  { body }: AnyCall,
): { headers: Record<string, string>; body?: BodyInit } {
  if (!schema) return { headers: {} };
  const fields = Object.entries(body ?? {}).filter(([, value]) => value != null);
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : textOf(value));
  return { headers: {}, body: form };
}

function pathOf({ path }: Endpoint, { params, query }: AnyCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const words = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return words.length > 0 ? `${filled}?${new URLSearchParams(words)}` : filled;
}

/** The error body of a failure. A proxy in between may answer in another form: its text is then the message. */
async function errorBodyOf(response: Response): Promise<ErrorBody> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorBody;
  } catch {
    // Not JSON. The text itself is used below.
  }
  const message = text.slice(0, 500) || response.statusText;
  return { error: 'unexpected_answer', message, request_id: response.headers.get('x-request-id') ?? '' };
}

/** A field of a form. Objects are sent as JSON. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A failure that the service answered, with its error body. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}
