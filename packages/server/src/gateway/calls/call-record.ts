import type { CacheOutcome, CallOutcome } from '@redoubt/contract';
import type { CallFindings, CallTexts, FoundInCall, ShadowFindings } from '@redoubt/store';
import type { FinishReasons } from '../stream/chat-chunks.ts';
import type { Attributes } from '../tracing/otlp-json.ts';

/** A period of a call, in ms from the arrival of the request. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly ms: number;
}

/** One request to a provider. */
export interface UpstreamAttempt extends TimeSpan {
  readonly model: string;
  /** As in a deployment's model, such as `azure_openai`. */
  readonly provider: string;
  /** `https`, `http` or `relay`. */
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  /** Path with query that was asked for. The query may hold secrets. */
  readonly path: string;
  /** Null if no answer came. */
  readonly status: number | null;
  /** The reason for a missing answer, as a machine code such as `timeout`. */
  readonly error: string | null;
}

/** Everything that is recorded about a finished call of the AI proxy. */
export interface CallRecord {
  /** When the request arrived, in ms since 1970. */
  readonly at: number;
  readonly projectId: string;
  readonly organisationId: string;
  readonly keyId: string;
  readonly keyName: string;
  /** Whom the caller names as its end user. */
  readonly endUser: string | null;
  readonly deployment: { readonly id: number; readonly name: string };
  readonly requestId: string;
  /** The path without its query, such as `/ai-proxy/chat/completions`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly modelAsked: string | null;
  readonly modelAnswered: string | null;
  readonly provider: string | null;
  readonly isStreamed: boolean;
  /** The status that the caller received. */
  readonly status: number;
  readonly outcome: CallOutcome;
  /** In the order of the requests. */
  readonly attempts: readonly UpstreamAttempt[];
  /** By the index of the choice. A choice without a known reason is a hole. */
  readonly finishReasons: FinishReasons;
  /** The provider's id of its answer. */
  readonly answerId: string | null;
  /** Attributes of the request that was sent, for spans alone. Undefined if the call is not traced, or was not sent. */
  readonly settings: Attributes | undefined;
  /** The conversation that the caller names. */
  readonly conversationId: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly cachedTokens: number | null;
  readonly reasoningTokens: number | null;
  readonly credits: number;
  /** What the provider takes for the call, in nano-dollars. Null if its tokens or prices are not known. */
  readonly costNano: number | null;
  /** Whether a kept answer was given. Null if the deployment keeps none. */
  readonly cache: CacheOutcome | null;
  /** What the kept answer had cost, in nano-dollars. Null if none was given, or that was not known. */
  readonly savedNano: number | null;
  readonly inputGuardrails: TimeSpan | null;
  readonly outputGuardrails: TimeSpan | null;
  /** Milliseconds from the request's arrival to the first byte of the model's answer that was sent to the caller. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly findings: {
    readonly input: CallFindings;
    readonly output: CallFindings;
    readonly shadow?: ShadowFindings | undefined;
    readonly found?: FoundInCall | undefined;
  };
  /** Personal data is already replaced. Null unless the deployment's log is `full`. */
  readonly texts: CallTexts | null;
  /** The caller's header (W3C Trace Context), unchanged. */
  readonly traceparent: string | null;
}
