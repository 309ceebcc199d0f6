import { EndOfBits } from '../bit-reader.ts';

/** Reads numbers from bytes, the lowest bit of each byte first, as Vorbis has them. @throws EndOfBits */
export class LowBitReader {
  readonly #bytes: Uint8Array;
  #position: number;

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes;
    this.#position = from * 8;
  }

  /** The next 8 bits. Bits after the end of the bytes are 0. */
  peekByte(): number {
    const at = this.#position >>> 3;
    const pair = (this.#bytes[at] ?? 0) | ((this.#bytes[at + 1] ?? 0) << 8);
    return (pair >>> (this.#position & 7)) & 0xff;
  }

  skip(bits: number): void {
    this.#position += bits;
    if (this.#position > this.#bytes.length * 8) throw new EndOfBits();
  }

  /** Reads a number of 0 to 32 bits. */
  read(bits: number): number {
    let [value, done] = [0, 0];
    while (done < bits) {
      const part = Math.min(8, bits - done);
      value += (this.peekByte() & ((1 << part) - 1)) * 2 ** done;
      this.skip(part);
      done += part;
    }
    return value;
  }

  readFlag(): boolean {
    return this.read(1) === 1;
  }
}

/** The bits that a number from 0 to `most` needs. */
export const bitsFor = (most: number): number => 32 - Math.clz32(most);
