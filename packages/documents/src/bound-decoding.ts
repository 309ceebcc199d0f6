import { DocumentFailure } from './document.ts';

type Format = ConstructorParameters<typeof DecompressionStream>[0];

/**
 * After one stream was too large, the limit for the others is this share of it. A thousand large streams then cost
 * little more than one.
 */
const SHARE_AFTER = 0.1;

/**
 * Runs `read` with decoded streams of at most `maxBytes`. PDF.js has no such limit: a kilobyte in three layers of Flate
 * can become gigabytes. It decodes into one growing array or through a DecompressionStream, so both globals are
 * replaced meanwhile.
 * @throws DocumentFailure if a stream was too large, even if `read` ignored that
 */
export async function readWithBoundedStreams<Read>(maxBytes: number, read: () => Promise<Read>): Promise<Read> {
  const bound = new Bound(maxBytes);
  const restore = replaceGlobals({
    Uint8Array: boundedArray(bound),
    DecompressionStream: boundedDecompression(bound),
  });
  try {
    const found = await read();
    // The reader may have continued without a stream that was too large. Its text is then not the whole document.
    bound.check();
    return found;
  } catch (error) {
    throw bound.failure ?? error;
  } finally {
    restore();
  }
}

class Bound {
  readonly #maxBytes: number;
  #limit: number;
  failure: DocumentFailure | undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#limit = maxBytes;
  }

  /** @throws DocumentFailure if a stream of this many bytes is too large */
  take(bytes: number): void {
    if (bytes <= this.#limit) return;
    this.#limit = this.#maxBytes * SHARE_AFTER;
    const message = `The document holds a stream that grows beyond ${this.#maxBytes} bytes when unpacked; save it again, or send its text`;
    this.failure ??= new DocumentFailure('too_large', message);
    throw this.failure;
  }

  /** @throws DocumentFailure if any stream was too large */
  check(): void {
    if (this.failure) throw this.failure;
  }
}

const boundedArray = (bound: Bound): typeof Uint8Array =>
  new Proxy(Uint8Array, {
    construct(target, words, newTarget) {
      if (typeof words[0] === 'number') bound.take(words[0]);
      return Reflect.construct(target, words, newTarget);
    },
  });

function boundedDecompression(bound: Bound) {
  const Decompression = DecompressionStream;
  return class {
    readonly writable: DecompressionStream['writable'];
    readonly readable: ReadableStream<Uint8Array>;

    constructor(format: Format) {
      const { writable, readable } = new Decompression(format);
      let bytes = 0;
      const counted = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          bound.take(bytes);
          controller.enqueue(chunk);
        },
      });
      this.writable = writable;
      this.readable = readable.pipeThrough(counted);
    }
  };
}

/** Replaces globals. Returns a function that restores them. */
function replaceGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  };
}
