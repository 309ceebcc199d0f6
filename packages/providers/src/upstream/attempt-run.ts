import type { IncomingHttpHeaders } from 'node:http';
import type { AnswerHandler, PendingRequest } from '../http/exchange.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import type { Adapter, StreamTranslator } from './adapters/adapter.ts';
import { AnswerCollector, type NotCollected, type ReceivedAnswer } from './answer-collector.ts';
import { type AnswerDecoder, createAnswerDecoder } from './answer-decoder.ts';
import type { AnswerRoom } from './answer-room.ts';
import { ErrorInPlace, errorInPlace } from './error-in-place.ts';
import { StreamOpening } from './stream-opening.ts';
import { noRoom, UpstreamFailure } from './upstream-failure.ts';
import type { ProviderCall } from './upstream-model.ts';

/**
 * Receives the events of one attempt. `onFirst` is called only for a stream, at its first event. Exactly one of the
 * other methods is called, as the last call.
 */
export interface AttemptHandler {
  /** Returns the function that receives the stream's bytes, including the first ones. */
  onFirst(status: number, headers: IncomingHttpHeaders): (chunk: Buffer) => void;
  onEnd(status: number): void;
  /** A complete answer, as the provider sent it. If its status hides an error in the body, the status is corrected. */
  onWhole(answer: ReceivedAnswer): void;
  onFailed(failure: TransportFailed | UpstreamFailure, status: number): void;
}

/**
 * One attempt to call one model. It distinguishes streams from whole answers, collects whole answers and translates
 * streams.
 */
export class AttemptRun implements AnswerHandler {
  readonly #handler: AttemptHandler;
  readonly #call: ProviderCall;
  readonly #adapter: Adapter;
  readonly #room: AnswerRoom;
  readonly #maxBytes: number;
  readonly #limit: string;
  #collector: AnswerCollector | undefined;
  #translator: StreamTranslator | undefined;
  /** The opening of a stream that is not translated. Set until the stream has begun. */
  #opening: StreamOpening | undefined;
  /** The decoder of a compressed answer. */
  #decoder: AnswerDecoder | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  /** Receives the bytes of a stream that has begun. */
  #takeBytes: ((chunk: Buffer) => void) | undefined;
  #hasEnded = false;
  /** The request in progress. Set by the caller that sends it. */
  wire: PendingRequest | undefined;
  headersAt: number | undefined;

  constructor(handler: AttemptHandler, call: ProviderCall, adapter: Adapter, room: AnswerRoom) {
    this.#handler = handler;
    this.#call = call;
    this.#adapter = adapter;
    this.#room = room;
    this.#maxBytes = adapter.answer ? room.maxTranslatedBytes : room.maxBytes;
    this.#limit = adapter.answer ? room.translatedLimit : room.limit;
  }

