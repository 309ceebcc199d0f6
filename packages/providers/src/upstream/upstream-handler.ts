import type { IncomingHttpHeaders } from 'node:http';
import type { ReceivedAnswer } from './answer-collector.ts';
import type { UpstreamFailure } from './upstream-failure.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** A complete answer of any status in OpenAI's form. Providers' errors keep their content. */
export interface DeliveredAnswer extends ReceivedAnswer {
  readonly model: UpstreamModel;
}

/** The status and headers of a stream that has begun. */
export interface StreamStart {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly model: UpstreamModel;
}

/** A finished attempt. */
export interface Attempt {
  readonly model: UpstreamModel;
  /** Index of the key used, from 0. Undefined if the model has no keys. */
  readonly keyIndex: number | undefined;
  /** Path with query that was asked for. The query may hold secrets. Undefined if no request could be written. */
  readonly path: string | undefined;
  /** HTTP status of the answer. 0 if there was none. */
  readonly status: number;
  /** Code of an UpstreamFailure, if the attempt failed. */
  readonly failure: string | undefined;
  readonly startedAt: number;
  /** Milliseconds until the answer's headers. Undefined if none arrived. */
  readonly headersMs: number | undefined;
  /** Milliseconds until the end of the attempt. */
  readonly totalMs: number;
}

/** Receives one stream. Exactly one of `onEnd` and `onFailure` ends it. */
export interface StreamHandler {
  /** Bytes of OpenAI's events. Chunks may be cut anywhere. */
  onData(chunk: Buffer): void;
  onEnd(): void;
  onFailure(failure: UpstreamFailure): void;
}

/** Receives the result of one call: `onAnswer`, `onFailure`, or the start of a stream by `onStream`. */
export interface UpstreamHandler {
  onAnswer(answer: DeliveredAnswer): void;
  /**
   * A stream has begun and its first bytes have arrived. Returns the handler for the stream, which also receives its
   * end.
   */
  onStream(start: StreamStart): StreamHandler;
  onFailure(failure: UpstreamFailure): void;
  /** Reports a finished attempt, before the end of the call that follows from it. */
  onAttempt?(attempt: Attempt): void;
}
