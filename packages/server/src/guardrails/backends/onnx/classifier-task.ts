import type { Span } from '@redoubt/detectors';

/** Precisions as Transformers.js names them. */
export type Dtype = 'fp32' | 'fp16' | 'int8' | 'uint8' | 'q8' | 'q4' | 'q4f16' | 'bnb4';

/** What a classifier thread is told when it starts. */
export interface ClassifierThreadData {
  /** Absolute. */
  readonly modelDir: string;
  readonly dtype: Dtype;
  /** A folder near which the optional package is searched, after the service's own. */
  readonly packagesNear: string;
}

/** What it is asked. `forget`: nobody waits for this text any more. */
export type ClassifierTask =
  | { readonly kind: 'read'; readonly id: number; readonly text: string }
  | { readonly kind: 'forget'; readonly id: number };

/** What the model says of one chunk: a probability a label. Spans are in the text's characters. */
export interface ChunkReading extends Span {
  readonly probabilities: readonly number[];
}

/** What the model's numbers mean. `softmax`: the labels exclude each other. */
export interface ClassifierCard {
  readonly labels: readonly string[];
  readonly activation: 'softmax' | 'sigmoid';
}

/** What it answers: to each text one reply, and before them whether the model runs at all. */
export type ClassifierReply =
  | { readonly kind: 'ready'; readonly card: ClassifierCard }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'read'; readonly id: number; readonly chunks: readonly ChunkReading[] }
  | { readonly kind: 'too_long' | 'forgotten'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