  onHeaders(status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
    this.headersAt = performance.now();
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity' && !this.#decode(encoding)) this.#stop(encoded(encoding));
    else if (isStream(status, headers, this.#call)) this.#beginStream();
    else this.#collect(status, headers);
  }

  onData(chunk: Buffer): void {
    if (this.#decoder) this.#decoder.push(chunk);
    else this.#take(chunk);
  }

  onEnd(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#finish();
  }

  onError(failure: TransportFailed): void {
    if (this.#hasEnded) return;
    this.#close();
    this.#handler.onFailed(failure, this.#status);
  }

  /** Aborts the attempt. The decoder needs its own abort, because it may still work after the last byte has arrived. */
  abort(): void {
    this.wire?.abort();
    if (this.#decoder) this.onError(new TransportFailed('aborted', 'the call was given up'));
  }

  /** Stops reading until `resume`. Data that is already on its way may still arrive. */
  pause(): void {
    this.#decoder?.pause();
    this.wire?.pause();
  }

  resume(): void {
    this.wire?.resume();
    this.#decoder?.resume();
  }

  /** Prepares the decoder. Returns false if the encoding is not supported. */
  #decode(encoding: string): boolean {
    this.#decoder = createAnswerDecoder(encoding, {
      onData: (chunk) => this.#take(chunk),
      onEnd: () => this.#finish(),
      onMalformed: (cause) => {
        const says = `its answer is not encoded as it says (${encoding})`;
        if (!this.#hasEnded) this.#stop(new TransportFailed('malformed', says, { cause }));
      },
    });
    return this.#decoder !== undefined;
  }

  #take(chunk: Buffer): void {
    if (this.#hasEnded) return;
    if (!this.#collector) this.#passOn(chunk);
    else this.#refuse(this.#collector.add(chunk));
  }

  /** An answer that announces that there is no room for it is not read. */
  #collect(status: number, headers: IncomingHttpHeaders): void {
    const take = (bytes: number) => this.#room.take(bytes);
    const how = { maxBytes: this.#maxBytes, isSizeKnown: this.#decoder === undefined, take };
    this.#collector = new AnswerCollector(status, headers, how);
    this.#refuse(this.#collector.announce());
  }

  #refuse(why: NotCollected | undefined): void {
    if (why === 'too_large') this.#stop(tooLarge(this.#maxBytes, this.#limit));
    else if (why === 'no_room') this.#stop(noRoom());
  }

  #finish(): void {
    if (this.#hasEnded) return;
    if (this.#opening) this.#deliver(this.#read(this.#opening, undefined));
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#collector) this.#handler.onWhole(asMeant(this.#collector.end()));
    else if (this.#takeBytes && this.#translator?.isComplete !== false) this.#handler.onEnd(this.#status);
    else this.#handler.onFailed(new TransportFailed('cut', 'its stream ended before it was complete'), this.#status);
  }

  #beginStream(): void {
    this.#translator = this.#adapter.stream?.(this.#call);
    if (!this.#translator) this.#opening = new StreamOpening();
  }

  #passOn(chunk: Buffer): void {
    const reader = this.#translator ?? this.#opening;
    this.#deliver(reader ? this.#read(reader, chunk) : chunk);
  }

  #deliver(bytes: Buffer | undefined): void {
    if (!bytes || bytes.length === 0) return;
    if (!this.#takeBytes) {
      this.#opening = undefined;
      this.#takeBytes = this.#handler.onFirst(this.#status, this.#headers);
    }
    this.#takeBytes(bytes);
  }

  /** Returns the bytes that can be sent on. Ends the attempt if the stream cannot be read or is an error. */
  #read(reader: StreamTranslator | StreamOpening, chunk: Buffer | undefined): Buffer | undefined {
    try {
      if (chunk) return reader.push(chunk);
      return reader instanceof StreamOpening ? reader.end() : undefined;
    } catch (error) {
      if (error instanceof ErrorInPlace) this.#answerWith(error);
      else if (error instanceof SyntaxError)
        this.#stop(new TransportFailed('malformed', 'its stream could not be read', { cause: error }));
      else throw error;
      return undefined;
    }
  }

  /** Reports a stream that was an error as a whole answer. */
  #answerWith({ status, body }: ErrorInPlace): void {
    this.#close();
    this.wire?.abort();
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    this.#handler.onWhole({ status, headers, body: Buffer.from(body) });
  }

  #close(): void {
    this.#hasEnded = true;
    this.#decoder?.drop();
  }

  /** Ends the attempt from this side. */
  #stop(failure: TransportFailed | UpstreamFailure): void {
    this.#close();
    this.wire?.abort();
    this.#handler.onFailed(failure, this.#status);
  }
}

/**
 * Whether an answer is a stream. If a stream was requested, any media type except JSON counts, because some servers
 * send a wrong type.
 */
function isStream(status: number, headers: IncomingHttpHeaders, call: ProviderCall): boolean {
  if (status >= 300) return false;
  const type = headers['content-type'] ?? '';
  return type.startsWith('text/event-stream') || (call.isStream && !type.startsWith('application/json'));
}

/** Maximum size of an answer that is checked for an error. Errors are never larger. */
const MAX_ERROR_BYTES = 1_048_576;
const errorName = Buffer.from('"error"');

/** Corrects the status of a successful answer that is an error. Most other answers are recognised without parsing. */
function asMeant(answer: ReceivedAnswer): ReceivedAnswer {
  const { status, body } = answer;
  if (status >= 300 || body.length > MAX_ERROR_BYTES || !body.includes(errorName)) return answer;
  const error = errorInPlace(body.toString());
  return error ? { ...answer, status: error.status } : answer;
}

const encoded = (encoding: string): TransportFailed =>
  new TransportFailed('malformed', `its answer is encoded (${encoding}), which was not asked for and cannot be read`);

const tooLarge = (maxBytes: number, limit: string): UpstreamFailure =>
  new UpstreamFailure(`The model's answer is larger than ${maxBytes} bytes, ${limit}`, {
    status: 502,
    code: 'upstream_answer_too_large',
  });
