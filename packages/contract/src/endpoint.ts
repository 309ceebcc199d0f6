import type { z } from 'zod';
import type { FailureCode } from './errors.ts';
import type { Balance } from './plans.ts';
import type { Scope } from './scopes.ts';

/** Media types of answers that are written while they are made. */
export type StreamedForm =
  | 'text/event-stream'
  | 'application/x-ndjson'
  | 'text/csv'
  | 'application/json'
  | 'application/zip';

/** One HTTP operation as both sides see it: the server implements it, the client calls it, OpenAPI describes it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  /** Further paths that answer the same. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly description?: string;
  /** The scope a key needs, or one of a list; `none`: no key at all; `any`: a key of whatever scope. */
  readonly scope: Scope | readonly Scope[] | 'any' | 'none';
  /** The balance a call is charged to. Absent: the call is free. */
  readonly balance?: Balance;
  /** A free call that has work done: a key may make so many at once and in a minute, then it is 429. */
  readonly isWorkUnpriced?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** The selecting headers that the call reads, by their fields: `refresh_cache` is the brand's `Refresh-Cache`. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A call may come without a body, which is then read as `{}`. */
  readonly isBodyOptional?: true;
  /** The body as a form, where one is taken beside JSON: texts, and files as `File`. */
  readonly form?: z.ZodType;
  /** Failures beyond those that follow from scope, balance and parts: a name in the body that is not known, say. */
  readonly failures?: readonly FailureCode[];
  /** How failures are written; absent: as everywhere (contract §1). */
  readonly errorForm?: 'openai';
  readonly status?: 200 | 201 | 202;
  readonly response: z.ZodType;
  /** Media types that the answer is also sent in, piece by piece; where `isOnlyStreamed`, it has no other form. */
  readonly streams?: readonly StreamedForm[];
  readonly isOnlyStreamed?: true;
  /** When the answer is 204: nothing is left to be streamed. */
  readonly noneLeft?: string;
  /** The key may stand in the query as `apikey`: for callers that cannot set headers, such as a browser's EventSource. */
  readonly takesKeyInQuery?: true;
  /** The path that took this one's place: the endpoint is archived, and each of its answers says so. */
  readonly successor?: `/${string}`;
  /** Writes the response as CSV for callers that ask for it, by `Accept: text/csv` or the query's `format=csv`. */
  readonly csv?: (response: never) => string;
}

/** Declare an operation, keeping its exact types. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

/** The parsed form of an endpoint that takes one. */
type FormOf<E> = E extends { readonly form: infer F extends z.ZodType } ? z.output<F> : never;

/** What a handler receives: every part already parsed. */
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
