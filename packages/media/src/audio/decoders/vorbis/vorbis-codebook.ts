import { bitsFor, type LowBitReader } from './low-bit-reader.ts';

const SYNC = 0x564342;
const LOOKUP_BITS = 8;

/** A Huffman code and the vectors that it can stand for (Vorbis I specification, section 3). */
export class VorbisCodebook {
  readonly dimensions: number;
  readonly entries: number;
  /** For each node of the tree the two next ones. A leaf is the entry, as -1 minus its number. */
  readonly #tree: Int32Array;
  /** The node or leaf that each byte leads to, and the bits on the way. */
  readonly #nodes = new Int32Array(1 << LOOKUP_BITS);
  readonly #bits = new Uint8Array(1 << LOOKUP_BITS);
  readonly #vectors: Float32Array | undefined;

  constructor(dimensions: number, lengths: Uint8Array, vectors: Float32Array | undefined) {
    this.dimensions = dimensions;
    this.entries = lengths.length;
    this.#tree = treeOf(lengths);
    this.#vectors = vectors;
    for (let byte = 0; byte < this.#nodes.length; byte += 1) this.#lookUp(byte);
  }

  get hasVectors(): boolean {
    return this.#vectors !== undefined;
  }

  /** Reads a codeword and returns the number of its entry. */
  read(reader: LowBitReader): number {
    const byte = reader.peekByte();
    let node = this.#nodes[byte] ?? 0;
    reader.skip(this.#bits[byte] ?? 0);
    while (node > 0) node = this.#tree[2 * node + reader.read(1)] ?? 0;
    if (node === 0) throw new Error('a codeword is not in use');
    return -1 - node;
  }

  /** Reads a codeword and adds its vector to the output, whose places are `step` apart. */
  addVector(reader: LowBitReader, output: Float64Array, at: number, step: number): void {
    const from = this.read(reader) * this.dimensions;
    for (let part = 0; part < this.dimensions; part += 1) {
      const place = at + part * step;
      output[place] = (output[place] ?? 0) + (this.#vectors?.[from + part] ?? 0);
    }
  }

  #lookUp(byte: number): void {
    let [node, bits] = [this.#tree[byte & 1] ?? 0, 1];
    while (node > 0 && bits < LOOKUP_BITS) {
      node = this.#tree[2 * node + ((byte >> bits) & 1)] ?? 0;
      bits += 1;
    }
    this.#nodes[byte] = node;
    this.#bits[byte] = bits;
  }
}

/** Gives each entry the first codeword of its length that is free. Node 0 is the root, and also stands for no node. */
function treeOf(lengths: Uint8Array): Int32Array {
  const tree = [0, 0];
  /** For each length the first free codeword, as the first bits of a number of 32 bits. */
  const free: (number | undefined)[] = Array(33).fill(undefined);
  free[0] = 0;
  for (const [entry, length] of lengths.entries()) {
    if (length === 0) continue;
    const code = takeFree(free, length);
    let node = 0;
    for (let bit = 0; bit < length - 1; bit += 1) {
      const place = 2 * node + ((code >>> (31 - bit)) & 1);
      if (tree[place] === 0) {
        tree[place] = tree.length / 2;
        tree.push(0, 0);
      }
      node = tree[place] ?? 0;
    }
    tree[2 * node + ((code >>> (32 - length)) & 1)] = -1 - entry;
  }
  return Int32Array.from(tree);
}

function takeFree(free: (number | undefined)[], length: number): number {
  let from = length;
  while (from > 0 && free[from] === undefined) from -= 1;
  const code = free[from];
  if (code === undefined) throw new Error('a codebook has too many codewords');
  free[from] = undefined;
  for (let shorter = from + 1; shorter <= length; shorter += 1) free[shorter] = (code | (1 << (32 - shorter))) >>> 0;
  return code;
}

/** Reads a codebook of at most so many numbers, so that a small file cannot ask for much memory. */
export function readCodebook(reader: LowBitReader, maxNumbers: number): VorbisCodebook {
  if (reader.read(24) !== SYNC) throw new Error('a codebook has a wrong start');
  const dimensions = reader.read(16);
  const entries = reader.read(24);
  if (dimensions === 0 || entries * dimensions > maxNumbers) throw new Error('a codebook has a size that is not read');
  const lengths = reader.readFlag() ? readOrdered(reader, entries) : readLengths(reader, entries);
  return new VorbisCodebook(dimensions, lengths, readVectors(reader, entries, dimensions));
}

function readLengths(reader: LowBitReader, entries: number): Uint8Array {
  const isSparse = reader.readFlag();
  return Uint8Array.from({ length: entries }, () => (isSparse && !reader.readFlag() ? 0 : reader.read(5) + 1));
}

function readOrdered(reader: LowBitReader, entries: number): Uint8Array {
  const lengths = new Uint8Array(entries);
  let length = reader.read(5) + 1;
  for (let entry = 0; entry < entries; length += 1) {
    const count = reader.read(bitsFor(entries - entry));
    if (length > 32 || entry + count > entries) throw new Error('the lengths of a codebook are damaged');
    lengths.fill(length, entry, entry + count);
    entry += count;
  }
  return lengths;
}

function readVectors(reader: LowBitReader, entries: number, dimensions: number): Float32Array | undefined {
  const kind = reader.read(4);
  if (kind === 0) return undefined;
  if (kind > 2) throw new Error('a codebook has a reserved kind of vectors');
  const [least, step] = [readFloat(reader), readFloat(reader)];
  const bits = reader.read(4) + 1;
  const isSum = reader.readFlag();
  const count = kind === 1 ? rootOf(entries, dimensions) : entries * dimensions;
  const values = Array.from({ length: count }, () => least + step * reader.read(bits));
  const vectors = new Float32Array(entries * dimensions);
  for (let entry = 0; entry < entries; entry += 1) {
    const own =
      kind === 1 ? valuesOf(values, entry, dimensions) : values.slice(entry * dimensions, (entry + 1) * dimensions);
    setVector(vectors.subarray(entry * dimensions, (entry + 1) * dimensions), own, isSum);
  }
  return vectors;
}

/** The values that the digits of an entry's number name, the lowest digit first. */
function valuesOf(values: readonly number[], entry: number, dimensions: number): number[] {
  let rest = entry;
  return Array.from({ length: dimensions }, () => {
    const value = values[rest % values.length] ?? 0;
    rest = Math.floor(rest / values.length);
    return value;
  });
}

/** With sums each value is added to the one before. */
function setVector(vector: Float32Array, values: readonly number[], isSum: boolean): void {
  let last = 0;
  for (let part = 0; part < vector.length; part += 1) {
    const value = last + (values[part] ?? 0);
    vector[part] = value;
    if (isSum) last = value;
  }
}

/** The greatest whole number whose power is at most `entries`. */
function rootOf(entries: number, dimensions: number): number {
  let root = Math.floor(entries ** (1 / dimensions));
  while ((root + 1) ** dimensions <= entries) root += 1;
  while (root ** dimensions > entries) root -= 1;
  return root;
}

/** Reads a number with a sign, an exponent of 10 bits and 21 bits of a mantissa. */
function readFloat(reader: LowBitReader): number {
  const bits = reader.read(32);
  const size = (bits & 0x1f_ffff) * 2 ** (((bits >>> 21) & 0x3ff) - 788);
  return bits >= 0x8000_0000 ? -size : size;
}
