import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@redoubt/contract';
import { EventReader, type StreamedEvent } from './event-stream.ts';
import { openStream } from './open-stream.ts';
import { type ClientOptions, request, ServiceError } from './request.ts';

const { getRun, getRecords, streamRun } = contract.rt;
const state = getRun.response.pick({ status: true, paused: true, state_reason: true });
const kinds = {
  'run.status': state,
  'run.finished': state,
  'run.progress': getRun.response.shape.progress,
  record: getRecords.response.shape.records.element,
} as const;
type Kinds = typeof kinds;

/** Something that happened in a run; `id` counts from 1. */
export type RunEvent = {
  [K in keyof Kinds]: { readonly id: number; readonly kind: K; readonly data: ReturnType<Kinds[K]['parse']> };
}[keyof Kinds];

/** Which run to follow, and from where. */
export interface Followed {
  readonly run_id: string;
  /** The id of the last event that is known; 0, the default, is the beginning. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

/** How a broken stream is taken up again. */
export interface Patience {
  /** How often in a row, without an event in between. */
  readonly tries: number;
  /** Wait before the first try; each further one waits twice as long, at most 16 times. */
  readonly waitMs: number;
  /** The service sends a comment every 15 s: a connection that is silent for longer than this is dead. */
  readonly silenceMs: number;
}

const patient: Patience = { tries: 8, waitMs: 500, silenceMs: 45_000 };

/**
 * What happens in a run, from its beginning to its end, each event once: a connection that breaks is taken up again
 * after the last event. Rejects with ServiceError where the service refuses, and when the patience is at its end.
 */
export async function* events(
  options: ClientOptions,
  { run_id, after = 0, signal }: Followed,
  patience: Patience = patient,
): AsyncGenerator<RunEvent> {
  const place: StreamPosition = { run_id, after, signal, heard: 0, isOver: false, broken: undefined };
  for (let failures = 0; failures <= patience.tries; failures++) {
    if (failures > 0) await sleep(patience.waitMs * 2 ** Math.min(failures - 1, 4), undefined, { signal });
    yield* further(options, place, patience);
    if (place.isOver) return;
    if (place.heard > 0) failures = 0;
  }
  throw new Error(`The stream of ${run_id} broke ${patience.tries + 1} times in a row`, { cause: place.broken });
}

/** How far the stream was read. */
interface StreamPosition extends Connection {
  after: number;
  /** Events of the newest connection. */
  heard: number;
  isOver: boolean;
  /** Why the newest one that broke did. */
  broken: unknown;
}

/** The events of one more connection; the place goes on with them. Rejects only with what another try would not mend. */
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

/** A stream also ends where its process stops; whether the run did is asked. */
async function hasEnded(options: ClientOptions, run_id: string): Promise<boolean> {
  const response = await request(options, getRun, { params: { run_id } });
  return isTerminal(getRun.response.parse(await response.json()).status);
}

/** What may be gone at the next try: no connection, and what a service says that restarts or is overrun. */
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

/** The events of one connection, until it ends. */
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
    openStream(options, streamRun, {
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

/** A kind that a newer service sends is passed over. */
function* known({ id, event, data }: StreamedEvent): Generator<RunEvent> {
  if (!Object.hasOwn(kinds, event)) return;
  const kind = event as keyof Kinds;
  yield eventOf({ id: Number(id), kind, data: kinds[kind].parse(JSON.parse(data)) });
}

/** The one cast: the data were read by the schema of the kind. */
const eventOf = (event: { id: number; kind: string; data: unknown }): RunEvent => event as RunEvent;
