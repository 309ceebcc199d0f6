import { readFileSync } from 'node:fs';

/** Vectors of terms. A term's vector holds its weight: the vector of a text is the sum of those of its terms. */
export interface StaticEmbeddings {
  readonly dimensions: number;
  /** Index of each term. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** A scale for each term. */
  readonly scales: Float32Array;
  /** 8-bit values, `dimensions` for each term. */
  readonly values: Int8Array;
}

const MAGIC = 'RDSE';
const HEAD = 16;

/**
 * Reads a file of vectors: magic, number of terms, dimensions, bytes of the names; the names by lines; a float32 scale a
 * term; then int8 rows. Numbers are little-endian. Written by ml/static-embeddings and ml/piece-meanings.
 *
 * @throws Error if the file is cut or is another kind of file.
 */
export function readEmbeddingFile(file: Uint8Array): StaticEmbeddings {
  const bytes = new Uint8Array(file);
  const head = new DataView(bytes.buffer);
  if (new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new Error('The file holds no static embeddings');
  }
  const [count, dimensions, size] = [4, 8, 12].map((at) => head.getUint32(at, true)) as [number, number, number];
  if (bytes.length !== HEAD + size + count * (4 + dimensions)) throw new Error('The static embeddings are cut');
  const names = new TextDecoder().decode(bytes.subarray(HEAD, HEAD + size)).split('\n', count);
  const start = HEAD + size;
  return {
    dimensions,
    vocabulary: new Map(names.map((name, index) => [name, index])),
    scales: Float32Array.from({ length: count }, (_, index) => head.getFloat32(start + 4 * index, true)),
    values: new Int8Array(bytes.buffer, start + 4 * count, count * dimensions),
  };
}

const loaded = new Map<string, StaticEmbeddings>();

/** Returns vectors of the package. They are read on first use and stay in memory. */
export function embeddingsIn(name: 'static-embeddings' | 'piece-meanings'): StaticEmbeddings {
  const known = loaded.get(name);
  if (known) return known;
  const made = readEmbeddingFile(readFileSync(new URL(`../../weights/${name}.bin`, import.meta.url)));
  loaded.set(name, made);
  return made;
}

/** Adds the vector of a term to a sum. */
export function addTerm(sum: Float32Array, { dimensions, scales, values }: StaticEmbeddings, term: number): void {
  const scale = scales[term] ?? 0;
  const row = term * dimensions;
  for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[row + at] ?? 0);
}
