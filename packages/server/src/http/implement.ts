import type { Endpoint, RequestOf, ResponseOf } from '@redoubt/contract';
import type { RequestContext, ServiceContext } from '../context.ts';
import type { Price } from '../metering/price.ts';

/** An operation that needs no key runs without an account. */
type ContextOf<E extends Endpoint> = E['scope'] extends 'none' ? ServiceContext : RequestContext;

interface Steps<E extends Endpoint, Job> {
  /** What this job costs, known before it runs. Absent: the endpoint is free. */
  price?: (job: Job) => Price;
  /** The true cost, known from the response: `price` is then held, and this much of it is charged, at most all of it. */
  settle?: (job: Job, response: ResponseOf<E>) => Price;
  run: (job: Job, context: ContextOf<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;
}

interface PreparedSteps<E extends Endpoint, Job> extends Steps<E, Job> {
  /** Turn the request into the job: resolve what it names, refuse what cannot run. Nothing is charged yet. */
  prepare: (request: RequestOf<E>, context: ContextOf<E>) => Job | Promise<Job>;
}

/** Steps of an endpoint that answers a list and sends it while it is made. */
interface StreamedSteps<E extends Endpoint, Job> {
  prepare: (request: RequestOf<E>, context: ContextOf<E>) => Job | Promise<Job>;
  /** What the whole list costs at most; charged before the first item is made. */
  price: (job: Job) => Price;
  /** Yields the items in order; returns what they cost in the end, where faults of ours took some away. */
  stream: (job: Job, context: ContextOf<E>) => AsyncGenerator<ItemOf<ResponseOf<E>>, Price>;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** An endpoint with its steps, types erased: what the router mounts. */
export interface Implementation {
  endpoint: Endpoint;
  prepare: (request: never, context: never) => unknown;
  price?: (job: never) => Price;
  settle?: (job: never, response: never) => Price;
  run: (job: never, context: never) => unknown;
  /** In place of `run`. */
  stream?: (job: never, context: never) => AsyncGenerator<unknown, Price>;
}

/** Bind an endpoint of the contract to its steps: prepare → price → run → settle. */
export function implement<E extends Endpoint, Job>(endpoint: E, steps: PreparedSteps<E, Job>): Implementation;
export function implement<E extends Endpoint>(endpoint: E, steps: Steps<E, RequestOf<E>>): Implementation;
export function implement(
  endpoint: Endpoint,
  steps: Omit<Implementation, 'endpoint' | 'prepare'> & Partial<Implementation>,
): Implementation {
  return { prepare: (request) => request, ...steps, endpoint };
}

/** Bind an endpoint whose answer is a list to its steps: prepare → price → stream. */
export function implementStream<E extends Endpoint, Job>(endpoint: E, steps: StreamedSteps<E, Job>): Implementation {
  const run = () => {
    throw new Error(`${endpoint.path} answers by its stream`);
  };
  return { ...steps, run, endpoint };
}
