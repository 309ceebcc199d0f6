import {
  type CallOf,
  type Contract,
  contract,
  type Endpoint,
  type ErrorBody,
  encodeHeaderText,
  headerPrefix,
  type ResponseOf,
} from '@redoubt/contract';
import { ServiceError } from './service-error.ts';

type Call<E extends Endpoint> =
  Record<string, never> extends CallOf<E>
    ? (call?: CallOf<E>) => Promise<ResponseOf<E>>
    : (call: CallOf<E>) => Promise<ResponseOf<E>>;

/** One function per operation of the contract, in the contract's groups. */
export type Client = {
  [G in keyof Contract]: { [N in keyof Contract[G]]: Contract[G][N] extends Endpoint ? Call<Contract[G][N]> : never };
};

export interface ClientOptions {
  /** Where the service answers, such as `http://127.0.0.1:8787`. */
  baseUrl: string;
  apiKey: string;
  /** The brand of the service, which names its headers. Default `service`. */
  brand?: string;
  /** Instead of the global fetch: tests, proxies. */
  fetch?: typeof globalThis.fetch;
  /** Tells what the response headers say, such as the credits that a call cost. */
  onResponse?: (response: Response) => void;
}

interface AnyCall {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  headers?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** A client of the service. Its functions reject with ServiceError for every failure that the service answers. */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries(contract).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        (call: AnyCall = {}) => send(options, endpoint, call),
      ]),
    ),
  ]);
  return clientOf(groups);
}

/** The one cast: the functions are made from the same contract that the type is. */
const clientOf = (groups: unknown[][]): Client => Object.fromEntries(groups) as Client;

async function send(options: ClientOptions, endpoint: Endpoint, call: AnyCall): Promise<unknown> {
  const { baseUrl, apiKey, fetch = globalThis.fetch, onResponse } = options;
  const content = contentOf(endpoint, call);
  const response = await fetch(baseUrl.replace(/\/$/, '') + pathOf(endpoint, call), {
    method: endpoint.method,
    headers: { apikey: apiKey, ...selectingHeaders(options, call), ...content.headers },
    ...(content.body !== undefined && { body: content.body }),
  });
  onResponse?.(response);
  if (!response.ok) throw new ServiceError(response.status, await errorBodyOf(response));
  return endpoint.response.parse(await response.json());
}

/** Fields as the brand's headers: `policy` travels in `X-Service-Policy`. */
function selectingHeaders({ brand = 'service' }: ClientOptions, { headers = {} }: AnyCall): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [headerPrefix(brand) + field.replaceAll('_', '-'), encodeHeaderText(String(value))]),
  );
}

/** JSON, or a form where the body holds a file. */
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

/** Something between the client and the service may answer in another form; its text is then the message. */
async function errorBodyOf(response: Response): Promise<ErrorBody> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorBody;
  } catch {
    // Not JSON: falls through to the text as it is.
  }
  const message = text.slice(0, 500) || response.statusText;
  return { error: 'unexpected_answer', message, request_id: response.headers.get('x-request-id') ?? '' };
}

/** A field of a form: what is no scalar as JSON. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
