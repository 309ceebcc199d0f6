import { clausesToRead } from './find-retelling.ts';
import { type ReferenceText, shareArray } from './reference-index.ts';

/** The meanings of reference clauses: consecutive unit vectors in shared memory. */
export interface ReferenceMeanings {
  readonly vectors: Float32Array;
  /** Numbers of a vector. Vectors of another encoder may have another size; they are not compared. */
  readonly size: number;
  /** The reference of each vector. */
  readonly references: Uint16Array;
}

/** A clause that the encoder must read before a reference can be compared by meaning. */
export interface ReferenceClause {
  readonly reference: number;
  readonly text: string;
}

/** Maximum clauses to read, per reference and in total. Each takes 1.5 kB of memory and about 5 ms. */
const MAX_OF_ONE = 64;
const MAX_CLAUSES = 1_024;

/** Returns the first clauses of every reference, with an equal limit for each. */
export function clausesOfReferences(references: readonly ReferenceText[]): ReferenceClause[] {
  const room = Math.floor(MAX_CLAUSES / Math.max(1, references.length));
  const most = Math.min(MAX_OF_ONE, room);
  if (most === 0) return [];
  return references.flatMap(({ text }, reference) =>
    clausesToRead(text, most).map((clause) => ({ reference, text: clause })),
  );
}

/** Builds the meanings from the vectors of the clauses, in the same order. */
export function referenceMeanings(
  clauses: readonly ReferenceClause[],
  vectors: readonly Float32Array[],
): ReferenceMeanings {
  const size = vectors[0]?.length ?? 0;
  const all = shareArray(Float32Array, size * vectors.length);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * size);
  const references = clauses.map(({ reference }) => reference);
  return { vectors: all, size, references: shareArray(Uint16Array, references) };
}

/** Returns the highest cosine similarity of a vector of the same size to the clauses of a reference, 0 if it has none. */
export function nearestMeaning({ vectors, references }: ReferenceMeanings, reference: number, vector: Float32Array) {
  let nearest = 0;
  for (const [at, each] of references.entries()) {
    if (each === reference) nearest = Math.max(nearest, cosineAt(vectors, at * vector.length, vector));
  }
  return nearest;
}

function cosineAt(vectors: Float32Array, start: number, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vectors[start + at] ?? 0) * (vector[at] ?? 0);
  return sum;
}
