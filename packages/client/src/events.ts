import type { Contract, ResponseOf } from '@redoubt/contract';
import { EventReader, type StreamedEvent } from './event-stream.ts';
import { openStream } from './open-stream.ts';
import type { ClientOptions } from './options.ts';
import { request } from './request.ts';
import { routes } from './routes.ts';
import { ServiceError } from './service-error.ts';
import { sleep } from './sleep.ts';

type Run = ResponseOf<Contract['rt']['getRun']>;
type State = Pick<Run, 'status' | 'paused' | 'state_reason'>;

/** What the events of a run hold. */
interface EventData {
  'run.status': State;
  'run.finished': State;
  'run.progress': Run['progress'];
  record: ResponseOf<Contract['rt']['getRecords']>['records'][number];
}

/** An event of a run. `id` counts from 1. */
export type RunEvent = {
  [K in keyof EventData]: { readonly id: number; readonly kind: K; readonly data: EventData[K] };
}[keyof EventData];

const kinds: ReadonlySet<string> = new Set([
  'run.status',
  'run.finished',
  'run.progress',
  'record',
] satisfies (keyof EventData)[]);

/** The run to follow, and where to start. */
export interface Followed {
  readonly run_id: string;
  /** The id of the last event that the caller knows. 0, the default, is the beginning. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

/** How a broken stream is reconnected. */
export interface Patience {
  /** The number of retries in a row without an event in between. */
  readonly tries: number;
  /** Wait before the first retry, in milliseconds. It doubles with each further retry, up to 16 times this value. */
  readonly waitMs: number;
  /**
   * The service sends a comment every 15 s. A connection without data for longer than this time is treated as broken.
   */
  readonly silenceMs: number;
}

const patient: Patience = { tries: 8, waitMs: 500, silenceMs: 45_000 };

/**
 * Yields the events of a run from the start to its end, each once. A broken connection is resumed after the last event.
 * Rejects with ServiceError if the service refuses, and rejects after too many failures in a row.
 */
export async function* events(
  options: ClientOptions,
  { run_id, after = 0, signal }: Followed,
  patience: Patience = patient,
): AsyncGenerator<RunEvent> {
  const place: StreamPosition = { run_id, after, signal, heard: 0, isOver: false, broken: undefined };
  for (let failures = 0; failures <= patience.tries; failures++) {
    if (failures > 0) await sleep(patience.waitMs * 2 ** Math.min(failures - 1, 4), signal);
    yield* further(options, place, patience);
    if (place.isOver) return;
    if (place.heard > 0) failures = 0;
  }
  throw new Error(`The stream of ${run_id} broke ${patience.tries + 1} times in a row`, { cause: place.broken });
}

/** How far the stream has been read. */
interface StreamPosition extends Connection {
  after: number;
  /** The number of events on the newest connection. */
  heard: number;
  isOver: boolean;
  /** The error of the newest connection that broke. */
  broken: unknown;
}

/**
 * Yields the events of one more connection and updates the position. Rejects only with errors that a retry would not
 * fix.
 */
async function* further(options: ClientOptions, place: StreamPosition, patience: Patience): AsyncGenerator<RunEvent> {
  place.heard = 0;
  try {
    for await (const event of connection(options, place, patience)) {
      place.after = event.id;
      place.heard++;
      place.isOver = isEnd(event);
      yield event;
    }
    place.isOver ||= place.heard === 0 && (await hasEnded(options, place.run_id));
  } catch (error) {
    if (place.signal?.aborted || !isPassing(error)) throw error;
    place.isOver = false;
    place.broken = error;
  }
}

const isEnd = ({ kind, data }: RunEvent): boolean =>
  (kind === 'run.finished' || kind === 'run.status') && isTerminal(data.status);

const isTerminal = (status: string): boolean => status === 'Finished' || status === 'Failed';

/** A stream also ends if its process stops. This asks the service whether the run has ended. */
async function hasEnded(options: ClientOptions, run_id: string): Promise<boolean> {
  const response = await request(options, routes.rt.getRun, { params: { run_id } });
  const run: Run = await response.json();
  return isTerminal(run.status);
}

/** Whether a retry may help: there was no connection, or the service is restarting or overloaded. */
function isPassing(error: unknown): boolean {
  if (error instanceof ServiceError) return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof TypeError || error instanceof Silence;
}

class Silence extends Error {}

interface Connection {
  readonly run_id: string;
  readonly after: number;
  readonly signal: AbortSignal | undefined;
}

/** Yields the events of one connection until it ends. */
async function* connection(
  options: ClientOptions,
  { run_id, after, signal }: Connection,
  { silenceMs }: Patience,
): AsyncGenerator<RunEvent> {
  const silence = new AbortController();
  const within = async <T>(step: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => silence.abort(new Silence('Nothing came any more')), silenceMs);
    return await step.finally(() => clearTimeout(timer));
  };
  const pieces = await within(
    openStream(options, routes.rt.streamRun, {
      params: { run_id },
      accept: 'text/event-stream',
      lastEventId: after > 0 ? String(after) : undefined,
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    }),
  );
  const reader = new EventReader();
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (let piece = await within(iterator.next()); !piece.done; piece = await within(iterator.next())) {
      for (const streamed of reader.read(piece.value)) yield* known(streamed);
    }
  } finally {
    await iterator.return?.();
  }
}

/** Yields the event if its kind is known. A newer service may send other kinds, which are ignored. */
function* known({ id, event, data }: StreamedEvent): Generator<RunEvent> {
  if (!kinds.has(event)) return;
  // The cast: the contract says what an event of this kind holds.
  yield { id: Number(id), kind: event, data: JSON.parse(data) } as RunEvent;
}
