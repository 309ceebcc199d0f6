import type { SystemType } from '@redoubt/contract';

/** A part of a message: text, image or audio. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  /** `url` is a data URL. */
  | { readonly type: 'image'; readonly url: string }
  /** `data` is base64. */
  | { readonly type: 'audio'; readonly data: string; readonly format: 'wav' | 'mp3' };

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly ContentPart[];
}

/** Whether the next turn opens a conversation: the target has said nothing in it. */
export const opensConversation = (messages: readonly ChatMessage[]): boolean =>
  !messages.some(({ role }) => role === 'assistant');

/** A tool call that the target requested. It serves as evidence and is never executed. */
export interface ToolCall {
  readonly name: string;
  /** The arguments as the target wrote them, usually JSON. */
  readonly arguments: string;
}

export interface TargetAnswer {
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  readonly tokens: { readonly prompt: number; readonly completion: number } | undefined;
  readonly latencyMs: number;
  /** The target's own value, such as `stop`, `length` or `content_filter`. */
  readonly finishReason: string | undefined;
  /** What stopped the prompt or the answer before the caller saw it: a guardrail and what it found, in one sentence. */
  readonly stopped?: string;
  /** The target refused a later turn, so it ended the conversation. `stopped` says so. */
  readonly isEnd?: true;
  /** The target may have remembered other conversations when it gave this answer. */
  readonly isNotIndependent?: true;
  /** The target declares itself a simulation, so the answer says nothing about a real model. */
  readonly isSimulation?: true;
}

/** What an attack may know about its target. */
export interface TargetProfile {
  readonly systemType: SystemType;
  readonly inputModalities: readonly ('text' | 'image' | 'audio')[];
  readonly systemDescription: string | undefined;
  readonly tools: readonly {
    readonly name: string;
    readonly description: string | undefined;
    /** Its JSON schema. */
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  }[];
}

/**
 * Why a target gave no answer.
 *
 * - `throttled`: too many calls (429, 503 or 529). `retryAfterMs` is set if the answer names a wait.
 * - `auth`, `quota`: further calls are useless, so the run ends. A 429 that asks for a long wait is a quota, too.
 * - `closed`: the conversation is over for the target (a 410 or 409 that says so). One that is only busy is `server`.
 * - `reset`: the call that resets the target was refused. The run ends.
 * - `context`: the prompt is too long for the target.
 * - `refused_by_egress`: the service may not call the address. The run ends.
 * - `rejected`: the target refused the request for another reason.
 * - `bridge_away`: no bridge is connected that leads to the target.
 * - `unreachable`, `timeout`, `server`, `malformed`: the rest.
 */
export type TargetFailureKind =
  | 'throttled'
  | 'auth'
  | 'quota'
  | 'closed'
  | 'reset'
  | 'context'
  | 'refused_by_egress'
  | 'bridge_away'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'rejected';

/** Thrown when a call gives no answer. The message may be shown to the caller and contains no secret. */
export class TargetFailed extends Error {
  override readonly name = 'TargetFailed';
  readonly kind: TargetFailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** The place in the target of the address that was called. */
  readonly field: 'endpoint' | 'reset.url';

  constructor(kind: TargetFailureKind, message: string, more: FailureDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
    this.field = more.field ?? 'endpoint';
  }
}

interface FailureDetails {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly field?: TargetFailed['field'] | undefined;
}

/**
 * Thrown when a target cannot be opened as it is described. `field` is the place in the target. The message may be
 * shown to the caller and contains no secret.
 */
export class TargetMisconfigured extends Error {
  override readonly name = 'TargetMisconfigured';
  readonly field: readonly string[];

  constructor(field: readonly string[], message: string) {
    super(`target.${field.join('.')}: ${message}`);
    this.field = field;
  }
}

/** Waits until the rate that the target's owner allows permits one more call. */
export type Pace = () => Promise<void>;

/** A model or agent under attack. It makes single calls. Retries are the engine's task. */
export interface Target {
  readonly profile: TargetProfile;
  /** The origin and a hash of endpoint and API key. Calls with the same key share their limits. */
  readonly limitKey: string;
  /** Calls per minute that the owner allows. Undefined if there is no such limit. */
  readonly ratePerMinute: number | undefined;
  /**
   * The target has one memory for all conversations, so they are held one after another. Calls that are made side by side
   * wait for each other.
   */
  readonly isSerial?: boolean | undefined;
  /**
   * Asks for the next answer of a conversation. `conversation` names it, for targets that keep the earlier turns
   * themselves: all turns of one conversation have the same name, also when a call is repeated. Without a name, calls
   * that begin with the same message of the user belong together as long as the target is open. `pace` is awaited
   * between the call that resets the target and the question, because both count for the rate.
   */
  ask(messages: readonly ChatMessage[], signal: AbortSignal, conversation?: string, pace?: Pace): Promise<TargetAnswer>;
  close(): Promise<void>;
}
