import type { Span } from '@redoubt/detectors';

/** Precisions, by the names of Transformers.js. */
export type Dtype = 'fp32' | 'fp16' | 'int8' | 'uint8' | 'q8' | 'q4' | 'q4f16' | 'bnb4';

/** The start data of a classifier thread. */
export interface ClassifierThreadData {
  /** An absolute path. */
  readonly modelDir: string;
  readonly dtype: Dtype;
  /** A folder near which the optional package is searched, after the service's own. */
  readonly packagesNear: string;
}

/** A request to a classifier thread. `forget` means that nobody waits for this text any more. */
export type ClassifierTask =
  | { readonly kind: 'read'; readonly id: number; readonly text: string }
  | { readonly kind: 'forget'; readonly id: number };

/** The model's result for one chunk: one probability per label. Spans are in characters of the text. */
export interface ChunkReading extends Span {
  readonly probabilities: readonly number[];
}

/** The meaning of the model's numbers. `softmax` means that the labels exclude each other. */
export interface ClassifierCard {
  readonly labels: readonly string[];
  readonly activation: 'softmax' | 'sigmoid';
}

/** A reply of the thread. The first says whether the model runs. Then each text gets one reply. */
export type ClassifierReply =
  | { readonly kind: 'ready'; readonly card: ClassifierCard }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'read'; readonly id: number; readonly chunks: readonly ChunkReading[] }
  | { readonly kind: 'too_long' | 'forgotten'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
