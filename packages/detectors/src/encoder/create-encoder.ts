import type { EncoderOutcome } from './encoder-task.ts';
import { EncoderThread } from './encoder-thread.ts';
import type { RuntimeKind } from './onnx-runtime.ts';
import type { TextPair } from './read-texts.ts';

/** Whether the encoder can run. `idle` until it is first used. */
export type EncoderStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'ready'; readonly version: string; readonly runtime: RuntimeKind }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** The text encoder with its heads. It runs in its own threads, which start on first use. */
export interface Encoder {
  /** Reads texts and pairs, up to `maxChunks` segments of each. Rejects if a thread fails or too many texts wait. */
  read(texts: readonly (string | TextPair)[], options?: { readonly maxChunks?: number }): Promise<EncoderOutcome>;
  status(): EncoderStatus;
  /** Closes the encoder. Requests in progress are completed first. */
  close(): Promise<void>;
}

interface EncoderOptions {
  /** Folder with encoder.onnx, encoder.json, encoder-words.q4, encoder-pieces.txt and their digests in encoder.sha256. */
  readonly weights?: URL;
  /** Maximum number of threads. Each loads its own copy of the weights, about 120 MB. */
  readonly threads?: number | undefined;
  /** Creates the error to reject with if too many texts already wait. */
  readonly onOverload?: () => Error;
}

const MAX_WAITING = 1_000;
/** Default number of chunks to read of one text, which takes about 200 ms. */
const DEFAULT_CHUNKS = 16;
const bundledWeights = new URL('../../weights/', import.meta.url);
const overload = (): Error => new Error('Too many texts wait for the encoder');

/** Creates an encoder with the bundled weights, or with others in the same format. */
export function createEncoder(options: EncoderOptions = {}): Encoder {
  const { weights = bundledWeights, onOverload = overload } = options;
  let { threads: most = 1 } = options;
  const threads: EncoderThread[] = [];
  let known: EncoderStatus = { kind: 'idle' };

  function open(): EncoderThread {
    const thread = new EncoderThread({ weights: weights.href }, () => drop(thread));
    threads.push(thread);
    return thread;
  }

  function drop(thread: EncoderThread): void {
    const at = threads.indexOf(thread);
    if (at >= 0) threads.splice(at, 1);
  }

  function leastBusy(): EncoderThread {
    const idle = threads.find(({ waiting }) => waiting === 0);
    if (idle) return idle;
    if (threads.length < most) return open();
    return threads.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best));
  }

  async function read(texts: readonly (string | TextPair)[], maxChunks: number): Promise<EncoderOutcome> {
    if (known.kind === 'unavailable') return known;
    const thread = leastBusy();
    if (thread.waiting >= MAX_WAITING) throw onOverload();
    const outcome = await thread.ask({ texts, maxChunks });
    // One more thread may find no memory. Those that run go on, and no further one is started.
    if (outcome.kind === 'unavailable' && known.kind === 'ready') {
      drop(thread);
      void thread.close();
      most = Math.max(1, threads.length);
      return read(texts, maxChunks);
    }
    known = statusOf(outcome);
    return outcome;
  }

  return {
    read: (texts, { maxChunks = DEFAULT_CHUNKS } = {}) => read(texts, maxChunks),
    status: () => known,
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function statusOf(outcome: EncoderOutcome): EncoderStatus {
  if (outcome.kind === 'unavailable') return { kind: 'unavailable', reason: outcome.reason };
  return { kind: 'ready', version: outcome.version, runtime: outcome.runtime };
}
