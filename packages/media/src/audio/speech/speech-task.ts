/**
 * The size of the transcriber. With noise at 20 dB, `base` has half of the word errors of `tiny`. It needs 0.075 s of
 * processor time per second of speech instead of 0.046 s, and 150 MB more memory.
 */
export type SpeechModel = 'tiny' | 'base';

/** The start data of the thread. */
export interface SpeechThreadData {
  readonly model: SpeechModel;
}

/** The memory of the voice detector between two stretches of one recording. */
export type VoiceMemory = Float32Array;

/** A question to the thread with the speech models. Samples are at 16 kHz, from -1 to 1. */
export type SpeechRequest =
  /** At most 30 s. `memory` is that of the stretch before. */
  | { readonly kind: 'detect'; readonly samples: Float32Array; readonly memory: VoiceMemory | undefined }
  /** At most 30 s. */
  | { readonly kind: 'transcribe'; readonly samples: Float32Array };
export type SpeechTask = SpeechRequest & { readonly id: number };

/** The probability that somebody speaks, one a frame. */
export interface VoiceReading {
  readonly kind: 'detect';
  readonly probabilities: Float32Array;
  readonly memory: VoiceMemory;
}

/** What is said in a stretch. */
export interface HeardText {
  readonly kind: 'transcribe';
  readonly text: string;
  /** The geometric mean of the probabilities of the tokens. */
  readonly confidence: number;
  /** The text has no end: the decoder came to the limit of its length. */
  readonly isCutOff: boolean;
  /** Other texts that the model held for nearly as likely. Each differs at one place from which it goes its own way. */
  readonly alternatives: readonly string[];
}

/** The reply of the thread. */
export type SpeechReply = { readonly id: number } & (
  | VoiceReading
  | HeardText
  | { readonly kind: 'unavailable' | 'failed'; readonly message: string }
);
