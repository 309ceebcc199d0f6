import { relayCloseCodes } from '@redoubt/contract';
import type { RawData, WebSocket } from 'ws';
import type { z } from 'zod';
import { FrameRefused, readFrame } from './read-frame.ts';

/** How often the other side is asked whether it is there, in milliseconds. */
const PING_MS = 10_000;
/** A connection over which nothing came for so long is dead. */
const SILENCE_MS = 35_000;
/** Bodies wait while more bytes than this are not yet on their way. */
const FULL_BYTES = 1_048_576;
/** A peer that lets so many bytes pile up does not read, and the connection is closed. */
const STUCK_BYTES = 16_777_216;
/** How long a closed connection may take to end by itself. */
const CLOSE_MS = 2_000;

/** What one side does with the frames and the end of its connection. */
export interface LinkHandler<Incoming> {
  /** Called for every frame but `ping` and `pong`. May throw FrameRefused, which closes the connection. */
  onFrame(frame: Exclude<Incoming, { type: 'ping' | 'pong' }>): void;
  /** Called once. */
  onClose(code: number, reason: string): void;
}

/** Intervals that tests shorten, in milliseconds. */
export interface LinkTimes {
  readonly pingMs: number;
  readonly silenceMs: number;
}

/**
 * Writes a frame. A piece of a body is put together by hand: base64 needs no escapes and is ASCII, and looking for them
 * would take most of the time of a large body.
 */
function textOf(frame: AnyFrame & { readonly id?: number; readonly data?: string }): string | Buffer {
  if (frame.type !== 'chunk') return JSON.stringify(frame);
  return Buffer.from(`{"type":"chunk","id":${frame.id},"data":"${frame.data}"}`, 'latin1');
}

/** Any frame with a type. */
type AnyFrame = { readonly type: string };

/**
 * One WebSocket with frames of this relay. It reads and writes frames, notices when the other side is gone, and says
 * when bodies have to wait because the other side reads slowly.
 */
export class Link<Incoming extends AnyFrame, Outgoing extends AnyFrame> {
  readonly #socket: WebSocket;
  readonly #schema: z.ZodType<Incoming>;
  readonly #handler: LinkHandler<Incoming>;
  readonly #silenceMs: number;
  readonly #timer: NodeJS.Timeout;
  /** Senders that wait for room, in the order in which they came. */
  readonly #waiting = new Set<() => void>();
  #pingedAt: number | undefined;
  #seenAt = performance.now();
  #hasClosed = false;
  #closing: { code: number; reason: string } | undefined;
  /** When the last frame came. */
  lastSeenAt = new Date();
  /** The last round trip in milliseconds. */
  latencyMs: number | undefined;

  constructor(
    socket: WebSocket,
    schema: z.ZodType<Incoming>,
    handler: LinkHandler<Incoming>,
    { pingMs, silenceMs }: LinkTimes = { pingMs: PING_MS, silenceMs: SILENCE_MS },
  ) {
    this.#socket = socket;
    this.#schema = schema;
    this.#handler = handler;
    this.#silenceMs = silenceMs;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    // The library answers these by itself, but would let answers pile up for a peer that does not read.
    socket.on('ping', (data) => this.isFull || socket.pong(data));
    // A `close` follows every error, with the code that the library chose.
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => this.#closed(code, reason.toString()));
    this.#timer = setInterval(() => this.#beat(), pingMs);
    this.#timer.unref();
  }

  get isOpen(): boolean {
    return !this.#hasClosed && this.#closing === undefined && this.#socket.readyState === this.#socket.OPEN;
  }

  /** True while bodies have to wait. Other frames are small and may still be sent. */
  get isFull(): boolean {
    return this.#socket.bufferedAmount > FULL_BYTES;
  }

  /** Sends a frame. Does nothing after the end. */
  send(frame: Outgoing): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > STUCK_BYTES) {
      this.close(relayCloseCodes.tooSlow, 'Too much waits to be read');
      return;
    }
    this.#socket.send(textOf(frame), { binary: false }, () => this.#letGo());
  }

  /** Calls `listener` once when there is room for bodies again. */
  onRoom(listener: () => void): void {
    this.#waiting.add(listener);
  }

  /** Removes a listener that waits for room. */
  offRoom(listener: () => void): void {
    this.#waiting.delete(listener);
  }

  /** Says goodbye and closes. What arrives from now on is ignored. */
  close(code: number, reason: string): void {
    if (this.#hasClosed || this.#closing) return;
    this.#closing = { code, reason };
    this.#socket.close(code, reason.slice(0, 120));
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
    this.#closed(code, reason);
  }

  #letGo(): void {
    for (const listener of this.#waiting) {
      if (this.isFull) return;
      this.#waiting.delete(listener);
      listener();
    }
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return;
    this.#seenAt = performance.now();
    this.lastSeenAt = new Date();
    try {
      if (isBinary) throw new FrameRefused('Frames are texts', relayCloseCodes.notText);
      this.#take(readFrame(String(data), this.#schema));
    } catch (error) {
      if (!(error instanceof FrameRefused)) throw error;
      this.close(error.code, error.message);
    }
  }

  #take(frame: Incoming): void {
    if (frame.type === 'ping') {
      // The cast: both directions have this frame.
      if (!this.isFull) this.send({ type: 'pong' } as unknown as Outgoing);
    } else if (frame.type === 'pong') {
      if (this.#pingedAt !== undefined) this.latencyMs = performance.now() - this.#pingedAt;
      this.#pingedAt = undefined;
    } else {
      // The cast: the two other types were handled above.
      this.#handler.onFrame(frame as Exclude<Incoming, { type: 'ping' | 'pong' }>);
    }
  }

  /** Asks the other side for a sign of life, or gives it up. */
  #beat(): void {
    if (performance.now() - this.#seenAt > this.#silenceMs) {
      this.close(relayCloseCodes.noAnswer, 'Nothing came for too long');
      this.#socket.terminate();
      return;
    }
    this.ping();
  }

  /** Measures the round trip. */
  ping(): void {
    if (this.isFull) return;
    this.#pingedAt ??= performance.now();
    this.send({ type: 'ping' } as unknown as Outgoing);
  }

  #closed(code: number, reason: string): void {
    if (this.#hasClosed) return;
    this.#hasClosed = true;
    clearInterval(this.#timer);
    this.#waiting.clear();
    this.#handler.onClose(code, reason);
  }
}
