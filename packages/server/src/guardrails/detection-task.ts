import type { Detection, Detectors } from '@redoubt/contract';
import type {
  CustomEntity,
  DetectorTuning,
  EscalationMode,
  Measured,
  PersonalSpan,
  PiiWanted,
  ReferenceText,
} from '@redoubt/detectors';
import type { EncoderFindings, EncoderQuestion } from './escalation.ts';
import type { GroundingQuestion } from './ground-answer.ts';
import type { IndexedTexts } from './index-texts.ts';
import type { RedactedText, Redacting, Restoring } from './redact-text.ts';

/** A text for a thread to judge. */
export interface DetectionTask {
  readonly kind: 'judge';
  readonly id: number;
  readonly text: string;
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
  /** When the encoder is to be asked; undefined where it cannot be. */
  readonly mode: EscalationMode | undefined;
  /** What the encoder was asked and said already, where another thread asked. */
  readonly settled?: { readonly asked: EncoderQuestion; readonly answered: EncoderFindings } | undefined;
}

/** Texts for a thread to judge one by one, such as the windows of a long one. */
export interface WindowsTask {
  readonly kind: 'windows';
  readonly id: number;
  readonly texts: readonly string[];
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
  readonly mode: EscalationMode | undefined;
}

/** A text in which a thread is to find personal data. */
export interface FindingTask {
  readonly kind: 'find';
  readonly id: number;
  readonly text: string;
  readonly wanted: PiiWanted;
}

/** A text in which a thread is to replace personal data. */
interface RedactingTask extends Redacting {
  readonly kind: 'redact';
  readonly id: number;
  readonly text: string;
}

/**
 * What a thread is asked: to judge a text, then, where it answers `asks`, to finish with what the encoder said, or to
 * forget it where another thread finishes; to judge windows; to find personal data, to replace it or to put it back; to
 * measure an answer; to make an index of texts; or to compile patterns.
 */
export type DetectionRequest =
  | DetectionTask
  | WindowsTask
  | FindingTask
  | RedactingTask
  | ({ readonly kind: 'restore'; readonly id: number } & Restoring)
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'finish'; readonly id: number; readonly answered: EncoderFindings }
  | { readonly kind: 'measure'; readonly id: number; readonly question: GroundingQuestion }
  | { readonly kind: 'index'; readonly id: number; readonly texts: readonly ReferenceText[] }
  | { readonly kind: 'compile'; readonly id: number; readonly patterns: readonly CustomEntity[] };

/** Why each pattern is refused; undefined for one that is not. */
export type Refusals = readonly (string | undefined)[];

/** What it answers. */
export type DetectionReply = { readonly id: number } & (
  | { readonly kind: 'judged'; readonly detection: Detection }
  /** Undefined for a window that the encoder has to read as well. */
  | { readonly kind: 'windows'; readonly detections: readonly (Detection | undefined)[] }
  | { readonly kind: 'found'; readonly spans: readonly PersonalSpan[] }
  | { readonly kind: 'redacted'; readonly redacted: RedactedText }
  /** Undefined where it would become longer than allowed. */
  | { readonly kind: 'restored'; readonly text: string | undefined }
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'indexed'; readonly indexed: IndexedTexts }
  | { readonly kind: 'compiled'; readonly refusals: Refusals }
  | { readonly kind: 'asks'; readonly asked: EncoderQuestion }
  | { readonly kind: 'forgotten' }
  /** The patterns of a caller's own took too long, at the one of this index. */
  | { readonly kind: 'slow'; readonly index: number }
  | { readonly kind: 'failed'; readonly message: string }
);
