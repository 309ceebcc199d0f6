import {
  clausesOfReferences,
  indexReferences,
  type ReferenceClause,
  type ReferenceIndex,
  type ReferenceText,
} from '@redoubt/detectors';

/** Fingerprints of texts, and what an encoder would have to read of them. Goes between threads. */
export interface IndexedTexts {
  readonly index: ReferenceIndex;
  readonly clauses: readonly ReferenceClause[];
}

/** Pure, linear in the texts; for the main thread or a worker. */
export function indexTexts(texts: readonly ReferenceText[]): IndexedTexts {
  return { index: indexReferences(texts), clauses: clausesOfReferences(texts) };
}
