import type { IncomingHttpHeaders } from 'node:http';

/** A whole answer of a provider's, or a part of one. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The pieces of one answer up to a size. */
export class AnswerCollector {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly #maxBytes: number;
  readonly #pieces: Buffer[] = [];
  #size = 0;

  constructor(status: number, headers: IncomingHttpHeaders, maxBytes: number) {
    this.status = status;
    this.headers = headers;
    this.#maxBytes = maxBytes;
  }

  /** False where the answer is too large by now. */
  add(piece: Buffer): boolean {
    this.#pieces.push(piece);
    this.#size += piece.length;
    return this.#size <= this.#maxBytes;
  }

  end(): ReceivedAnswer {
    const [only] = this.#pieces;
    const body = only && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces);
    return { status: this.status, headers: this.headers, body };
  }
}
