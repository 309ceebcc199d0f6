import type { z } from 'zod';
import type { ErrorForm } from './error-forms.ts';
import type { FailureCode } from './errors.ts';
import type { Balance } from './plans.ts';
import type { ProxyFailureCode } from './proxy-failures.ts';
import type { Scope } from './scopes.ts';

/** Media types of streamed answers. */
export type StreamedForm =
  | 'text/event-stream'
  | 'application/x-ndjson'
  | 'text/csv'
  | 'text/html'
  | 'text/plain'
  | 'application/json'
  | 'application/zip'
  | 'application/pdf'
  | 'image/png'
  | 'audio/wav'
  | 'audio/mpeg';

/** One HTTP operation. The server implements it, the client calls it, and the OpenAPI document describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  /** Further paths with the same answers. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly description?: string;
  /**
   * The scope that a key needs. A list: one of its scopes is enough. `none`: no key is needed. `any`: a key with any
   * scope.
   */
  readonly scope: Scope | readonly Scope[] | 'any' | 'none';
  /** The balance a call is charged to. Absent: the call is free. */
  readonly balance?: Balance;
  /** Marks a free call that costs the service work. A key that makes too many at once or within a minute gets a 429. */
  readonly isWorkUnpriced?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /**
   * The selecting headers that the call reads, by field name. For example, `refresh_cache` is the header
   * `Refresh-Cache` with the brand's prefix.
   */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Whether a call may come without a body. The missing body is then read as `{}`. */
  readonly isBodyOptional?: true;
  /**
   * The schema of the body as a form, for endpoints that take a form besides JSON. Its fields are texts and `File`s.
   */
  readonly form?: z.ZodType;
  /**
   * Returns the file that a JSON body holds as text, if it holds one. Bodies of such endpoints, and forms with a file,
   * may be larger than others. Without its file, a body may not.
   */
  readonly fileIn?: (body: Readonly<Record<string, unknown>>) => unknown;
  /**
   * Failures beyond those that follow from scope, balance and parts of the request, such as `not_found` for an unknown
   * name in the body.
   */
  readonly failures?: readonly FailureCode[];
  /** The forms of failure bodies: the client's API. Absent: the usual error body (contract §1). */
  readonly errorForm?: ErrorForm | readonly ErrorForm[];
  /** Whether the call is passed to a model, with the failures and headers that go with it. */
  readonly asksModel?: true;
  /** Failures of calls of models that this call cannot have. */
  readonly neverFails?: readonly ProxyFailureCode[];
  /** 101: the answer is a WebSocket, which the server opens outside the router. */
  readonly status?: 101 | 200 | 201 | 202;
  readonly response: z.ZodType;
  /** Media types in which the answer can be streamed. With `isOnlyStreamed`, the answer has no other form. */
  readonly streams?: readonly StreamedForm[];
  readonly isOnlyStreamed?: true;
  /** Description of the 204 answer, which means that nothing is left to stream. */
  readonly noneLeft?: string;
  /**
   * The key may be sent in the query as `apikey`, for callers that cannot set headers, such as a browser's EventSource.
   */
  readonly takesKeyInQuery?: true;
  /** The path that replaces this endpoint. The endpoint is archived, and each of its answers says so. */
  readonly successor?: `/${string}`;
  /**
   * Writes the response as CSV for callers that ask for it with `Accept: text/csv` or the query parameter `format=csv`.
   */
  readonly csv?: (response: never) => string;
}

/** Clients of these paths send query parameters of their own: OpenAI's SDKs, and old clients of the archived API. */
const tolerantPaths = /^\/(?:ai-proxy|redteam|datasets)(?:\/|$)/;

/** Whether a call with a query parameter that its endpoint does not have is refused with 422. */
export const refusesUnknownQuery = ({ path }: Pick<Endpoint, 'path'>): boolean => !tolerantPaths.test(path);

/** Declares an operation and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

/** The parsed form, for endpoints that take one. */
type FormOf<E> = E extends { readonly form: infer F extends z.ZodType } ? z.output<F> : never;

/** What a handler receives. Every part is already parsed. */
export interface RequestOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  headers: Parsed<E['headers']>;
  body: Parsed<E['body']> | FormOf<E>;
}

type Part<K extends string, S> = [Sent<S>] extends [never]
  ? unknown
  : Record<string, never> extends Sent<S>
    ? { [P in K]?: Sent<S> }
    : { [P in K]: Sent<S> };

/** What a caller passes: only the parts the endpoint declares. */
export type CallOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'headers', E['headers']> &
  Part<'body', E['body']>;
/** What a caller gets back. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
