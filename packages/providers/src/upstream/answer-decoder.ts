import type { Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

/** Ways in which servers and fronts encode answers although they were asked not to (RFC 9110, 8.4.1). */
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
};

/** Told of an answer's bytes as they were before they were encoded. */
export interface DecodedHandler {
  onData(chunk: Buffer): void;
  onEnd(): void;
  /** They are not what they were said to be, or end too early. */
  onMalformed(error: Error): void;
}

/** Decodes one answer as it comes. */
export class AnswerDecoder {
  readonly #decoder: Transform;

  constructor(decoder: Transform, handler: DecodedHandler) {
    this.#decoder = decoder;
    decoder.on('data', (chunk: Buffer) => handler.onData(chunk));
    decoder.on('end', () => handler.onEnd());
    decoder.on('error', (error) => handler.onMalformed(error));
  }

  push(chunk: Buffer): void {
    this.#decoder.write(chunk);
  }

  end(): void {
    this.#decoder.end();
  }

  /** What was decoded waits, so that little grows large only as it is read. */
  pause(): void {
    this.#decoder.pause();
  }

  resume(): void {
    this.#decoder.resume();
  }

  /** Nothing is reported any more. */
  drop(): void {
    this.#decoder.destroy();
  }
}

/** Undefined for an encoding that is not known. */
export function createAnswerDecoder(encoding: string, handler: DecodedHandler): AnswerDecoder | undefined {
  const name = encoding.trim().toLowerCase();
  const make = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  return make && new AnswerDecoder(make(), handler);
}
