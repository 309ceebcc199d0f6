import type { CallOutcome } from '@redoubt/contract';
import type { CallFindings, CallTexts } from '@redoubt/store';

/** A stretch of a call, in ms from when the request had come. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly ms: number;
}

/** One request to a provider. */
export interface UpstreamAttempt extends TimeSpan {
  readonly model: string;
  /** As in a deployment's model, such as `azure_openai`. */
  readonly provider: string;
  readonly host: string;
  readonly port: number;
  /** Null where no answer came. */
  readonly status: number | null;
  /** Why there was none, as a machine code such as `timeout`. */
  readonly error: string | null;
}

/** All that is told of one call of the AI proxy, once it is over. */
export interface CallRecord {
  /** When the request had come, in ms since 1970. */
  readonly at: number;
  readonly projectId: string;
  readonly organisationId: string;
  readonly keyName: string;
  readonly deployment: { readonly id: number; readonly name: string };
  readonly requestId: string;
  /** Without query, such as `/ai-proxy/chat/completions`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly modelAsked: string | null;
  readonly modelAnswered: string | null;
  readonly provider: string | null;
  readonly isStreamed: boolean;
  /** As the caller got it. */
  readonly status: number;
  readonly outcome: CallOutcome;
  /** In the order in which they were made. */
  readonly attempts: readonly UpstreamAttempt[];
  readonly finishReason: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly credits: number;
  readonly inputGuardrails: TimeSpan | null;
  readonly outputGuardrails: TimeSpan | null;
  /** From when the request had come to the first byte of the model's answer that left, in ms. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
  readonly findings: { readonly input: CallFindings; readonly output: CallFindings };
  /** With personal data replaced already; null unless the deployment's log is `full`. */
  readonly texts: CallTexts | null;
  /** The caller's header (W3C Trace Context), as it came. */
  readonly traceparent: string | null;
}
