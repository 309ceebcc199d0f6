import type { IncomingHttpHeaders } from 'node:http';
import type { ReadyDeployment } from '../deployments/deployment-shelf.ts';
import type { ProviderCall, UpstreamModel } from '../upstream/upstream-model.ts';

/** One request to a provider that was tried, in ms from when the call had come. */
export interface Attempt {
  readonly model: UpstreamModel;
  readonly fromMs: number;
  readonly ms: number;
  /** Null where no answer came. */
  readonly status: number | null;
  /** Why there was none. */
  readonly error: string | null;
}

/** An answer that is going to be delivered: retries and fallbacks are over. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly model: UpstreamModel;
  /** In OpenAI's form, whatever the provider speaks. */
  readonly isStream: boolean;
}

/** Why no answer came, or none that is whole. */
export interface UpstreamFailure {
  /** 429 where the deployment's own limits refuse, else 502. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: string | undefined;
}

/** Told of an answer as it comes: at most one `onAnswer` and any data, then exactly one of `onEnd` and `onError`. */
export interface UpstreamListener {
  onAnswer(answer: UpstreamAnswer): void;
  onData(chunk: Buffer): void;
  onEnd(): void;
  onError(failure: UpstreamFailure): void;
  /** Every attempt, once it is over. */
  onAttempt(attempt: Attempt): void;
}

/** A call under way. */
export interface UpstreamCall {
  /** Ends it; nothing is told any more. */
  abort(): void;
  pause(): void;
  resume(): void;
}

/** Calls the models of a deployment, in order, until one answers. Never throws. */
export type CallUpstream = (deployment: ReadyDeployment, call: ProviderCall, listener: UpstreamListener) => UpstreamCall;
