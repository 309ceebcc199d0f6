import type { IncomingHttpHeaders } from 'node:http';

/** A complete answer of a provider. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Pieces are joined whenever this many bytes have arrived. Joining all pieces of a large answer at its end would block
 * the event loop.
 */
const GATHERED_BYTES = 1_048_576;

/** Collects the pieces of an answer, up to a maximum size. */
export class AnswerCollector {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly #maxBytes: number;
  /** The joined part, of which `#gathered` bytes are filled. Undefined for small answers. */
  #whole: Buffer | undefined;
  #gathered = 0;
  #pieces: Buffer[] = [];
  #size = 0;

  constructor(status: number, headers: IncomingHttpHeaders, maxBytes: number) {
    this.status = status;
    this.headers = headers;
    this.#maxBytes = maxBytes;
  }

  /** Adds a piece. Returns false if the answer is now too large. */
  add(piece: Buffer): boolean {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > this.#maxBytes) return false;
    if (this.#size - this.#gathered >= GATHERED_BYTES) this.#gather();
    return true;
  }

  end(): ReceivedAnswer {
    const { status, headers } = this;
    const [only] = this.#pieces;
    if (this.#whole) return { status, headers, body: this.#gather() };
    return { status, headers, body: only && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces) };
  }

  /**
   * Joins the collected pieces. Doubles the buffer when it is full, which happens if the answer did not announce its
   * size.
   */
  #gather(): Buffer {
    let whole = this.#whole ?? Buffer.allocUnsafe(this.#expected());
    if (whole.length < this.#size) {
      const larger = Buffer.allocUnsafe(Math.min(this.#maxBytes, this.#size * 2));
      whole.copy(larger, 0, 0, this.#gathered);
      whole = larger;
    }
    for (const piece of this.#pieces) this.#gathered += piece.copy(whole, this.#gathered);
    this.#pieces = [];
    this.#whole = whole;
    return whole.subarray(0, this.#gathered);
  }

  #expected(): number {
    const said = Number(this.headers['content-length']);
    return said >= this.#size && said <= this.#maxBytes ? said : Math.min(this.#maxBytes, this.#size * 2);
  }
}
