import type { Modality } from './norm-cues.ts';
import type { PassagePlace } from './passages.ts';

/** The sentence that a rule came from, word for word, and where it stands. */
export interface Citation extends PassagePlace {
  readonly sentence: string;
  /** The sentence before a list that says what its items are, where the rule came from an item. */
  readonly lead_in?: string | undefined;
}

/** A rule as it was found, before it is ranked and merged. */
export interface Norm {
  readonly text: string;
  readonly modality: Modality;
  readonly strength: 0 | 1 | 2 | 3;
  readonly subject: string;
  readonly predicate: string;
  /** The heading that it stands under. */
  readonly heading: string;
  readonly citation: Citation;
}
