import { type FrameToBridge, type FrameToService, RELAY_CHUNK_BYTES, RELAY_WINDOW_BYTES } from '@redoubt/contract';
import {
  type AnswerHandler,
  EgressRefused,
  type PendingRequest,
  TransportFailed,
  type WireRequest,
} from '@redoubt/providers';
import type { Link } from '../link.ts';
import { bytesOf, FrameRefused } from '../read-frame.ts';

/** Time limits of a request without limits of its own. They are those of direct calls. */
const HEADERS_MS = 600_000;
const IDLE_MS = 300_000;
/** The bridge gets new credit when it has used so much of its window. */
const CREDIT_STEP = RELAY_WINDOW_BYTES / 2;

type Answer = Extract<FrameToService, { type: 'response' | 'chunk' | 'credit' | 'end' | 'error' }>;

interface RelayedOptions {
  readonly id: number;
  readonly request: WireRequest;
  readonly handler: AnswerHandler;
  readonly link: Link<FrameToService, FrameToBridge>;
  /** Called once, before the handler hears of the end. */
  readonly onDone: (failure: TransportFailed | undefined) => void;
}

/**
 * One request over a bridge, at the service. The answer goes to the handler as it comes. A handler that pauses gets no
 * more, at most one window is held for it, and the bridge gets no credit.
 */
export class RelayedRequest implements PendingRequest {
  readonly #id: number;
  readonly #request: WireRequest;
  readonly #handler: AnswerHandler;
  readonly #link: RelayedOptions['link'];
  readonly #onDone: RelayedOptions['onDone'];
  readonly #body: Buffer;
  /** Bytes of the body that are sent, and those that may be. */
  #sent = 0;
  #maySend = RELAY_CHUNK_BYTES;
  /** Bytes that the bridge may still send. */
  #window = RELAY_WINDOW_BYTES;
  /** Bytes that were delivered since the last credit. */
  #delivered = 0;
  #held: Buffer[] = [];
  #isPaused = false;
  #hasHead = false;
  /** The bridge has sent the end, which may be held. */
  #isComplete = false;
  #hasEnded = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ id, request, handler, link, onDone }: RelayedOptions) {
    this.#id = id;
    this.#request = request;
    this.#handler = handler;
    this.#link = link;
    this.#onDone = onDone;
    this.#body = Buffer.from(request.body ?? '');
  }

  start(): void {
    const { method, path, headers, timeouts } = this.#request;
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    this.#link.send({
      type: 'request',
      id: this.#id,
      method,
      path,
      headers: Object.fromEntries(lower),
      body: this.#nextPiece(),
      body_bytes: this.#body.length,
    });
    this.#timer = setTimeout(() => this.#late('headers_timeout'), timeouts?.headersMs ?? HEADERS_MS);
    this.#handler.onSent?.();
  }

  abort(): void {
    this.fail(new TransportFailed('aborted', 'the call was given up'));
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    if (!this.#isPaused || this.#hasEnded) return;
    this.#isPaused = false;
    this.#timer?.refresh();
    while (this.#held.length > 0 && !this.#isPaused && !this.#hasEnded) this.#deliver(this.#held.shift() as Buffer);
    if (this.#isComplete && this.#held.length === 0 && !this.#isPaused) this.#finish();
  }

  /** The connection is gone. */
  cut(): void {
    const when = this.#hasHead ? 'in the midst of its answer' : 'before it answered';
    this.#end(new TransportFailed('cut', `the connection of its bridge ended ${when}`));
  }

  /** Takes a frame of the bridge. Throws FrameRefused for one that may not come now. */
  take(frame: Answer): void {
    if (this.#isComplete) throw new FrameRefused('The frame comes after the end of its answer');
    this.#timer?.refresh();
    if (frame.type === 'response') this.#begin(frame);
    else if (frame.type === 'chunk') this.#receive(bytesOf(frame.data));
    else if (frame.type === 'credit') this.#takeCredit(frame.bytes);
    else if (frame.type === 'end') this.#complete();
    else this.#end(failureOf(frame, this.#hasHead));
  }

  #takeCredit(bytes: number): void {
    this.#maySend = Math.min(this.#maySend + bytes, this.#body.length);
    this.#sendBody();
  }

  #complete(): void {
    if (!this.#hasHead) throw new FrameRefused('The answer ends before it begins');
    this.#isComplete = true;
    if (this.#held.length === 0) this.#finish();
  }

  #begin({ status, headers }: Extract<Answer, { type: 'response' }>): void {
    if (this.#hasHead) throw new FrameRefused('The answer begins twice');
    this.#hasHead = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#late('idle_timeout'), this.#request.timeouts?.idleMs ?? IDLE_MS);
    this.#handler.onHeaders(status, headers);
  }

  #receive(chunk: Buffer): void {
    if (!this.#hasHead) throw new FrameRefused('The body comes before its response');
    this.#window -= chunk.length;
    if (this.#window < 0) throw new FrameRefused('The bridge sent more than its credit');
    if (this.#isPaused) this.#held.push(chunk);
    else this.#deliver(chunk);
  }

  #deliver(chunk: Buffer): void {
    this.#delivered += chunk.length;
    if (this.#delivered >= CREDIT_STEP) {
      this.#link.send({ type: 'credit', id: this.#id, bytes: this.#delivered });
      this.#window += this.#delivered;
      this.#delivered = 0;
    }
    this.#handler.onData(chunk);
  }

  #nextPiece(): string {
    const end = Math.min(this.#sent + RELAY_CHUNK_BYTES, this.#maySend, this.#body.length);
    const piece = this.#body.toString('base64', this.#sent, end);
    this.#sent = end;
    return piece;
  }

  /** A field, so that it can be removed from those that wait for room. */
  readonly #sendBody = (): void => {
    while (this.#sent < Math.min(this.#maySend, this.#body.length) && !this.#hasEnded) {
      if (this.#link.isFull) {
        this.#link.onRoom(this.#sendBody);
        return;
      }
      this.#link.send({ type: 'chunk', id: this.#id, data: this.#nextPiece() });
    }
  };

  /** A paused request waits for its own reader, so its time does not run out. */
  #late(kind: 'headers_timeout' | 'idle_timeout'): void {
    if (this.#isPaused) this.#timer?.refresh();
    else this.fail(new TransportFailed(kind, late[kind]));
  }

  /** Ends the request from this side. */
  fail(failure: TransportFailed): void {
    if (this.#hasEnded) return;
    this.#link.send({ type: 'cancel', id: this.#id });
    this.#end(failure);
  }

  #finish(): void {
    if (this.#hasEnded) return;
    this.#close(undefined);
    this.#handler.onEnd();
  }

  #end(failure: TransportFailed): void {
    if (this.#hasEnded) return;
    this.#close(failure);
    this.#handler.onError(failure);
  }

  #close(failure: TransportFailed | undefined): void {
    this.#hasEnded = true;
    this.#held = [];
    clearTimeout(this.#timer);
    this.#link.offRoom(this.#sendBody);
    this.#onDone(failure);
  }
}

const late = {
  headers_timeout: 'it did not begin to answer in time',
  idle_timeout: 'it stopped sending in the midst of its answer',
} as const;

/** A failure without a known code is one of the connection: it is tried again. */
function failureOf({ code: sent, message }: Extract<Answer, { type: 'error' }>, hasHead: boolean): TransportFailed {
  const code = sent ?? (hasHead ? 'cut' : 'unreachable');
  if (code !== 'not_allowed') return new TransportFailed(code, message);
  return new TransportFailed('refused_by_egress', message, {
    cause: new EgressRefused(`The bridge refuses: ${message}`),
  });
}
