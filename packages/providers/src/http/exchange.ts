import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { ConnectionPool, PooledConnection } from './connection-pool.ts';
import { isCut, type Phase, TransportFailed, transportFailure } from './transport-failed.ts';

/** How long a call may take, in milliseconds; absent: the transport's limit of that name. */
export interface CallTimeouts {
  readonly headersMs?: number | undefined;
  readonly idleMs?: number | undefined;
}

/** One request to a provider. */
export interface WireRequest {
  /** `https://host[:port]`, without a path. */
  readonly origin: string;
  /** With its query. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
  /** In place of the transport's own. */
  readonly timeouts?: CallTimeouts | undefined;
}

/** Told of an answer as it comes. After at most one `onHeaders` and any data exactly one of `onEnd` and `onError` follows. */
export interface AnswerHandler {
  /** A connection stands and the request goes out; once more where it is sent on another. */
  onSent?(): void;
  /** Of any status; a redirect is an answer like others and is not followed. */
  onHeaders(status: number, headers: IncomingHttpHeaders): void;
  onData(chunk: Buffer): void;
  onEnd(): void;
  onError(failure: TransportFailed): void;
}

/** A request under way. */
export interface PendingRequest {
  /** Ends the connection; `onError` is told at once with kind `aborted`. Nothing happens after the end. */
  abort(): void;
  /** No more data is read from the connection until `resume`; one chunk may still come. */
  pause(): void;
  resume(): void;
}

/** One request on one connection, and once more on another where a kept one turns out to have been closed by its server. */
export class UpstreamExchange implements Dispatcher.DispatchHandler, PendingRequest {
  readonly #request: WireRequest;
  readonly #handler: AnswerHandler;
  readonly #pool: ConnectionPool;
  #connection: PooledConnection;
  #controller: Dispatcher.DispatchController | undefined;
  #phase: Phase = 'connecting';
  #isPaused = false;
  /** While undici checks the request: what it refuses then is told a moment later, as whoever sends it has no call yet. */
  #isStarting = false;
  #hasEnded = false;

  constructor(request: WireRequest, handler: AnswerHandler, pool: ConnectionPool, connection: PooledConnection) {
    this.#request = request;
    this.#handler = handler;
    this.#pool = pool;
    this.#connection = connection;
  }

  start(): void {
    const { path, method, headers, body, timeouts } = this.#request;
    // The cast: undici only reads the headers, its declaration asks for ones that can be changed.
    const options = {
      path,
      method,
      headers: headers as Record<string, string>,
      body: body ?? null,
      headersTimeout: timeouts?.headersMs ?? null,
      bodyTimeout: timeouts?.idleMs ?? null,
    };
    this.#isStarting = true;
    this.#connection.client.dispatch(options, this);
    this.#isStarting = false;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#phase = 'sent';
    if (!this.#hasEnded) this.#handler.onSent?.();
    if (this.#isPaused) controller.pause();
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#phase = 'answering';
    if (status >= 200 && !this.#hasEnded) this.#handler.onHeaders(status, headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#hasEnded) this.#handler.onData(chunk);
  }

  onResponseEnd(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#pool.giveBack(this.#connection);
    this.#handler.onEnd();
  }

  onRequestUpgrade(): void {
    this.#fail(new TransportFailed('malformed', 'it answered by switching protocols', { host: this.#host }));
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.#hasEnded) return;
    if (this.#connection.isUsed && this.#phase !== 'answering' && isCut(error)) this.#startAnew();
    else this.#fail(transportFailure(error, this.#phase, this.#host));
  }

  abort(): void {
    this.#fail(new TransportFailed('aborted', 'the call was given up'));
  }

  pause(): void {
    this.#isPaused = true;
    this.#controller?.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#controller?.resume();
  }

  get #host(): string {
    return new URL(this.#request.origin).host;
  }

  #startAnew(): void {
    this.#connection = this.#pool.replace(this.#connection);
    this.#phase = 'connecting';
    this.#controller = undefined;
    this.start();
  }

  #fail(failure: TransportFailed): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#pool.drop(this.#connection);
    if (this.#isStarting) process.nextTick(() => this.#handler.onError(failure));
    else this.#handler.onError(failure);
  }
}
