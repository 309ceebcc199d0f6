import type { Span } from '@redoubt/detectors';

/** The detectors for which the operator can choose a model. */
const judgedDetectors = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack', 'policy_violation'] as const;
export type JudgedDetector = (typeof judgedDetectors)[number];

/** Checks of answers that a judge can perform too. */
const answerChecks = ['adherence', 'relevancy', 'hallucination'] as const;
export type AnswerCheck = (typeof answerChecks)[number];

/** Everything for which a model can be chosen. */
export const backendDetectors = [...judgedDetectors, ...answerChecks] as const;
export type BackendDetector = (typeof backendDetectors)[number];

/** What a log of fallbacks names: a detector, or the transcription of recordings. */
export type Backed = BackendDetector | 'transcription';

/** The toxicity labels to which a model's own labels are mapped. */
export const toxicLabels = ['toxicity', 'severe_toxicity', 'obscene', 'threat', 'insult', 'identity_hate'] as const;
export type ToxicLabel = (typeof toxicLabels)[number];

/** A backend's opinion on one text for one detector. */
export interface Opinion {
  readonly isFlagged: boolean;
  /** From 0 to 1: how sure the backend is that there is a finding. */
  readonly score: number;
  /** For toxicity: the labels that the model knows, each from 0 to 1. */
  readonly labels?: Partial<Record<ToxicLabel, number>>;
  /** The decisive range, in characters of the text. */
  readonly segment?: Span;
  /** One sentence for people. */
  readonly reason?: string;
  /** For an answer's facts, in their order: 2 is supported or relevant, 1 is unclear, 0 is neither. */
  readonly facts?: readonly number[];
  /** For a policy: the violated rule, by its text or its number. Empty if none is violated. */
  readonly rule?: string;
}

/**
 * Whether a backend can judge. `idle` means that it was not used yet. Reasons contain no paths, because callers see
 * them.
 */
export type BackendState =
  | { readonly status: 'idle' | 'starting' | 'ready' }
  | { readonly status: 'unavailable'; readonly reason: string };

/** A model other than the embedded detectors, used for one detector. */
export interface Backend {
  /** The name in answers: `onnx:<directory>` or `judge:<model>`. */
  readonly name: string;
  readonly kind: 'onnx' | 'judge';
  /** Asks for an opinion. Rejects with BackendFailure, or with any error if `signal` aborts first. */
  ask(text: string, signal: AbortSignal): Promise<Opinion>;
  state(): BackendState;
}

/** Why a backend did not judge a text. The log's counters have these names. */
export type FallbackReason =
  | 'time_out'
  | 'unavailable'
  | 'unreachable'
  | 'http_error'
  | 'bad_answer'
  | 'failed'
  | 'busy'
  | 'too_long'
  | 'resting';

/**
 * Thrown if a backend did not judge, so that the embedded verdict applies. The message contains no part of the text
 * and may be logged.
 */
export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
