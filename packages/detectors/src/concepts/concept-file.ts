import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The nodes of a trie of entries. Node 0 is the root. Each other node has a parent with a smaller number and the UTF-16
 * unit that leads to it. `low` and `high` are the concepts that end there, as bits.
 */
export interface TrieNodes {
  readonly parents: Int32Array;
  readonly units: Uint16Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const MAGIC = 'RDC1';
const PREFIX = 8;
const BYTES_A_NODE = 14;

/** Serialises the nodes: the magic, their number, and the four arrays, compressed with Brotli. */
export function writeConcepts({ parents, units, low, high }: TrieNodes): Buffer {
  const prefix = Buffer.alloc(PREFIX);
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(parents.length, 4);
  const parts = [parents, low, high, units].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  return brotliCompressSync(Buffer.concat([prefix, ...parts]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/** Reads a file of concepts. Throws if it is not one, or is cut. */
export function readConcepts(file: Buffer): TrieNodes {
  const raw = brotliDecompressSync(file);
  if (raw.toString('latin1', 0, 4) !== MAGIC) throw new Error('This is no file of concepts');
  const count = raw.readUInt32LE(4);
  if (raw.length !== PREFIX + count * BYTES_A_NODE) throw new Error('The file of concepts is cut');
  // Copied, so that the arrays begin where their elements may.
  const bytes = (from: number, size: number) => raw.buffer.slice(raw.byteOffset + from, raw.byteOffset + from + size);
  const words = (place: number) => new Int32Array(bytes(PREFIX + place * 4 * count, 4 * count));
  return {
    parents: words(0),
    low: words(1),
    high: words(2),
    units: new Uint16Array(bytes(PREFIX + 12 * count, 2 * count)),
  };
}
