import type { IncomingHttpHeaders } from 'node:http';
import { type FrameToBridge, type FrameToService, RELAY_CHUNK_BYTES, relayFailures } from '@redoubt/contract';
import type { AnswerHandler, PendingRequest, Transport, TransportFailed, WireRequest } from '@redoubt/providers';
import type { Link } from '../link.ts';
import { bytesOf, FrameRefused } from '../read-frame.ts';
import type { BodyBudget } from './body-budget.ts';
import type { Forwarding } from './forward-rules.ts';

type RequestFrame = Extract<FrameToBridge, { type: 'request' }>;
type FailureCode = (typeof relayFailures)[number];

/** What the requests of a connection share. */
export interface ForwardingParts {
  readonly link: Link<FrameToBridge, FrameToService>;
  readonly transport: Transport;
  readonly forwarding: Forwarding;
  readonly bodies: BodyBudget;
  /** Bytes of an answer that may be sent without credit. */
  readonly window: number;
}

/**
 * One request at the bridge: its body is collected, it goes to the target, and the answer goes back as far as there is
 * credit. While there is none, the connection of the target is not read.
 */
export class ForwardedRequest implements AnswerHandler {
  readonly #id: number;
  readonly #request: Omit<WireRequest, 'body'>;
  readonly #parts: ForwardingParts;
  readonly #onDone: () => void;
  readonly #bodyBytes: number;
  readonly #pieces: Buffer[] = [];
  #received = 0;
  #mayReceive: number;
  #giveBack: (() => void) | undefined;
  #pending: PendingRequest | undefined;
  #credit: number;
  /** What the target has sent and the service may not get yet. */
  #held: Buffer[] = [];
  #isPaused = false;
  #isComplete = false;
  #hasEnded = false;

  constructor(frame: RequestFrame, request: Omit<WireRequest, 'body'>, parts: ForwardingParts, onDone: () => void) {
    this.#id = frame.id;
    this.#request = request;
    this.#parts = parts;
    this.#onDone = onDone;
    this.#bodyBytes = frame.body_bytes;
    this.#credit = parts.window;
    this.#mayReceive = Math.min(RELAY_CHUNK_BYTES, frame.body_bytes);
  }

  /** Takes the first piece of the body, and sends the request if there is no more of it. */
  start(body: string): void {
    const rest = this.#bodyBytes - this.#mayReceive;
    if (rest > 0) {
      this.#giveBack = this.#parts.bodies.reserve(this.#bodyBytes, () => {
        this.#mayReceive = this.#bodyBytes;
        this.#parts.link.send({ type: 'credit', id: this.#id, bytes: rest });
      });
    }
    this.takeBody(body);
  }

  takeBody(data: string): void {
    const piece = bytesOf(data);
    this.#received += piece.length;
    if (this.#received > this.#mayReceive) throw new FrameRefused('The body is longer than the request said');
    this.#pieces.push(piece);
    if (this.#received < this.#bodyBytes) return;
    const body = Buffer.concat(this.#pieces.splice(0));
    this.#pending = this.#parts.transport.send({ ...this.#request, ...(body.length > 0 && { body }) }, this);
  }

  takeCredit(bytes: number): void {
    // More than the window is never open.
    this.#credit = Math.min(this.#credit + bytes, this.#parts.window);
    this.#flush();
  }

  /** Ends the request, because the service asks for it or is gone. */
  cancel(): void {
    if (this.#hasEnded) return;
    this.#close();
    this.#pending?.abort();
  }

  onHeaders(status: number, headers: IncomingHttpHeaders): void {
    this.#giveBack?.();
    if (this.#hasEnded) return;
    const { link, forwarding } = this.#parts;
    link.send({ type: 'response', id: this.#id, status, headers: forwarding.answerHeadersOf(headers) });
  }

  onData(chunk: Buffer): void {
    if (this.#hasEnded) return;
    this.#held.push(chunk);
    this.#flush();
  }

  onEnd(): void {
    this.#isComplete = true;
    this.#flush();
  }

  onError({ kind, says }: TransportFailed): void {
    if (this.#hasEnded) return;
    const known: readonly string[] = relayFailures;
    const code = kind === 'refused_by_egress' ? 'not_allowed' : known.includes(kind) ? (kind as FailureCode) : 'cut';
    this.#close();
    this.#parts.link.send({ type: 'error', id: this.#id, code, message: says.slice(0, 1_000) });
  }

  /** A field, so that it can be removed from those that wait for room. */
  readonly #flush = (): void => {
    const { link } = this.#parts;
    while (this.#held.length > 0 && this.#credit > 0 && !this.#hasEnded) {
      if (link.isFull) {
        link.onRoom(this.#flush);
        break;
      }
      link.send({ type: 'chunk', id: this.#id, data: this.#nextPiece().toString('base64') });
    }
    if (this.#hasEnded) return;
    if (this.#held.length > 0) this.#pause();
    else if (this.#isComplete) this.#finish();
    else this.#resume();
  };

  #nextPiece(): Buffer {
    const [first = Buffer.alloc(0)] = this.#held;
    const size = Math.min(first.length, RELAY_CHUNK_BYTES, this.#credit);
    this.#credit -= size;
    if (size === first.length) this.#held.shift();
    else this.#held[0] = first.subarray(size);
    return first.subarray(0, size);
  }

  #pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#pending?.pause();
  }

  #resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#pending?.resume();
  }

  #finish(): void {
    this.#close();
    this.#parts.link.send({ type: 'end', id: this.#id });
  }

  #close(): void {
    this.#hasEnded = true;
    this.#held = [];
    this.#giveBack?.();
    this.#parts.link.offRoom(this.#flush);
    this.#onDone();
  }
}
