import type { Json, JsonObject, SentRecording } from '@redoubt/providers';

/** How the answer of a call is written in the API that its client speaks. */
export interface AnswerWriter {
  /** The media type of a stream, where it is no stream of server-sent events. */
  readonly streamType?: string | undefined;
  /** The media type of whole answers that are texts, where the client asked for these and not for JSON. */
  readonly textType?: (() => string | undefined) | undefined;
  /** Converts a chat completion, or another whole answer of status 2xx. */
  whole(answer: JsonObject): Json;
  /** Converts the body of an error. */
  error(status: number, body: JsonObject): Json;
  /** Converts one chunk of a streamed chat completion, or an error in its place, to bytes of the client's stream. */
  chunk(chunk: JsonObject): string;
  /** Called once when the stream is over. Returns the client's last bytes. */
  end(): string;
}

/** One call of a client that speaks another API than OpenAI's chat completions, which is the gateway's own form. */
export interface ClientCall {
  /**
   * Converts the body of the request to that of a chat completion. Throws Failure 422 for what has no form there. The
   * media type of the body is what its header says.
   */
  chatBody(body: Buffer, mediaType?: string | undefined): Buffer | Promise<Buffer>;
  /** The recording that came with the body, once it is converted. */
  readonly recording?: SentRecording | undefined;
  readonly writer: AnswerWriter;
}

/** What the address of a request says. */
export interface ClientAddress {
  /** The model, where the address names it. */
  readonly model?: string | undefined;
  /** The deployment, where the address names it. */
  readonly deployment?: string | undefined;
  /** Whether the address asks for a stream. */
  readonly isStream?: boolean | undefined;
  /** Whether a stream is written as server-sent events, where the address chooses. */
  readonly isSse?: boolean | undefined;
  /** The caller's key, where the address holds it. It is never logged. */
  readonly key?: string | undefined;
}

/** Opens the call of one request. `ownMembers` are the members of a body that are the gateway's own, and are passed on. */
export type OpenClientCall = (address: ClientAddress, ownMembers?: ReadonlySet<string>) => ClientCall;
