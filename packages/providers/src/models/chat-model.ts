/** A message to a model that works for us: an attacker, a judge. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** What an answer has to be, where it has to be JSON: sent as `response_format` to servers that take it. */
export interface JsonAnswer {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface CompletionOptions {
  /** Gives the question up. */
  readonly signal: AbortSignal;
  readonly temperature: number;
  readonly json?: JsonAnswer | undefined;
}

/** A chat model of the operator's choice. Rejects with ModelFailed, or with the signal's reason. */
export interface ChatModel {
  /** As the operator named it. */
  readonly model: string;
  /** The words of its answer, as they came. */
  complete(messages: readonly ModelMessage[], options: CompletionOptions): Promise<string>;
}

/**
 * Why a model gave no answer.
 *
 * - `throttled`: 429 or 503 after the last try
 * - `auth`: 401 or 403
 * - `rejected`: another status below 500, or a redirect
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
  | 'refused_by_egress';

/** No answer of a model. The message can be logged and shown: it holds no secret and nothing of the texts. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly kind: ModelFailureKind;
  /** Of the last answer, where it named a time. */
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
