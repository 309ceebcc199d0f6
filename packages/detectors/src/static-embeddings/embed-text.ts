import { readFileSync } from 'node:fs';
import { findTerms } from './find-terms.ts';

/** Vectors of terms. A term's vector holds its weight: the vector of a text is the sum of those of its terms. */
interface StaticEmbeddings {
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
 * Reads static-embeddings.bin: magic, number of terms, dimensions, bytes of the names; the names by lines; a float32
 * scale a term; then int8 rows. Numbers are little-endian. Written by ml/static-embeddings.
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

/** The meaning of a text as a vector of length 1. */
export interface TextEmbedding {
  readonly vector: Float32Array;
  /** Number of terms of the text that have a vector. The fewer, the less the vector says. */
  readonly terms: number;
}

let loaded: StaticEmbeddings | undefined;

function embeddings(): StaticEmbeddings {
  loaded ??= readEmbeddingFile(readFileSync(new URL('../../weights/static-embeddings.bin', import.meta.url)));
  return loaded;
}

/**
 * Returns the meaning of an English text or of a stretch of it, without the encoder: the weighted mean of the vectors
 * of its words and collocations. It takes microseconds for a short text and is linear in the text.
 *
 * Words that are missing go by their base form, else they do not count (`findTerms`). Returns undefined if no word of
 * the text is known. Word order and negation do not count: use it for what a text is about, not for what it states.
 */
export function embedText(text: string): TextEmbedding | undefined {
  const { dimensions, vocabulary, scales, values } = embeddings();
  const found = findTerms(text, vocabulary);
  if (found.length === 0) return undefined;
  const sum = new Float32Array(dimensions);
  for (const { term } of found) {
    const scale = scales[term] ?? 0;
    const row = term * dimensions;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + scale * (values[row + at] ?? 0);
  }
  return { vector: unit(sum), terms: found.length };
}

/** Returns the cosine of two vectors of length 1, from -1 to 1. Related texts have 0.3 and more. */
export function cosineOf(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

/** Returns the mean direction of the terms nearest to a vector: what a subject's vocabulary has in common. */
export function nearestTermsTo(vector: Float32Array, count: number): Float32Array {
  const { dimensions, scales, values } = embeddings();
  const cosines = Float32Array.from(scales, (_, term) => cosineAt(term * dimensions, vector));
  const least = cosines.toSorted().at(-count) ?? 0;
  const sum = new Float32Array(dimensions);
  for (const [term, cosine] of cosines.entries()) {
    if (cosine < least) continue;
    const row = values.subarray(term * dimensions, (term + 1) * dimensions);
    const length = Math.hypot(...row) || 1;
    for (const [at, value] of row.entries()) sum[at] = (sum[at] ?? 0) + value / length;
  }
  return unit(sum);
}

function cosineAt(row: number, vector: Float32Array): number {
  const { dimensions, values } = embeddings();
  let [dot, square] = [0, 0];
  for (let at = 0; at < dimensions; at += 1) {
    const value = values[row + at] ?? 0;
    dot += value * (vector[at] ?? 0);
    square += value * value;
  }
  return dot / (Math.sqrt(square) || 1);
}

/** Scales a vector to length 1, in place. A vector of zeros stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
