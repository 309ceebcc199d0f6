import {
  clausesOfReferences,
  indexReferences,
  type ReferenceClause,
  type ReferenceIndex,
  type ReferenceText,
} from '@redoubt/detectors';

/** Fingerprints of texts, and the clauses that an encoder would have to read. Sent between threads. */
export interface IndexedTexts {
  readonly index: ReferenceIndex;
  readonly clauses: readonly ReferenceClause[];
}

/** Indexes texts. A pure function, linear in the texts, for the main thread or a worker. */
export function indexTexts(texts: readonly ReferenceText[]): IndexedTexts {
  return { index: indexReferences(texts), clauses: clausesOfReferences(texts) };
}
