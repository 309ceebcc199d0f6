import type { IncomingHttpHeaders } from 'node:http';
import type { AnswerHandler, PendingRequest } from '../http/exchange.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import type { Adapter, StreamTranslator } from './adapters/adapter.ts';
import { AnswerCollector, type ReceivedAnswer } from './answer-collector.ts';
import { type AnswerDecoder, createAnswerDecoder } from './answer-decoder.ts';
import { ErrorInPlace, errorInPlace } from './error-in-place.ts';
import { StreamOpening } from './stream-opening.ts';
import { UpstreamFailure } from './upstream-failure.ts';
import type { ProviderCall } from './upstream-model.ts';

/** Told how one try goes. `onFirst` comes with the first event of a stream; exactly one of the others follows or stands alone. */
export interface AttemptHandler {
  /** Answers who takes the stream's bytes, the first included. */
  onFirst(status: number, headers: IncomingHttpHeaders): (chunk: Buffer) => void;
  onEnd(status: number): void;
  /** A whole answer, as the provider sent it; an error under a status that says nothing of it comes with one that does. */
  onWhole(answer: ReceivedAnswer): void;
  onFailed(failure: TransportFailed | UpstreamFailure, status: number): void;
}

/** One try of one model: tells streams from whole answers, collects those and translates these. */
export class AttemptRun implements AnswerHandler {
  readonly #handler: AttemptHandler;
  readonly #call: ProviderCall;
  readonly #adapter: Adapter;
  readonly #maxAnswerBytes: number;
  #collector: AnswerCollector | undefined;
  #translator: StreamTranslator | undefined;
  /** Of a stream that is not translated, until it has begun. */
  #opening: StreamOpening | undefined;
  /** Of an answer that came encoded. */
  #decoder: AnswerDecoder | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  /** Takes the bytes of a stream that has begun. */
  #takeBytes: ((chunk: Buffer) => void) | undefined;
  #hasEnded = false;
  /** The request under way; set by whoever sends it. */
  wire: PendingRequest | undefined;
  headersAt: number | undefined;

  constructor(handler: AttemptHandler, call: ProviderCall, adapter: Adapter, maxAnswerBytes: number) {
    this.#handler = handler;
    this.#call = call;
    this.#adapter = adapter;
    this.#maxAnswerBytes = maxAnswerBytes;
  }

  onHeaders(status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
    this.headersAt = performance.now();
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity' && !this.#decode(encoding)) this.#stop(encoded(encoding));
    else if (isStream(status, headers, this.#call)) this.#beginStream();
    else this.#collector = new AnswerCollector(status, headers, this.#maxAnswerBytes);
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

  /** An answer whose last byte has come may still wait to be decoded. */
  abort(): void {
    this.wire?.abort();
    if (this.#decoder) this.onError(new TransportFailed('aborted', 'the call was given up'));
  }

  /** Nothing more comes until `resume`, but for what is on its way. */
  pause(): void {
    this.#decoder?.pause();
    this.wire?.pause();
  }

  resume(): void {
    this.wire?.resume();
    this.#decoder?.resume();
  }

  /** False for an encoding that nobody here reads. */
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
    else if (!this.#collector.add(chunk)) this.#stop(tooLarge(this.#maxAnswerBytes));
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

  /** What can be sent on; a stream that cannot be read ends here. */
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

  /** A stream that is an error instead of an answer. */
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

  /** This side wants no more of it. */
  #stop(failure: TransportFailed | UpstreamFailure): void {
    this.#close();
    this.wire?.abort();
    this.#handler.onFailed(failure, this.#status);
  }
}

/** Servers that stream under a wrong type are believed, unless it is JSON. */
function isStream(status: number, headers: IncomingHttpHeaders, call: ProviderCall): boolean {
  if (status >= 300) return false;
  const type = headers['content-type'] ?? '';
  return type.startsWith('text/event-stream') || (call.isStream && !type.startsWith('application/json'));
}

/** A whole answer that is larger is not looked into: no error is. */
const MAX_ERROR_BYTES = 1_048_576;
const errorName = Buffer.from('"error"');

/** An answer of status 200 that is an error, under the status of that. Most are known for none without being parsed. */
function asMeant(answer: ReceivedAnswer): ReceivedAnswer {
  const { status, body } = answer;
  if (status >= 300 || body.length > MAX_ERROR_BYTES || !body.includes(errorName)) return answer;
  const error = errorInPlace(body.toString());
  return error ? { ...answer, status: error.status } : answer;
}

const encoded = (encoding: string): TransportFailed =>
  new TransportFailed('malformed', `its answer is encoded (${encoding}), which was not asked for and cannot be read`);

const tooLarge = (maxBytes: number): UpstreamFailure =>
  new UpstreamFailure(`The model's answer is larger than ${maxBytes} bytes`, {
    status: 502,
    code: 'upstream_answer_too_large',
  });
