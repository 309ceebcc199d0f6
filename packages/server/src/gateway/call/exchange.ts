import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { decodeHeaderText, headerPrefix } from '@redoubt/contract';
import { jsonInTurns, UpstreamFailure } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { type HeldBody, holdBody } from '../../http/held-bodies.ts';
import type { GatewayServiceContext } from '../context.ts';

/** What a proxied path asks of a provider. */
export type ProxyPath = 'chat/completions' | 'completions' | 'models';

/** One request on its way through the proxy. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: ProxyPath;
  readonly requestId: string;
  readonly startedAt: number;
  /** Sent with the answer, whatever becomes of it. */
  readonly headers: Record<string, string>;
  /** Calls back, at most once, when the caller goes away before the answer has ended; at once where it has. */
  onGone(listener: () => void): void;
  /** Whether the service stops and waits no longer. */
  readonly isStopping: boolean;
  /** Calls back when the service waits no longer, to end what the call waits for. */
  onStop(listener: () => void): void;
  /** The service waits no longer for the call: it is to end as it can. */
  stop(): void;
  /** Set where a whole answer is kept before it is sent: takes it in place of the caller. */
  hold?: ((answer: { status: number; headers: Record<string, string>; body: string }) => void) | undefined;
}

/** Open an exchange on Node's own request and response. */
export const openExchange = (request: IncomingMessage, response: ServerResponse, path: ProxyPath): Exchange =>
  new OpenExchange(request, response, path);

/** Told to a response by its own exchange alone. */
const STOP = Symbol('stop');

class OpenExchange implements Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: ProxyPath;
  readonly requestId = randomUUID();
  readonly startedAt = performance.now();
  readonly headers: Record<string, string> = { 'x-request-id': this.requestId };
  hold: Exchange['hold'];
  isStopping = false;

  constructor(request: IncomingMessage, response: ServerResponse, path: ProxyPath) {
    this.request = request;
    this.response = response;
    this.path = path;
  }

  onGone(listener: () => void): void {
    const { response } = this;
    if (response.destroyed) listener();
    // It closes once: `once` would make two objects more of every call.
    else response.on('close', () => response.writableFinished || listener());
  }

  stop(): void {
    this.isStopping = true;
    this.headers.connection = 'close';
    this.response.emit(STOP);
  }

  /** The response keeps it: as a member of the exchange it kept all of the call in memory until old memory was cleaned. */
  onStop(listener: () => void): void {
    this.response.on(STOP, listener);
  }
}

/** Send a whole JSON answer; what was sent already stays as it is. */
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

/** The same of a large answer, which is written a piece at a time, with turns of the event loop between them. */
export async function sendJsonInTurns(exchange: Exchange, status: number, value: object): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of jsonInTurns(value)) pieces.push(Buffer.from(piece));
  const { response, headers, hold } = exchange;
  if (hold || response.headersSent || response.destroyed) return sendJson(exchange, status, Buffer.concat(pieces));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  Readable.from(pieces).pipe(response);
}

/** The key of a call: `apikey` wins, for clients of OpenAI's may send a bearer beside it. */
export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const own = headers.apikey ?? headers.api_key;
  if (own !== undefined) return String(own);
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '');
  return bearer?.[1];
}

/** Reads a header of the brand, or of the first alias that is sent. */
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

const cutOff = (): Failure => new Failure('invalid_request', 'The request ended before its body did');

type BodyLimits = Pick<GatewayServiceContext['config'], 'proxyMaxBodyBytes' | 'maxHeldBodyBytes'>;

/** The body of a request, up to a bound; 413 beyond it, and 503 where the process holds too many. */
export function readBody(
  exchange: Exchange,
  { proxyMaxBodyBytes: maxBytes, maxHeldBodyBytes }: BodyLimits,
): Promise<Buffer> {
  const held = holdBody(maxHeldBodyBytes);
  exchange.response.on('close', held.release);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  exchange.onStop(() => reject(new ServiceStopping()));
  collectBody(exchange.request, { maxBytes, held }, { resolve, reject });
  return promise;
}

/** Apart from the exchange: a request outlives its call for a while, and its listeners would keep all of the call. */
function collectBody(
  request: IncomingMessage,
  { maxBytes, held }: { maxBytes: number; held: HeldBody },
  { resolve, reject }: { resolve(body: Buffer): void; reject(reason: unknown): void },
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) return refuse(tooLarge(maxBytes));
    try {
      held.add(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refuse(error);
    }
  });
  // Each of these comes once: `once` would make two objects more of every one.
  request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  request.on('error', reject);
  // Every request closes in the end: an error that nobody needs is not made.
  request.on('close', () => request.readableEnded || reject(cutOff()));

  function refuse(reason: unknown): void {
    request.removeAllListeners('data');
    // What is still to come is read and dropped, so that the caller gets to read the answer.
    request.resume();
    reject(reason);
  }
}

const tooLarge = (maxBytes: number): Failure =>
  new Failure('payload_too_large', `The body has more than ${maxBytes} bytes; send less at a time`, {
    detail: { max: maxBytes, unit: 'bytes', sent: null },
  });

/** The 503 of a call that comes, or is not over, when the service stops: whoever tries again may reach another node. */
export class ServiceStopping extends UpstreamFailure {
  constructor() {
    super('The service is stopping; try again shortly', { status: 503, code: 'not_ready', retryAfterMs: 1_000 });
  }

  /** No provider is to blame. */
  override toBody(): ReturnType<UpstreamFailure['toBody']> {
    return { error: { ...super.toBody().error, type: 'server_error' } };
  }
}

/** What a call ended with, for its caller: one that was given up because the service stops says so. */
export const asTold = (failure: UpstreamFailure, { isStopping }: { readonly isStopping: boolean }): UpstreamFailure =>
  isStopping && failure.code === 'aborted' ? new ServiceStopping() : failure;

/** How the log tells of a call that a failure ended. */
export const outcomeOf = ({ code }: UpstreamFailure): 'aborted' | 'upstream_error' =>
  code === 'aborted' ? 'aborted' : 'upstream_error';
