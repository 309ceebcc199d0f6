import type { BitReader } from './bit-reader.ts';

/** Bits of a codeword that are looked up at once. */
const LOOKUP_BITS = 9;

/** A Huffman code. */
export class Codebook {
  readonly #lengths: Uint8Array;
  readonly #symbols: Uint16Array;
  /** The end of each codeword's range, with codewords as the first bits of a number of 32 bits. */
  readonly #ends: Float64Array;
  /** The first codeword with these first bits. */
  readonly #first: Uint16Array;

  /** `lengths` are the bits of the codewords in the order of the codewords, `symbols` what they stand for. */
  constructor(lengths: readonly number[], symbols: readonly number[]) {
    this.#lengths = Uint8Array.from(lengths);
    this.#symbols = Uint16Array.from(symbols);
    this.#ends = new Float64Array(lengths.length);
    let end = 0;
    for (const [at, length] of lengths.entries()) {
      end += 2 ** (32 - length);
      this.#ends[at] = end;
    }
    if (end !== 2 ** 32 || symbols.length !== lengths.length) throw new Error('a Huffman code is not complete');
    this.#first = this.#firstOfPrefixes();
  }

  /** Reads a codeword and returns its symbol. @throws EndOfBits */
  read(reader: BitReader): number {
    const word = reader.peek() >>> 0;
    let at = this.#first[word >>> (32 - LOOKUP_BITS)] ?? 0;
    while (word >= (this.#ends[at] ?? 0)) at += 1;
    reader.skip(this.#lengths[at] ?? 0);
    return this.#symbols[at] ?? 0;
  }

  #firstOfPrefixes(): Uint16Array {
    const first = new Uint16Array(1 << LOOKUP_BITS);
    let at = 0;
    for (let prefix = 0; prefix < first.length; prefix += 1) {
      while ((this.#ends[at] ?? 0) <= prefix * 2 ** (32 - LOOKUP_BITS)) at += 1;
      first[prefix] = at;
    }
    return first;
  }
}
