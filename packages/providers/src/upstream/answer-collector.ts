import type { IncomingHttpHeaders } from 'node:http';

/** A complete answer of a provider. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why an answer is not collected further: it is larger than allowed, or there is no room for it now. */
export type NotCollected = 'too_large' | 'no_room';

/** How an answer may be collected. */
interface Collecting {
  readonly maxBytes: number;
  /** Whether `content-length` is the size of the bytes that are added. It is not if they were decoded. */
  readonly isSizeKnown: boolean;
  /** Counts bytes in memory. Returns false if there is no room for them. */
  take(bytes: number): boolean;
}

/**
 * Pieces are joined whenever this many bytes have arrived. Joining all pieces of a large answer at its end would block
 * the event loop.
 */
const GATHERED_BYTES = 1_048_576;

/** Smaller answers are not counted. The number of connections bounds them. */
const UNCOUNTED_BYTES = 65_536;

/** Collects the pieces of an answer, up to a maximum size and as far as there is room in memory. */
export class AnswerCollector {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly #how: Collecting;
  /** The joined part, of which `#gathered` bytes are filled. Undefined for small answers. */
  #whole: Buffer | undefined;
  #gathered = 0;
  #pieces: Buffer[] = [];
  #size = 0;
  /** Bytes that there is room for. */
  #room = UNCOUNTED_BYTES;

  constructor(status: number, headers: IncomingHttpHeaders, how: Collecting) {
    this.status = status;
    this.headers = headers;
    this.#how = how;
  }

  /** Makes room for the answer if it announces its size. Returns why it should not be read at all. */
  announce(): NotCollected | undefined {
    const said = this.#said();
    if (said === undefined) return undefined;
    return said > this.#how.maxBytes ? 'too_large' : this.#grow(said);
  }

  /** Adds a piece. Returns why the answer is not collected further. */
  add(piece: Buffer): NotCollected | undefined {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > this.#how.maxBytes) return 'too_large';
    const refused = this.#size > this.#room ? this.#grow(this.#double()) : undefined;
    if (!refused && this.#size - this.#gathered >= GATHERED_BYTES) this.#gather();
    return refused;
  }

  end(): ReceivedAnswer {
    const { status, headers } = this;
    const [only] = this.#pieces;
    if (this.#whole) return { status, headers, body: this.#gather() };
    return { status, headers, body: only && this.#pieces.length === 1 ? only : Buffer.concat(this.#pieces) };
  }

  #grow(to: number): NotCollected | undefined {
    if (to <= this.#room) return undefined;
    const counted = this.#room === UNCOUNTED_BYTES ? 0 : this.#room;
    if (!this.#how.take(to - counted)) return 'no_room';
    this.#room = to;
    return undefined;
  }

  /**
   * Joins the collected pieces. Doubles the buffer when it is full, which happens if the answer did not announce its
   * size.
   */
  #gather(): Buffer {
    let whole = this.#whole ?? Buffer.allocUnsafe(this.#expected());
    if (whole.length < this.#size) {
      const larger = Buffer.allocUnsafe(this.#double());
      whole.copy(larger, 0, 0, this.#gathered);
      whole = larger;
    }
    for (const piece of this.#pieces) this.#gathered += piece.copy(whole, this.#gathered);
    this.#pieces = [];
    this.#whole = whole;
    return whole.subarray(0, this.#gathered);
  }

  #expected(): number {
    const said = this.#said() ?? 0;
    return said >= this.#size && said <= this.#how.maxBytes ? said : this.#double();
  }

  #double(): number {
    return Math.min(this.#how.maxBytes, this.#size * 2);
  }

  #said(): number | undefined {
    const said = this.headers['content-length'];
    const bytes = this.#how.isSizeKnown && said !== undefined ? Number(said) : Number.NaN;
    return Number.isNaN(bytes) ? undefined : bytes;
  }
}
