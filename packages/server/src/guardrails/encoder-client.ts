import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createEncoder,
  type EncoderFindings,
  type EncoderQuestion,
  type EncoderStatus,
  type EscalationMode,
  onnxRuntimeProblem,
  type PairReadings,
  readEncoderCard,
  type SecondModelMode,
  secondModelVersion,
  type TextPair,
  wasmRuntimePath,
} from '@redoubt/detectors';
import { ServiceStops } from '../errors.ts';
import { createReadingCache } from './reading-cache.ts';
import { createReadingQueue, type QueueReader } from './reading-queue.ts';
import { waitPatiently } from './wait-patiently.ts';

/** The second model, in the form of `GET /guardrails/models`. */
export interface SecondModel {
  readonly name: 'redoubt-reader';
  readonly kind: 'encoder';
  /** Null if the folder of the operator's own weights has none that can be read. */
  readonly version: string | null;
  readonly status: 'off' | 'idle' | 'ready' | 'unavailable';
  readonly reason?: string;
  /** `wasm` where it runs as WebAssembly, several times slower. */
  readonly runtime?: 'native' | 'wasm';
}

/** How a text waits for a thread and for the encoder. */
export interface Waiting {
  /** Gives the text up, with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** True to wait for room where too much of its organisation waits, in place of a refusal. */
  readonly isPatient?: boolean | undefined;
}

/** Gives detectors access to the encoder. There is one per service, shared fairly between owners (organisations). */
export interface EncoderClient {
  /** Returns when the encoder is used. Returns undefined if it is off or cannot run here. */
  mode(): EscalationMode | undefined;
  /**
   * Returns what the encoder answers. If it cannot answer in time, rejects with the error of `onLate`, or leaves the
   * verdict to the first model if there is none.
   */
  answer(asked: EncoderQuestion, owner: string, how?: Waiting): Promise<EncoderFindings>;
  /**
   * Reads texts and pairs of texts, in their order. Returns undefined if the encoder is off or cannot run here, or is
   * late and the first model decides then; with `onLate` it rejects where it is late.
   */
  readPairs(pairs: readonly (string | TextPair)[], owner: string, how?: Waiting): Promise<PairReadings | undefined>;
  /** Returns the embeddings of texts, in their order. Returns undefined if the encoder is too slow. */
  embed(texts: readonly string[], owner: string): Promise<(Float32Array | undefined)[] | undefined>;
  describe(): SecondModel;
  close(): Promise<void>;
}

interface EncoderClientSettings {
  readonly mode: SecondModelMode;
  /** How long a text waits. Without a budget it waits as long as its caller does. */
  readonly budgetMs: number | undefined;
  /** Creates the error for a text that cannot be read in time. Without it, the first model decides. */
  readonly onLate: ((retryAfterSeconds: number) => Error) | undefined;
  /** Creates the error for a text that finds more waiting than is kept. */
  readonly onFull: (of: 'organisation' | 'service', retryAfterSeconds: number) => Error;
  /** Creates the error for a text that the encoder fails on. Without it, the first model decides. */
  readonly onBroken: ((cause: unknown) => Error) | undefined;
  /** Folder of custom weights, instead of the bundled ones. */
  readonly weights: string | undefined;
  /** Maximum number of its threads. Each has its own copy of the weights. */
  readonly threads?: number | undefined;
  /** Called once if the encoder turns out to be unable to run here, with the reason. */
  readonly onUnavailable?: ((reason: string) => void) | undefined;
  /** Called with every failure of the encoder's thread. */
  readonly onFailure: (error: unknown) => void;
}

/** How long each batch of texts whose embeddings are needed waits for the encoder, if other texts do not wait longer. */
const EMBEDDING_MS = 2_000;
/** Number of texts that the encoder reads at once. Other callers' texts may come in between. */
const BATCH = 24;

