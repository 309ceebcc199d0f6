import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { decodeHeaderText, headerPrefix } from '@redoubt/contract';
import { type CallPath, jsonInTurns, UpstreamFailure } from '@redoubt/providers';
import { SERVICE_STOPS } from '../../errors.ts';
import type { HeldBody } from '../../http/held-bodies.ts';
import { newRequestId } from '../calls/request-ids.ts';
import type { ClientAddress, ClientCall } from '../clients/client-call.ts';
import type { ClientRoute } from '../clients/client-routes.ts';
import { translateAnswers } from '../clients/translate-answers.ts';

/** The part of the path that is requested from a provider. */
export type ProxyPath = CallPath;

/** Whether the answer to a path holds texts of a model: a chat, a text that it completes, or what it heard. */
export const isAnsweredInText = (path: ProxyPath): boolean =>
  path === 'chat/completions' || path === 'completions' || path === 'audio/transcriptions';

/** The member of a body that tells of the recording beside it. */
export const RECORDING = 'recording';

/** One request on its way through the proxy. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: ProxyPath;
  readonly requestId: string;
  readonly startedAt: number;
  /** Sent with the answer, whether it succeeds or fails. */
  readonly headers: Record<string, string>;
  /**
   * Calls `listener` at most once if the caller leaves before the answer has ended, or at once if it has already left.
   */
  onGone(listener: () => void): void;
  /** True once the service stops and no longer waits for calls. */
  readonly isStopping: boolean;
  /** Calls `listener` when the service no longer waits, to end what the call is waiting for. */
  onStop(listener: () => void): void;
  /** Asks the call to end, because the service no longer waits for it. */
  stop(): void;
  /** The API that the client speaks, where it is another than OpenAI's chat completions. */
  readonly client: ClientCall | undefined;
  /** What the address says beside the path. */
  readonly address: ClientAddress | undefined;
  /** The body, if it was read to find the deployment. */
  body?: Buffer | undefined;
  /** The bytes of the body, which count until the call ends. */
  heldBody?: HeldBody | undefined;
  /** Set if a whole answer is kept before it is sent. It then receives the answer instead of the caller. */
  hold?: ((answer: { status: number; headers: Record<string, string>; body: string }) => void) | undefined;
}

/** Creates an exchange from Node's own request and response. */
export const openExchange = (
  request: IncomingMessage,
  response: ServerResponse,
  route: Pick<ClientRoute, 'path' | 'open' | 'address'>,
  ownMembers?: ReadonlySet<string>,
): Exchange => new OpenExchange(request, response, route, ownMembers);

/** An event that only the exchange emits on its own response. */
const STOP = Symbol('stop');

class OpenExchange implements Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: ProxyPath;
  readonly client: Exchange['client'];
  readonly address: Exchange['address'];
  readonly requestId = newRequestId();
  readonly startedAt = performance.now();
  readonly headers: Record<string, string> = { 'x-request-id': this.requestId };
  hold: Exchange['hold'];
  body: Exchange['body'];
  heldBody: Exchange['heldBody'];
  isStopping = false;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    { path, open, address }: Parameters<typeof openExchange>[2],
    ownMembers: ReadonlySet<string> | undefined,
  ) {
    this.request = request;
    this.response = response;
    this.path = path;
    this.address = address;
    // Nothing that reads the address later, such as a log, sees the key.
    if (address?.key !== undefined) request.url = request.url?.replace(/\?.*$/s, '');
    this.client = open?.(address ?? {}, ownMembers);
    if (this.client) translateAnswers(response, this.client.writer);
  }

  onGone(listener: () => void): void {
    const { response } = this;
    if (response.destroyed) listener();
    // The event comes once. `once` would create two more objects per call.
    else response.on('close', () => response.writableFinished || listener());
  }

  stop(): void {
    this.isStopping = true;
    this.headers.connection = 'close';
    this.response.emit(STOP);
  }

  /**
   * The response stores the listener. Stored in the exchange, it kept the whole call in memory until a major garbage
   * collection.
   */
  onStop(listener: () => void): void {
    this.response.on(STOP, listener);
  }
}

/** Sends a whole JSON answer. If an answer has already begun, the connection is closed instead. */
export function sendJson(exchange: Exchange, status: number, body: string | Uint8Array): void {
  const { response, headers, hold } = exchange;
  if (hold) {
    hold({ status, headers: { ...headers }, body: Buffer.from(body).toString() });
    return;
  }
  if (response.headersSent || response.destroyed) return void response.destroy();
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  response.end(body);
}

/** Like `sendJson`, for a large answer. It is serialised piece by piece, with turns of the event loop in between. */
export async function sendJsonInTurns(exchange: Exchange, status: number, value: object): Promise<void> {
  const { response, headers, hold } = exchange;
  const pieces: Buffer[] = [];
  for await (const piece of jsonInTurns(value)) {
    pieces.push(Buffer.from(piece));
    if (response.destroyed && !hold) return;
  }
  if (hold || response.headersSent || response.destroyed) return sendJson(exchange, status, Buffer.concat(pieces));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  Readable.from(pieces).pipe(response);
}

/** Headers of a stream that this service writes itself. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
} as const;

/** A smaller answer is joined and sent at once. */
const FEW_BYTES = 65_536;

/** Sends a JSON answer in pieces, without a copy of a large one. The answer is not held for an idempotency key. */
export function sendPieces(exchange: Exchange, status: number, pieces: readonly Buffer[]): void {
  const { response, headers } = exchange;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length <= FEW_BYTES || response.headersSent || response.destroyed) {
    sendJson(exchange, status, Buffer.concat(pieces));
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  for (const piece of pieces) response.write(piece);
  response.end();
}

/** Creates a reader for a header of the brand, or of the first alias that is sent. */
export function brandedReader(brands: readonly string[], header: string) {
  const names = brands.map((brand) => headerPrefix(brand).toLowerCase() + header);
  return (headers: IncomingHttpHeaders): string | undefined => {
    for (const name of names) {
      const value = headers[name];
      if (value) return decodeHeaderText(String(value));
    }
    return undefined;
  };
}

/** The 503 of a call that arrives or still runs when the service stops. A retry may reach another node. */
export class ServiceStopping extends UpstreamFailure {
  constructor() {
    super(SERVICE_STOPS, { status: 503, code: 'not_ready', retryAfterMs: 1_000 });
  }
}

/** Returns the failure to report to the caller. A call aborted because the service stops gets `ServiceStopping`. */
export const asReported = (
  failure: UpstreamFailure,
  { isStopping }: { readonly isStopping: boolean },
): UpstreamFailure => (isStopping && failure.code === 'aborted' ? new ServiceStopping() : failure);

/** Returns the outcome that the log records for a failed call. */
export const outcomeOf = ({ code }: UpstreamFailure): 'aborted' | 'upstream_error' =>
  code === 'aborted' ? 'aborted' : 'upstream_error';
