import type { Modality } from './norm-cues.ts';
import type { PassagePlace } from './passages.ts';

/** The exact sentence of a rule, and its position. */
export interface Citation extends PassagePlace {
  readonly sentence: string;
  /** The sentence before a list, if the rule came from an item. */
  readonly lead_in?: string | undefined;
}

/** A rule as found, before ranking and merging. */
export interface Norm {
  readonly text: string;
  readonly modality: Modality;
  readonly strength: 0 | 1 | 2 | 3;
  readonly subject: string;
  readonly predicate: string;
  /** The heading above the rule. */
  readonly heading: string;
  /** The language of its words if it is not English. */
  readonly language?: 'de' | 'fr' | 'es';
  readonly citation: Citation;
}
