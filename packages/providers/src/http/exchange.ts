import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { ConnectionPool, PooledConnection } from './connection-pool.ts';
import { isCut, type Phase, TransportFailed, transportFailure } from './transport-failed.ts';

/** Timeouts of a call in milliseconds. If one is absent, the transport's own limit applies. */
export interface CallTimeouts {
  readonly headersMs?: number | undefined;
  readonly idleMs?: number | undefined;
}

/** One request to a provider. */
export interface WireRequest {
  /** `https://host[:port]`, without a path. */
  readonly origin: string;
  /** Path with query. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
  /** Timeouts that replace the transport's own. */
  readonly timeouts?: CallTimeouts | undefined;
}

/**
 * Receives an answer as it arrives. The order is: at most one `onHeaders`, any number of `onData`, then exactly one
 * `onEnd` or `onError`.
 */
export interface AnswerHandler {
  /**
   * The connection is open and the request is being sent. Called a second time if the request is repeated on another
   * connection.
   */
  onSent?(): void;
  /** Called for every final status. Redirects are not followed. */
  onHeaders(status: number, headers: IncomingHttpHeaders): void;
  onData(chunk: Buffer): void;
  onEnd(): void;
  onError(failure: TransportFailed): void;
}

/** A request in progress. */
export interface PendingRequest {
  /** Closes the connection. Calls `onError` with kind `aborted` at once. Does nothing after the end of the exchange. */
  abort(): void;
  /**
   * Stops reading from the connection until `resume`. A few more chunks may still arrive: what was read already, and
   * all that is left, at most 64 KB, when the server closes the connection in the meantime.
   */
  pause(): void;
  resume(): void;
}

/**
 * Sends one request on one connection. If a reused connection turns out to be closed by the server, it sends the
 * request once more on a new one.
 */
export class UpstreamExchange implements Dispatcher.DispatchHandler, PendingRequest {
  readonly #request: WireRequest;
  readonly #handler: AnswerHandler;
  readonly #pool: ConnectionPool;
  #connection: PooledConnection;
  #controller: Dispatcher.DispatchController | undefined;
  #phase: Phase = 'connecting';
  #isPaused = false;
  /**
   * True while undici validates the request. Errors in this phase are reported asynchronously, because the caller does
   * not have the call object yet.
   */
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
    // The cast is safe because undici only reads the headers, although its type declares them as mutable.
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
    // After its end, the connection may serve the next exchange, which is paused by its own handler only.
    if (!this.#hasEnded) this.#controller?.resume();
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
