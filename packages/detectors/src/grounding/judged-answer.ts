import type { Span } from '../view.ts';
import type { Passage } from './context-index.ts';

/**
 * What a context says of a fact: it bears it out, says something else, or neither. Of relevancy: whether the fact answers
 * the question.
 */
export type FactVerdict = 'supported' | 'contradicted' | 'unclear' | 'relevant' | 'irrelevant';

/** A fact with the probability that the context supports it, or that it answers the question. 0.5 is the threshold. */
export interface JudgedFact extends Span {
  readonly text: string;
  readonly score: number;
  readonly verdict: FactVerdict;
  /** The sentence of the context that bears the fact out or contradicts it. */
  readonly evidence: Passage | undefined;
}

/** What a judgement rests on: the encoder's reading, or shared words and numbers alone. */
type GroundingBasis = 'encoder' | 'words';

/** The judgement of an answer. `score` is that of the whole answer, on the same scale as a fact's. */
export interface JudgedAnswer {
  readonly facts: readonly JudgedFact[];
  readonly score: number;
  readonly basis: GroundingBasis;
  /** Facts beyond those that are judged, and sentences of the context beyond those that are read. */
  readonly factsLeftOut: number;
  readonly sentencesLeftOut: number;
  /** Share of question or answer that relevancy was judged by. */
  readonly readShare: number;
}
