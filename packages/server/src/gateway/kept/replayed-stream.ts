import { type PendingRequest, type StreamHandler, TransportFailed, upstreamFailure } from '@redoubt/providers';

/** Bytes that are sent at once. */
const PIECE_BYTES = 16_384;

/** Gives the bytes of a kept stream to a handler, piece by piece, as a provider would. */
export class ReplayedStream implements PendingRequest {
  readonly #bytes: Buffer;
  #handler: StreamHandler | undefined;
  #at = 0;
  #isPaused = false;
  #isOver = false;
  #next: NodeJS.Immediate | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  begin(handler: StreamHandler): void {
    this.#handler = handler;
    this.#plan();
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#plan();
  }

  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearImmediate(this.#next);
    this.#handler?.onFailure(upstreamFailure(new TransportFailed('aborted', 'the call was given up'), 'none'));
  }

  #plan(): void {
    if (!this.#isPaused && !this.#isOver) this.#next ??= setImmediate(() => this.#give());
  }

  #give(): void {
    this.#next = undefined;
    if (this.#isPaused || this.#isOver) return;
    const piece = this.#bytes.subarray(this.#at, this.#at + PIECE_BYTES);
    this.#at += piece.length;
    if (piece.length > 0) {
      this.#handler?.onData(piece);
      this.#plan();
    } else {
      this.#isOver = true;
      this.#handler?.onEnd();
    }
  }
}
