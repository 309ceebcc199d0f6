/** A message to a model that the service itself uses, such as an attacker or a judge. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The required JSON format of an answer. Sent as `response_format` to servers that support it. */
export interface JsonAnswer {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface CompletionOptions {
  /** Aborts the request. */
  readonly signal: AbortSignal;
  readonly temperature: number;
  readonly json?: JsonAnswer | undefined;
  /** Makes the answer repeatable on servers that support it. */
  readonly seed?: number | undefined;
  /** Whether the text of an answer may be kept for the next equal question. If undefined, every text may. */
  readonly isUsable?: ((text: string) => boolean) | undefined;
}

/** The answer of a model. */
export interface ModelAnswer {
  /** The text as the model wrote it. */
  readonly text: string;
  /** Tokens of the question and of the answer, as the server reports them, otherwise estimated by their length. */
  readonly tokens: { readonly prompt: number; readonly completion: number };
}

/** A chat model that the operator configured. Its calls reject with ModelFailed, or with the signal's reason. */
export interface ChatModel {
  /** The model name from the operator's configuration. */
  readonly model: string;
  complete(messages: readonly ModelMessage[], options: CompletionOptions): Promise<ModelAnswer>;
}

/**
 * Why a model gave no answer.
 *
 * - `throttled`: status 429 or 503, still after the last attempt
 * - `auth`: status 401 or 403
 * - `rejected`: another status below 500, or a redirect
 * - `refused_by_egress`: the service may not call the address
 * - `budget`: the call would pass what the operator lets a run spend, and was not made
 * - `unreachable`, `timeout`, `server`, `malformed`: the rest
 */
export type ModelFailureKind =
  | 'throttled'
  | 'auth'
  | 'rejected'
  | 'unreachable'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'refused_by_egress'
  | 'budget';

/**
 * Thrown when a model gives no answer. The message may be logged and shown: it contains no secret and no part of the
 * messages.
 */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly kind: ModelFailureKind;
  /** The wait that the last answer asked for, if it named one. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ModelFailureKind,
    message: string,
    more: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.retryAfterMs = more.retryAfterMs;
  }
}
