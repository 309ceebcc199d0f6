import type { ToolGate } from '../tools/tool-gate.ts';
import type { StreamAsideOptions } from './aside-texts.ts';
import type { Envelope, FinishReasons } from './chat-chunks.ts';
import type { ErrorBody } from './error-bodies.ts';
import type { TextChannelOptions } from './text-channels.ts';

type Json = Record<string, unknown>;

export interface GuardedStreamOptions<Verdict> extends TextChannelOptions<Verdict>, StreamAsideOptions<Verdict> {
  /**
   * Returns additional fields for the last chunk, such as `service_policy_detections`. If they hold an error or choices
   * of their own, they are the last chunk, and the answer is refused. Called once, at the end.
   */
  readonly finish?: (() => Json | Promise<Json>) | undefined;
  /** Returns the chunk that ends a blocked stream. */
  readonly refuse?: ((verdict: Verdict) => Json) | undefined;
  /** Judges calls of tools. They are then held until their choice ends. */
  readonly gate?: ToolGate | undefined;
  /** Called with what each call that the gate refuses was to be made with. */
  readonly onRefusedCall?: ((written: string) => void) | undefined;
  /** Returns the chunk that ends a stream whose calls were refused. */
  readonly refuseCalls?: (() => Json) | undefined;
  /** True to hide usage, wherever a chunk has it, because the client did not request it. */
  readonly hidesUsage?: boolean | undefined;
}

/** Bytes to send, in order. */
export type StreamBytes = Uint8Array[];

/**
 * A provider's stream of chunks on its way to the client. It returns a promise only if a judge does. The next call
 * must wait for it.
 */
export interface GuardedStream<Verdict> {
  push(bytes: Uint8Array): StreamBytes | Promise<StreamBytes>;
  /** Returns what may be delivered while the provider sends nothing. */
  flush(): StreamBytes | Promise<StreamBytes>;
  /** Ends the stream after the provider closed it. A stream that broke off ends with the error `broken`. */
  end(broken: ErrorBody): StreamBytes | Promise<StreamBytes>;
  /** Ends the stream with an error. Held text is not delivered. */
  fail(error: ErrorBody): StreamBytes;
  /** `open` until `[DONE]`, a blocking verdict or a failure. */
  readonly state: 'open' | 'done' | 'blocked' | 'failed';
  readonly verdict: Verdict | undefined;
  readonly usage: Json | undefined;
  /** The fields that every chunk repeats, such as `model`. */
  readonly envelope: Envelope | undefined;
  /** The finish reasons of the choices that ended, by their indexes. */
  readonly finishReasons: FinishReasons;
  /** UTF-16 units held back in open texts. */
  readonly held: number;
  /** Whether personal data was restored so far. */
  readonly hasRestored: boolean;
}
