import { DocumentFailure } from './document.ts';

type Format = ConstructorParameters<typeof DecompressionStream>[0];

/** Once a stream was too large, others are held to this share: a thousand of them then cost little more than one. */
const SHARE_AFTER = 0.1;

/**
 * Reads with decoded streams of at most `maxBytes`. PDF.js takes no limit: a kilobyte in three layers of Flate becomes
 * gigabytes. It decodes into one array that grows, or by a DecompressionStream; both are held to a limit meanwhile.
 * @throws DocumentFailure where a stream was too large, whatever the reader made of it
 */
export async function readWithBoundedStreams<Read>(maxBytes: number, read: () => Promise<Read>): Promise<Read> {
  const bound = new Bound(maxBytes);
  const restore = replaceGlobals({
    Uint8Array: boundedArray(bound),
    DecompressionStream: boundedDecompression(bound),
  });
  try {
    const found = await read();
    // A reader goes on without what was too large: a text that lacks it is not the document's.
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

  /** @throws DocumentFailure where so many bytes are too many */
  take(bytes: number): void {
    if (bytes <= this.#limit) return;
    this.#limit = this.#maxBytes * SHARE_AFTER;
    const message = `The document holds a stream that grows beyond ${this.#maxBytes} bytes when unpacked; save it again, or send its text`;
    this.failure ??= new DocumentFailure('too_large', message);
    throw this.failure;
  }

  /** @throws DocumentFailure where something was too large */
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

/** Puts values in the place of globals; the answer puts back what was there. */
function replaceGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  };
}
