import type { TextReading } from './read-texts.ts';

/** What an encoder thread is told when it starts. */
export interface EncoderThreadData {
  readonly weights: string;
}

/** What it is asked. */
export interface EncoderRequest {
  readonly texts: readonly string[];
  readonly maxChunks: number;
}
export interface EncoderTask extends EncoderRequest {
  readonly id: number;
}

/** What the encoder read, and with which weights. `labels` name the logits. */
interface EncoderReading {
  readonly kind: 'read';
  readonly readings: readonly TextReading[];
  readonly labels: readonly string[];
  readonly version: string;
}

/** What the encoder read, or why it cannot run here; then the first model answers alone. */
export type EncoderOutcome = EncoderReading | { readonly kind: 'unavailable'; readonly reason: string };

/** What it answers. */
export type EncoderReply = { readonly id: number } & (
  | EncoderOutcome
  | { readonly kind: 'failed'; readonly message: string }
);
