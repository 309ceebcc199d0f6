import type { Endpoint, RequestOf, ResponseOf, StreamedForm } from '@redoubt/contract';
import type { Price } from '@redoubt/metering';
import type { RequestContext, ServiceContext } from '../context.ts';
import type { Failure } from '../errors.ts';

/** An operation that needs no key runs without an account. `Services`: what a room needs besides. */
type ContextOf<E extends Endpoint, Services> = (E['scope'] extends 'none' ? ServiceContext : RequestContext) & Services;

/** Steps of an endpoint. @public named by the declarations of rooms */
export interface Steps<E extends Endpoint, Job, Services> {
  /** What this job costs, known before it runs. Absent, or undefined for this job: it is free. */
  price?: (job: Job) => Price | undefined;
  /** The true cost, known from the response: `price` is then held, and this much of it is charged, at most all of it. */
  settle?: (job: Job, response: ResponseOf<E>) => Price;
  run: (job: Job, context: ContextOf<E, Services>) => ResponseOf<E> | Promise<ResponseOf<E>>;
  /** What a failure costs that the caller's input brought about after it had taken work; undefined: nothing. */
  priceFailure?: (job: Job, failure: Failure) => Price | undefined;
  /** Once it is charged and before it is answered; what fails here cannot be undone and is logged. */
  charged?: (job: Job, response: ResponseOf<E>, context: ContextOf<E, Services>) => Promise<void>;
}

/** Steps of an endpoint. @public named by the declarations of rooms */
export interface PreparedSteps<E extends Endpoint, Job, Services> extends Steps<E, Job, Services> {
  /** Turn the request into the job: resolve what it names, refuse what cannot run. Nothing is charged yet. */
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
}

/** Steps of an endpoint that answers a list and sends it while it is made. @public named by the declarations of rooms */
export interface StreamedSteps<E extends Endpoint, Job, Services> {
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
  /** What the whole list costs at most; charged before the first item is made. */
  price: (job: Job) => Price;
  /**
   * Yields the items in order; returns what they cost in the end, where faults of ours took some away. A yield answers
   * `left` once nobody reads on: the work ends there, and what was not made counts as delivered.
   */
  stream: (job: Job, context: ContextOf<E, Services>) => AsyncGenerator<ItemOf<ResponseOf<E>>, Price, StreamReader>;
}

/** What a stream is told of the one who reads it, with each item that it yields. */
export type StreamReader = 'left' | undefined;

/** How an answer is opened that is written while it is made. */
interface Opening {
  readonly form: StreamedForm;
  /** Of the request. */
  readonly headers: Headers;
  /** Aborted when nobody reads any more. */
  readonly signal: AbortSignal;
}

/** Steps of a free endpoint that also answers in `streams` of its contract. @public named by the declarations of rooms */
export interface OpenedSteps<E extends Endpoint, Job, Services> {
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
  /** Absent where the endpoint has no other form. */
  run?: (job: Job, context: ContextOf<E, Services>) => ResponseOf<E> | Promise<ResponseOf<E>>;
  open: (job: Job, context: ContextOf<E, Services>, opening: Opening) => AsyncIterable<string | Uint8Array>;
  /** Further headers of the stream. */
  openHeaders?: (job: Job) => Readonly<Record<string, string>>;
  /** Nothing is left to be sent, and nothing will come: 204, after which browsers do not connect again. */
  isOver?: (job: Job, headers: Headers) => boolean;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** An endpoint with its steps, types erased: what the router mounts. */
export interface Implementation {
  endpoint: Endpoint;
  prepare: (request: never, context: never) => unknown;
  price?: (job: never) => Price | undefined;
  settle?: (job: never, response: never) => Price;
  run: (job: never, context: never) => unknown;
  /** What a failure costs that the caller's input brought about after it had taken work; undefined: nothing. */
  priceFailure?: (job: never, failure: Failure) => Price | undefined;
  /** Once it is charged and before it is answered; what fails here cannot be undone and is logged. */
  charged?: (job: never, response: never, context: never) => Promise<void>;
  /** In place of `run`, for callers that ask for such a form. */
  open?: (job: never, context: never, opening: Opening) => AsyncIterable<string | Uint8Array>;
  openHeaders?: (job: never) => Readonly<Record<string, string>>;
  isOver?: (job: never, headers: Headers) => boolean;
  /** In place of `run`. */
  stream?: (job: never, context: never) => AsyncGenerator<unknown, Price, StreamReader>;
}

/** What binds endpoints to their steps, in a room whose steps use `Services` besides the context of a request. */
export function implementFor<Services>() {
  /** Bind an endpoint of the contract to its steps: prepare → price → run → settle. */
  function implement<E extends Endpoint, Job>(endpoint: E, steps: PreparedSteps<E, Job, Services>): Implementation;
  function implement<E extends Endpoint>(endpoint: E, steps: Steps<E, RequestOf<E>, Services>): Implementation;
  function implement(
    endpoint: Endpoint,
    steps: Omit<Implementation, 'endpoint' | 'prepare'> & Partial<Implementation>,
  ): Implementation {
    return { prepare: (request) => request, ...steps, endpoint };
  }

  /** Bind an endpoint whose answer is a list to its steps: prepare → price → stream. */
  function implementStream<E extends Endpoint, Job>(
    endpoint: E,
    steps: StreamedSteps<E, Job, Services>,
  ): Implementation {
    return { ...steps, run: () => answersByStream(endpoint), endpoint };
  }

  /** Bind a free endpoint that also answers piece by piece to its steps. */
  function implementOpened<E extends Endpoint, Job>(endpoint: E, steps: OpenedSteps<E, Job, Services>): Implementation {
    return { run: () => answersByStream(endpoint), ...steps, endpoint };
  }

  return { implement, implementStream, implementOpened };
}

function answersByStream({ path }: Endpoint): never {
  throw new Error(`${path} answers by its stream`);
}

/** For rooms that need no more than every request has. */
export const { implement, implementStream } = implementFor<unknown>();
