import type { StreamAsideOptions } from './aside-texts.ts';
import type { Envelope } from './chat-chunks.ts';
import type { ErrorBody } from './error-bodies.ts';
import type { TextChannelOptions } from './text-channels.ts';

type Json = Record<string, unknown>;

export interface GuardedStreamOptions<Verdict> extends TextChannelOptions<Verdict>, StreamAsideOptions<Verdict> {
  /** What the last chunk carries beside the provider's own, such as `service_policy_detections`; an error in its place refuses the answer after all. Asked once, at the end. */
  readonly finish?: (() => Json | Promise<Json>) | undefined;
  /** What a stream that a verdict blocked ends with. */
  readonly refuse?: ((verdict: Verdict) => ErrorBody) | undefined;
  /** Whether the chunk that only tells the usage is kept from the client, who did not ask for it. */
  readonly hidesUsage?: boolean | undefined;
}

/** Bytes to send, in order. */
export type StreamBytes = Uint8Array[];

/** A provider's stream of chunks on its way to the client. A promise comes only from a judge that answers with one; the next call waits for it. */
export interface GuardedStream<Verdict> {
  push(bytes: Uint8Array): StreamBytes | Promise<StreamBytes>;
  /** What may go while the provider sends nothing. */
  flush(): StreamBytes | Promise<StreamBytes>;
  /** The provider has closed the stream. One that broke off ends with `broken` as its error. */
  end(broken: ErrorBody): StreamBytes | Promise<StreamBytes>;
  /** Ends the stream with an error; nothing that is held is delivered. */
  fail(error: ErrorBody): StreamBytes;
  /** `open` until `[DONE]`, a blocking verdict or a failure. */
  readonly state: 'open' | 'done' | 'blocked' | 'failed';
  readonly verdict: Verdict | undefined;
  readonly usage: Json | undefined;
  /** What every chunk says of the answer, such as its `model`. */
  readonly envelope: Envelope | undefined;
  /** Why the first choice to end did. */
  readonly finishReason: string | undefined;
  /** Units that are held back in the texts that are open. */
  readonly held: number;
  /** Whether personal data was put back so far. */
  readonly hasRestored: boolean;
}
