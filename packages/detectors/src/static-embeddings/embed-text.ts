import { addTerm, embeddingsIn } from './embedding-file.ts';
import { findTerms } from './find-terms.ts';

/** The meaning of a text as a vector of length 1. */
export interface TextEmbedding {
  readonly vector: Float32Array;
  /** Number of terms of the text that have a vector. The fewer, the less the vector says. */
  readonly terms: number;
}

/**
 * Returns the meaning of an English text or of a stretch of it, without the encoder: the weighted mean of the vectors
 * of its words and collocations. It takes microseconds for a short text and is linear in the text.
 *
 * Words that are missing go by their base form, else they do not count (`findTerms`). Returns undefined if no word of
 * the text is known. Word order and negation do not count: use it for what a text is about, not for what it states.
 */
export function embedText(text: string): TextEmbedding | undefined {
  const embeddings = embeddingsIn('static-embeddings');
  const found = findTerms(text, embeddings.vocabulary);
  if (found.length === 0) return undefined;
  const sum = new Float32Array(embeddings.dimensions);
  for (const { term } of found) addTerm(sum, embeddings, term);
  return { vector: unit(sum), terms: found.length };
}

/** Returns the cosine of two vectors of length 1, from -1 to 1. Related texts have 0.3 and more. */
export function cosineOf(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

/** Scales a vector to length 1, in place. A vector of zeros stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
