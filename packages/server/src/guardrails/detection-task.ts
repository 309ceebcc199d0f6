import type { Detection, Detectors } from '@redoubt/contract';
import type {
  CustomEntity,
  DetectorTuning,
  EncoderFindings,
  EncoderQuestion,
  EscalationMode,
  GroundingQuestion,
  Located,
  MeasuredAnswer,
  PersonalSpan,
  PiiWanted,
  ReferenceText,
} from '@redoubt/detectors';
import type { IndexedTexts } from './index-texts.ts';
import type { RedactedText, Redacting, Restoring } from './redact-text.ts';

/** A text that a thread judges. */
export interface DetectionTask {
  readonly kind: 'judge';
  readonly id: number;
  readonly text: string;
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
  /** When the encoder is used. Undefined if it is not available. */
  readonly mode: EscalationMode | undefined;
  /** The encoder's question and answer, if another thread asked it. */
  readonly settled?: { readonly asked: EncoderQuestion; readonly answered: EncoderFindings } | undefined;
}

/** Texts that a thread judges one by one, such as the windows of a long text. */
export interface WindowsTask {
  readonly kind: 'windows';
  readonly id: number;
  readonly texts: readonly string[];
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
  readonly mode: EscalationMode | undefined;
}

/** A flagged text in which a thread finds what it is flagged for. */
export interface LocatingTask {
  readonly kind: 'locate';
  readonly id: number;
  readonly text: string;
  readonly detectors: Detectors;
  readonly tuning: DetectorTuning;
}

/** A text in which a thread finds personal data. */
export interface FindingTask {
  readonly kind: 'find';
  readonly id: number;
  readonly text: string;
  readonly wanted: PiiWanted;
}

/** A text in which a thread replaces personal data. */
interface RedactingTask extends Redacting {
  readonly kind: 'redact';
  readonly id: number;
  readonly text: string;
}

/**
 * A request to a thread. It can judge a text. If the reply is `asks`, a later request finishes it with the encoder's
 * answer, or drops it if another thread finishes it. Other requests judge windows, find, replace or restore personal
 * data, measure an answer, index texts, or compile patterns.
 */
export type DetectionRequest =
  | DetectionTask
  | WindowsTask
  | FindingTask
  | LocatingTask
  | RedactingTask
  | ({ readonly kind: 'restore'; readonly id: number } & Restoring)
  | { readonly kind: 'forget'; readonly id: number }
  | { readonly kind: 'finish'; readonly id: number; readonly answered: EncoderFindings }
  | { readonly kind: 'measure'; readonly id: number; readonly question: GroundingQuestion }
  | { readonly kind: 'index'; readonly id: number; readonly texts: readonly ReferenceText[] }
  | { readonly kind: 'compile'; readonly id: number; readonly patterns: readonly CustomEntity[] };

/** The reason why each pattern is refused. Undefined for an accepted pattern. */
export type Refusals = readonly (string | undefined)[];

/** The reply of a thread. */
export type DetectionReply = { readonly id: number } & (
  | { readonly kind: 'judged'; readonly detection: Detection }
  /** Undefined for a window that the encoder must read as well. */
  | { readonly kind: 'windows'; readonly detections: readonly (Detection | undefined)[] }
  | { readonly kind: 'found'; readonly spans: readonly PersonalSpan[] }
  | { readonly kind: 'located'; readonly located: readonly Located[] }
  | { readonly kind: 'redacted'; readonly redacted: RedactedText }
  /** Undefined if the text would become longer than allowed. */
  | { readonly kind: 'restored'; readonly text: string | undefined }
  | { readonly kind: 'measured'; readonly measured: MeasuredAnswer }
  | { readonly kind: 'indexed'; readonly indexed: IndexedTexts }
  | { readonly kind: 'compiled'; readonly refusals: Refusals }
  /** `isKept`: the thread keeps the views of the text, for `finish`. */
  | { readonly kind: 'asks'; readonly asked: EncoderQuestion; readonly isKept: boolean }
  | { readonly kind: 'forgotten' }
  /** The caller's own patterns took too long, at the pattern with this index. */
  | { readonly kind: 'slow'; readonly index: number }
  | { readonly kind: 'failed'; readonly message: string }
);
