/** What a call is answered with, ready to be sent. */
export interface Answer {
  readonly status: number;
  /** Beside the media type and the request id. */
  readonly headers: Record<string, string>;
  /** A stream where the answer is sent while it is made; null where there is nothing to be sent. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}
