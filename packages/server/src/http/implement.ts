import type { Endpoint, RequestOf, ResponseOf, StreamedForm } from '@redoubt/contract';
import type { Price } from '@redoubt/metering';
import type { CallerConnection, RequestContext, ServiceContext } from '../context.ts';
import type { Failure } from '../errors.ts';

/** An operation that needs no key runs without an account. `Services` is what a folder needs in addition. */
type ContextOf<E extends Endpoint, Services> = (E['scope'] extends 'none' ? ServiceContext : RequestContext) &
  CallerConnection &
  Services;

/** Tells a caller who listens to events or reads lines what the work has found so far. */
export type Report = (event: string, data: unknown) => void;

/** Steps of an endpoint. @public named by the declarations of rooms */
export interface Steps<E extends Endpoint, Job, Services> {
  /** The cost of the job, known before it runs. The job is free if this is absent or returns undefined. */
  price?: (job: Job) => Price | undefined;
  /**
   * Returns the true cost, computed from the response. If present, `price` is held first and the true cost is charged,
   * at most the held amount.
   */
  settle?: (job: Job, response: ResponseOf<E>) => Price;
  /** Whether the price of this job is final: it is charged at once, and `settle` is not asked. Default false. */
  isPriceFinal?: (job: Job) => boolean;
  /** `report` does nothing unless the caller asked for one of the endpoint's `streams`. */
  run: (job: Job, context: ContextOf<E, Services>, report: Report) => ResponseOf<E> | Promise<ResponseOf<E>>;
  /** Returns what the last line of an answer in lines says. The lines before it are what the work reported. */
  lastLine?: (response: ResponseOf<E>) => object;
  /** Returns the cost of a failure that the caller's input caused after work was done. Undefined means free. */
  priceFailure?: (job: Job, failure: Failure) => Price | undefined;
  /** Runs after the charge and before the answer. An error here cannot undo the charge and is logged. */
  charged?: (job: Job, response: ResponseOf<E>, context: ContextOf<E, Services>) => Promise<void>;
}

/** Steps of an endpoint. @public named by the declarations of rooms */
export interface PreparedSteps<E extends Endpoint, Job, Services> extends Steps<E, Job, Services> {
  /**
   * Turns the request into a job: looks up the resources it names and rejects what cannot run. Nothing is charged yet.
   */
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
}

/**
 * Steps of an endpoint whose answer is a list that is sent while it is made. @public named by the declarations of
 * rooms
 */
export interface StreamedSteps<E extends Endpoint, Job, Services> {
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
  /** The maximum cost of the whole list. It is charged before the first item is made. */
  price: (job: Job) => Price;
  /**
   * Yields the items in order. Returns their final cost, which is lower if the service failed on some items. A yield
   * returns `left` if the client stopped reading. The work then ends, and the remaining items count as delivered.
   */
  stream: (job: Job, context: ContextOf<E, Services>) => AsyncGenerator<ItemOf<ResponseOf<E>>, Price, StreamReader>;
}

/** The value that a stream receives from each `yield`: `left` if the client stopped reading. */
export type StreamReader = 'left' | undefined;

/** Details of the request for an answer that is written while it is made. */
interface Opening {
  readonly form: StreamedForm;
  /** Headers of the request. */
  readonly headers: Headers;
  /** Aborted when the client stops reading. */
  readonly signal: AbortSignal;
}

/** Steps of a free endpoint that also answers in `streams` of its contract. @public named by the declarations of rooms */
export interface OpenedSteps<E extends Endpoint, Job, Services> {
  prepare: (request: RequestOf<E>, context: ContextOf<E, Services>) => Job | Promise<Job>;
  /** Absent if the endpoint has no other form. */
  run?: (job: Job, context: ContextOf<E, Services>) => ResponseOf<E> | Promise<ResponseOf<E>>;
  open: (job: Job, context: ContextOf<E, Services>, opening: Opening) => AsyncIterable<string | Uint8Array>;
  /** Additional headers of the stream. */
  openHeaders?: (job: Job) => Readonly<Record<string, string>>;
  /**
   * Returns true if nothing is left to send and nothing will come. The answer is then 204, after which browsers do not
   * reconnect.
   */
  isOver?: (job: Job, headers: Headers) => boolean;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** An endpoint with its steps, with types erased, as the router mounts it. */
export interface Implementation {
  endpoint: Endpoint;
  prepare: (request: never, context: never) => unknown;
  price?: (job: never) => Price | undefined;
  settle?: (job: never, response: never) => Price;
  isPriceFinal?: (job: never) => boolean;
  run: (job: never, context: never, report: Report) => unknown;
  /** Returns what the last line of an answer in lines says. The lines before it are what the work reported. */
  lastLine?: (response: never) => object;
  /** Returns the cost of a failure that the caller's input caused after work was done. Undefined means free. */
  priceFailure?: (job: never, failure: Failure) => Price | undefined;
  /** Runs after the charge and before the answer. An error here cannot undo the charge and is logged. */
  charged?: (job: never, response: never, context: never) => Promise<void>;
  /** Used instead of `run` if the caller asks for a streamed form. */
  open?: (job: never, context: never, opening: Opening) => AsyncIterable<string | Uint8Array>;
  openHeaders?: (job: never) => Readonly<Record<string, string>>;
  isOver?: (job: never, headers: Headers) => boolean;
  /** Used instead of `run`. */
  stream?: (job: never, context: never) => AsyncGenerator<unknown, Price, StreamReader>;
}

/**
 * Creates the functions that bind endpoints to their steps. `Services` is what the steps use in addition to the
 * request context.
 */
export function implementFor<Services>() {
  /** Binds an endpoint of the contract to its steps: prepare → price → run → settle. */
  function implement<E extends Endpoint, Job>(endpoint: E, steps: PreparedSteps<E, Job, Services>): Implementation;
  function implement<E extends Endpoint>(endpoint: E, steps: Steps<E, RequestOf<E>, Services>): Implementation;
  function implement(
    endpoint: Endpoint,
    steps: Omit<Implementation, 'endpoint' | 'prepare'> & Partial<Implementation>,
  ): Implementation {
    return { prepare: (request) => request, ...steps, endpoint };
  }

  /** Binds an endpoint whose answer is a list to its steps: prepare → price → stream. */
  function implementStream<E extends Endpoint, Job>(
    endpoint: E,
    steps: StreamedSteps<E, Job, Services>,
  ): Implementation {
    return { ...steps, run: () => answersByStream(endpoint), endpoint };
  }

  /** Binds a free endpoint that can also send its answer in pieces to its steps. */
  function implementOpened<E extends Endpoint, Job>(endpoint: E, steps: OpenedSteps<E, Job, Services>): Implementation {
    return { run: () => answersByStream(endpoint), ...steps, endpoint };
  }

  return { implement, implementStream, implementOpened };
}

function answersByStream({ path }: Endpoint): never {
  throw new Error(`${path} answers by its stream`);
}

/** For folders that need only the request context. */
export const { implement, implementStream } = implementFor<unknown>();
