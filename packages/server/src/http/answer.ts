/** The answer to a call, ready to be sent. */
export interface Answer {
  readonly status: number;
  /** Headers in addition to the media type and the request id. */
  readonly headers: Record<string, string>;
  /** A stream if the answer is sent while it is made. Null if there is no body. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}
