/** A read went past the end of the bytes. */
export class EndOfBits extends Error {
  constructor() {
    super('the bytes end too early');
  }
}

/** Reads numbers from bytes, the highest bit of each byte first. @throws EndOfBits */
export class BitReader {
  readonly #bytes: Uint8Array;
  /** The place of the next bit, and the end of the bits. */
  #position: number;
  readonly #end: number;

  /** Reads the bytes from `from` on, up to `to`. */
  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.#bytes = bytes;
    this.#position = from * 8;
    this.#end = to * 8;
  }

  get position(): number {
    return this.#position;
  }

  get left(): number {
    return this.#end - this.#position;
  }

  /** The byte at which the next whole byte starts. */
  get nextByte(): number {
    return (this.#position + 7) >>> 3;
  }

  /** The next 32 bits as a signed number. Bits after the end of the bytes are 0. */
  peek(): number {
    const at = this.#position >>> 3;
    const shift = this.#position & 7;
    const bytes = this.#bytes;
    const word =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    return shift === 0 ? word : (word << shift) | ((bytes[at + 4] ?? 0) >>> (8 - shift));
  }

  skip(bits: number): void {
    this.#position += bits;
    if (this.#position > this.#end) throw new EndOfBits();
  }

  /** Reads a number of 0 to 32 bits. */
  read(bits: number): number {
    if (bits === 0) return 0;
    const value = this.peek() >>> (32 - bits);
    this.skip(bits);
    return value;
  }

  /** Reads a number of 0 to 53 bits in two's complement. */
  readSigned(bits: number): number {
    if (bits > 32) return this.readSigned(bits - 32) * 4_294_967_296 + this.read(32);
    if (bits === 0) return 0;
    const value = this.peek() >> (32 - bits);
    this.skip(bits);
    return value;
  }

  readFlag(): boolean {
    return this.read(1) === 1;
  }

  /** Counts the zeros before the next one, and reads that too. */
  readUnary(): number {
    let zeros = 0;
    for (let word = this.peek(); word === 0; word = this.peek()) {
      this.skip(32);
      zeros += 32;
    }
    const rest = Math.clz32(this.peek());
    this.skip(rest + 1);
    return zeros + rest;
  }

  /** Goes on to the start of a byte. */
  align(): void {
    this.#position = this.nextByte * 8;
  }
}
