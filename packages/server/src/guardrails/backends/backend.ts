import type { Span } from '@redoubt/detectors';

/** The detectors that can be judged by a model of the operator's choice. */
const judgedDetectors = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack', 'policy_violation'] as const;
export type JudgedDetector = (typeof judgedDetectors)[number];

/** Checks of answers, which a judge can make too. */
const answerChecks = ['adherence', 'relevancy', 'hallucination'] as const;
export type AnswerCheck = (typeof answerChecks)[number];

/** All that a model can be chosen for. */
export const backendDetectors = [...judgedDetectors, ...answerChecks] as const;
export type BackendDetector = (typeof backendDetectors)[number];

/** The labels of toxicity that a model's own labels are mapped to. */
export const toxicLabels = ['toxicity', 'severe_toxicity', 'obscene', 'threat', 'insult', 'identity_hate'] as const;
export type ToxicLabel = (typeof toxicLabels)[number];

/** What a backend says of one text for one detector. */
export interface Opinion {
  readonly isFlagged: boolean;
  /** 0 to 1: how sure it is that there is something to find. */
  readonly score: number;
  /** Of toxicity: those labels that the model knows, each 0 to 1. */
  readonly labels?: Partial<Record<ToxicLabel, number>>;
  /** The stretch that decided, in the text's characters. */
  readonly segment?: Span;
  /** One sentence for a person. */
  readonly reason?: string;
  /** Of an answer's facts, in their order: 2 supported or relevant, 1 unclear, 0 not. */
  readonly facts?: readonly number[];
  /** Of a policy: the rule that is violated, in its words or by its number; empty where none is. */
  readonly rule?: string;
}

/** Whether a backend can judge. `idle`: it was not asked yet. Reasons name no path: callers see them. */
export type BackendState =
  | { readonly status: 'idle' | 'starting' | 'ready' }
  | { readonly status: 'unavailable'; readonly reason: string };

/** A model outside of the embedded detectors, asked about one detector. */
export interface Backend {
  /** As answers name it: `onnx:<directory>` or `judge:<model>`. */
  readonly name: string;
  readonly kind: 'onnx' | 'judge';
  /** Rejects with BackendFailure; where `signal` aborts first, with anything. */
  ask(text: string, signal: AbortSignal): Promise<Opinion>;
  state(): BackendState;
}

/** Why a backend did not judge a text; the counters of the log have these names. */
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

/** A backend did not judge: the embedded verdict stands. The message can be logged: it holds nothing of the text. */
export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