/** Creates a client. Its encoder starts when first used. */
export function createEncoderClient(settings: EncoderClientSettings): EncoderClient {
  const { mode, budgetMs, onUnavailable } = settings;
  const { encoder, version } = openEncoder(settings);
  const reading = createReadingQueue(encoder, settings);
  const queue = createReadingCache(reading);
  const problem = wasmRuntimePath() === undefined ? onnxRuntimeProblem() : undefined;
  let isTold = problem !== undefined;

  /** The encoder's state. A missing runtime is known before it is used first. */
  function status(): EncoderStatus {
    return problem === undefined ? encoder.status() : { kind: 'unavailable', reason: problem };
  }

  function tellOnce(): void {
    const known = status();
    if (known.kind !== 'unavailable' || isTold) return;
    isTold = true;
    onUnavailable?.(known.reason);
  }

  // Texts to register wait longer than checks of a text, and in a separate queue.
  const patiently = (owner: string): QueueReader => ({
    read: (texts) =>
      queue.read(texts, { owner: `${owner} waits`, budgetMs: budgetMs && Math.max(EMBEDDING_MS, budgetMs) }),
  });

  return {
    mode: () => (mode === 'off' || status().kind === 'unavailable' ? undefined : mode),
    async answer({ questions, pairs, clauses }, owner, { signal, isPatient } = {}) {
      const read: QueueReader['read'] = (texts) => queue.read(texts, { owner, budgetMs, signal, isPatient });
      const reader: QueueReader = { read: (texts) => (isPatient ? waitForRoom(() => read(texts)) : read(texts)) };
      const [{ readings, labels }, meanings = []] = await Promise.all([
        readAll([...questions, ...pairs], reader),
        readMeanings(clauses, reader),
      ]);
      tellOnce();
      const count = questions.length;
      return { readings: readings.slice(0, count), pairs: readings.slice(count), labels, meanings };
    },
    async readPairs(pairs, owner, { signal, isPatient } = {}) {
      if (mode === 'off' || problem !== undefined || pairs.length === 0) return undefined;
      const read = () => queue.read(pairs, { owner, budgetMs, signal, isPatient });
      const outcome = await (isPatient ? waitForRoom(read) : read());
      tellOnce();
      return outcome.kind === 'read' ? outcome : undefined;
    },
    embed: async (texts, owner) =>
      mode === 'off' || problem !== undefined ? undefined : readMeanings(texts, patiently(owner)),
    describe() {
      const stage = { name: 'redoubt-reader', kind: 'encoder', version } as const;
      if (mode === 'off') return { ...stage, status: 'off' };
      const { kind, ...rest } = status();
      return { ...stage, ...rest, status: kind };
    },
    close() {
      reading.stop(new ServiceStops());
      return encoder.close();
    },
  };
}

/** Opens the encoder that ships, or that of the operator's folder. */
function openEncoder({ weights, threads }: Pick<EncoderClientSettings, 'weights' | 'threads'>) {
  if (weights === undefined) return { encoder: createEncoder({ threads }), version: secondModelVersion() };
  const folder = pathToFileURL(`${resolve(weights)}/`);
  return { encoder: createEncoder({ threads, weights: folder }), version: versionIn(folder) };
}

/** Returns the version of the encoder in a folder. */
function versionIn(folder: URL): string | null {
  try {
    return readEncoderCard(readFileSync(new URL('encoder.json', folder), 'utf8')).version;
  } catch {
    return null;
  }
}

/** Reads as soon as there is room. The text waits as long as its caller does. */
const waitForRoom = <Outcome>(read: () => Promise<Outcome>): Promise<Outcome> =>
  waitPatiently(read, { codes: ['rate_limited'], tries: Number.POSITIVE_INFINITY, pauseMs: 250 });

/** Returns what the encoder says of texts and pairs, or nothing if it cannot run here. */
async function readAll(
  questions: readonly (string | TextPair)[],
  queue: QueueReader,
): Promise<Pick<EncoderFindings, 'readings' | 'labels'>> {
  const outcome = questions.length > 0 ? await queue.read(questions) : undefined;
  return outcome?.kind === 'read' ? outcome : { readings: [], labels: [] };
}

/** Returns the embeddings in the order of the texts, or undefined if the encoder cannot read them all. */
async function readMeanings(
  texts: readonly string[],
  queue: QueueReader,
): Promise<(Float32Array | undefined)[] | undefined> {
  if (texts.length === 0) return undefined;
  const vectors: (Float32Array | undefined)[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const batch = texts.slice(from, from + BATCH);
    const outcome = await queue.read(batch);
    if (outcome.kind === 'unavailable') return undefined;
    vectors.push(...batch.map((_, at) => outcome.readings[at]?.chunks[0]?.embedding));
  }
  return vectors;
}
