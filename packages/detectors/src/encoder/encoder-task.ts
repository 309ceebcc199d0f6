import type { RuntimeKind } from './onnx-runtime.ts';
import type { TextPair, TextReading } from './read-texts.ts';

/** Start-up data of an encoder thread. */
export interface EncoderThreadData {
  readonly weights: string;
}

/** A request to an encoder thread. */
export interface EncoderRequest {
  readonly texts: readonly (string | TextPair)[];
  readonly maxChunks: number;
}
export interface EncoderTask extends EncoderRequest {
  readonly id: number;
}

/** The encoder's readings with the version of the weights. `labels` name the logits. */
interface EncoderReading {
  readonly kind: 'read';
  readonly readings: readonly TextReading[];
  readonly labels: readonly string[];
  readonly version: string;
  readonly runtime: RuntimeKind;
}

/** The encoder's readings, or why it cannot run here. In that case the first model judges alone. */
export type EncoderOutcome = EncoderReading | { readonly kind: 'unavailable'; readonly reason: string };

/** The reply of an encoder thread. */
export type EncoderReply = { readonly id: number } & (
  | EncoderOutcome
  | { readonly kind: 'failed'; readonly message: string }
);
