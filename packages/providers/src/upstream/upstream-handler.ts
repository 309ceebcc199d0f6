import type { IncomingHttpHeaders } from 'node:http';
import type { ReceivedAnswer } from './answer-collector.ts';
import type { UpstreamFailure } from './upstream-failure.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** A whole answer in OpenAI's form, of any status: a provider's errors are kept as they are. */
export interface DeliveredAnswer extends ReceivedAnswer {
  readonly model: UpstreamModel;
}

/** The head of a stream that has begun to come. */
export interface StreamStart {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly model: UpstreamModel;
}

/** One try, as it ended. */
export interface Attempt {
  readonly model: UpstreamModel;
  /** Which of the model's keys, from 0; absent where it has none. */
  readonly keyIndex: number | undefined;
  /** 0: there was no answer. */
  readonly status: number;
  /** Code of an UpstreamFailure. */
  readonly failure: string | undefined;
  readonly startedAt: number;
  /** To the answer's headers; absent where none came. */
  readonly headersMs: number | undefined;
  /** To the end of the answer. */
  readonly totalMs: number;
}

/** Told of one stream. Exactly one of `onEnd` and `onFailure` ends it. */
export interface StreamHandler {
  /** OpenAI's events as bytes, cut anywhere. */
  onData(chunk: Buffer): void;
  onEnd(): void;
  onFailure(failure: UpstreamFailure): void;
}

/** Told of one call. One of `onAnswer` and `onFailure` ends it, or a stream begins. */
export interface UpstreamHandler {
  onAnswer(answer: DeliveredAnswer): void;
  /** A stream has begun, with its first bytes at hand: answers who is told of it, its end included. */
  onStream(start: StreamStart): StreamHandler;
  onFailure(failure: UpstreamFailure): void;
  /** Before the end that it brings about. */
  onAttempt?(attempt: Attempt): void;
}
