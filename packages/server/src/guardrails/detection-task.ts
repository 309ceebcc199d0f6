import type { Detection, Detectors } from '@redoubt/contract';
import type { Measured, ReferenceText, SecondLookMode } from '@redoubt/detectors';
import type { DetectorTuning } from './detector-tuning.ts';
import type { GroundingQuestion } from './ground-answer.ts';
import type { IndexedTexts } from './index-texts.ts';
import type { PersonalSpan, PiiNames } from './personal-data.ts';
import type { Answered, Asked } from './second-look.ts';

/** A text for a thread to judge. */
export interface DetectionTask {
  readonly kind: 'judge';
  readonly id: number;
  readonly text: string;
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
  /** When the encoder is to be asked; undefined where it cannot be. */
  readonly mode: SecondLookMode | undefined;
}

/** A text in which a thread is to find personal data. */
export interface FindingTask {
  readonly kind: 'find';
  readonly id: number;
  readonly text: string;
  readonly entities: PiiNames;
}

/**
 * What a thread is asked: to judge a text, then, where it answers `asks`, to finish with what the encoder said; to find
 * personal data; to measure an answer; or to make an index of texts.
 */
export type DetectionRequest =
  | DetectionTask
  | FindingTask
  | { readonly kind: 'finish'; readonly id: number; readonly answered: Answered }
  | { readonly kind: 'measure'; readonly id: number; readonly question: GroundingQuestion }
  | { readonly kind: 'index'; readonly id: number; readonly texts: readonly ReferenceText[] };

/** What it answers. */
export type DetectionReply = { readonly id: number } & (
  | { readonly kind: 'judged'; readonly detection: Detection }
  | { readonly kind: 'found'; readonly spans: readonly PersonalSpan[] }
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'indexed'; readonly indexed: IndexedTexts }
  | { readonly kind: 'asks'; readonly asked: Asked }
  | { readonly kind: 'failed'; readonly message: string }
);
