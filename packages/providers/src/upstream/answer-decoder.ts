import type { Transform } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';

/**
 * Decoders of content codings (RFC 9110, section 8.4.1). Some servers and gateways compress answers although they were
 * asked not to.
 */
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
};

/** Receives the decoded bytes of an answer. */
export interface DecodedHandler {
  onData(chunk: Buffer): void;
  onEnd(): void;
  /** The bytes do not have the announced encoding, or end too early. */
  onMalformed(error: Error): void;
}

/** Decodes an answer while it arrives. */
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

  /** Pauses the output. Decompression then stops too, so that a small compressed answer does not fill the memory. */
  pause(): void {
    this.#decoder.pause();
  }

  resume(): void {
    this.#decoder.resume();
  }

  /** Stops all reports to the handler. */
  drop(): void {
    this.#decoder.destroy();
  }
}

/** Creates a decoder. Returns undefined if the encoding is not known. */
export function createAnswerDecoder(encoding: string, handler: DecodedHandler): AnswerDecoder | undefined {
  const name = encoding.trim().toLowerCase();
  const make = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  return make && new AnswerDecoder(make(), handler);
}
