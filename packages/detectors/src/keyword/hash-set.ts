const GOLDEN = 0x9e37_79b1;
/** Table slots per hash. About three percent of non-members pass the table. */
const ROOM = 32;
const MIN_BITS = 8;
const MAX_BITS = 16;

/** A fixed set of hashes. A look-up in a small table rejects nearly all non-members. */
export class HashSet {
  readonly #members: ReadonlySet<number>;
  /** Whether there may be a member, by the first bits of the mixed hash. */
  readonly #maybe: Uint8Array;
  readonly #shift: number;

  constructor(members: Iterable<number>) {
    this.#members = new Set(members);
    const bits = Math.min(MAX_BITS, Math.max(MIN_BITS, Math.ceil(Math.log2((this.#members.size + 1) * ROOM))));
    this.#shift = 32 - bits;
    this.#maybe = new Uint8Array(1 << bits);
    for (const hash of this.#members) this.#maybe[this.#slotOf(hash)] = 1;
  }

  /** Size in bytes, for the limits of caches. */
  get bytes(): number {
    return this.#maybe.byteLength + this.#members.size * 32;
  }

  has(hash: number): boolean {
    return this.#maybe[this.#slotOf(hash)] !== 0 && this.#members.has(hash);
  }

  #slotOf(hash: number): number {
    return Math.imul(hash, GOLDEN) >>> this.#shift;
  }
}
