import { clausesToRead } from './find-retelling.ts';
import { type ReferenceText, shareArray } from './reference-index.ts';

/** What the clauses of references mean: vectors of unit length, one after the other, in memory that threads share. */
export interface ReferenceMeanings {
  readonly vectors: Float32Array;
  /** By number of the vector: the reference that it belongs to. */
  readonly references: Uint16Array;
}

/** A clause that an encoder has to read before a reference can be compared by meaning. */
export interface ReferenceClause {
  readonly reference: number;
  readonly text: string;
}

/** Clauses of one reference that are read, and of all together: 2 kB of memory and some 2 ms each. */
const MAX_OF_ONE = 64;
const MAX_CLAUSES = 1_024;

/** The clauses to read, of every reference its first ones, as many of each as there is room for. */
export function clausesOfReferences(references: readonly ReferenceText[]): ReferenceClause[] {
  const room = Math.floor(MAX_CLAUSES / Math.max(1, references.length));
  const most = Math.min(MAX_OF_ONE, room);
  if (most === 0) return [];
  return references.flatMap(({ text }, reference) =>
    clausesToRead(text, most).map((clause) => ({ reference, text: clause })),
  );
}

/** Meanings from the vectors of the clauses, in their order. */
export function referenceMeanings(
  clauses: readonly ReferenceClause[],
  vectors: readonly Float32Array[],
): ReferenceMeanings {
  const size = vectors[0]?.length ?? 0;
  const all = shareArray(Float32Array, size * vectors.length);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * size);
  const references = clauses.map(({ reference }) => reference);
  return { vectors: all, references: shareArray(Uint16Array, references) };
}

/** The highest cosine of a vector with the clauses of a reference; 0 where it has none. */
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
