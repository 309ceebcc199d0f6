import type { SystemType } from '@redoubt/contract';

/** What a message holds besides text. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  /** `url`: a data URL. */
  | { readonly type: 'image'; readonly url: string }
  /** `data`: base64. */
  | { readonly type: 'audio'; readonly data: string; readonly format: 'wav' | 'mp3' };

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly ContentPart[];
}

/** A call that the target wanted to make. It is evidence and is never executed. */
export interface ToolCall {
  readonly name: string;
  /** As the target wrote them: mostly JSON. */
  readonly arguments: string;
}

export interface TargetAnswer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly tokens: { readonly prompt: number; readonly completion: number } | undefined;
  readonly latencyMs: number;
  /** As the target says it: `stop`, `length`, `content_filter`. */
  readonly finishReason: string | undefined;
  /** The target says of itself that it is a simulation: its answers are no model's. */
  readonly isSimulation?: true;
}

/** What an attack may know of its target. */
export interface TargetProfile {
  readonly systemType: SystemType;
  readonly inputModalities: readonly ('text' | 'image' | 'audio')[];
  readonly systemDescription: string | undefined;
  readonly tools: readonly { readonly name: string; readonly description: string | undefined }[];
}

/**
 * Why a target gave no answer.
 *
 * - `throttled`: 429 or 503; `retryAfterMs` where it said so
 * - `auth`, `quota`: no use to go on: the run ends
 * - `context`: the prompt is too long for it
 * - `refused_by_egress`: an address that may not be called
 * - `unreachable`, `timeout`, `server`, `malformed`: the rest
 */
export type TargetFailureKind =
  | 'throttled'
  | 'auth'
  | 'quota'
  | 'context'
  | 'refused_by_egress'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'rejected';

/** A call that brought no answer. The message can be shown to the caller and holds no secret. */
export class TargetFailed extends Error {
  override readonly name = 'TargetFailed';
  readonly kind: TargetFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: TargetFailureKind, message: string, more: { status?: number; retryAfterMs?: number } = {}) {
    super(message);
    this.kind = kind;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** A model or agent under attack. One call, no retries: when to ask again is the engine's to say. */
export interface Target {
  readonly profile: TargetProfile;
  /** Origin, and a digest of the whole endpoint with its key: calls of one share a limit. */
  readonly limitKey: string;
  /** Calls a minute that its owner allows; undefined: no limit was named. */
  readonly ratePerMinute: number | undefined;
  ask(messages: readonly ChatMessage[], signal: AbortSignal): Promise<TargetAnswer>;
  close(): Promise<void>;
}
