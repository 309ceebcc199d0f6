import type { IncomingMessage } from 'node:http';
import { Failure } from '../../errors.ts';
import { type HeldBody, type HeldLimits, holdBody } from '../../http/held-bodies.ts';
import { watchPace } from '../../http/upload-pace.ts';
import type { GatewayServiceContext } from '../context.ts';
import { type Exchange, ServiceStopping } from './exchange.ts';

type BodyLimits = Pick<GatewayServiceContext['config'], 'proxyMaxBodyBytes'> & HeldLimits;

/**
 * Reads the body of a request of an organisation, as that of a chat completion, whatever API the client speaks. Rejects
 * with 413 if it is too large, with 408 if it comes too slowly, with 503 if the process or the organisation holds too
 * many bytes, and with 422 if its caller has left or it cannot be converted. What is held for it counts until
 * `releaseBody`.
 */
export function readBody(exchange: Exchange, limits: BodyLimits, owner: string): Promise<Buffer> {
  // It was read to find the deployment that its model names.
  if (exchange.body) return Promise.resolve(exchange.body);
  const { client, request } = exchange;
  const sent = sentBody(exchange, limits, owner);
  if (!client) return sent;
  return sent.then(async (bytes) => {
    exchange.body = await client.chatBody(bytes, request.headers['content-type']);
    return exchange.body;
  });
}

function sentBody(exchange: Exchange, limits: BodyLimits, owner: string): Promise<Buffer> {
  const { request, response } = exchange;
  // The caller left while its key or its deployment was looked up. No further event would tell of it.
  if (request.destroyed || response.destroyed) return Promise.reject(cutOff());
  const held = holdBody(limits, owner);
  exchange.heldBody = held;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  exchange.onStop(() => reject(new ServiceStopping()));
  const declared = Number(request.headers['content-length'] ?? 0);
  const collect = () => collectBody(request, { maxBytes: limits.proxyMaxBodyBytes, held }, { resolve, reject });
  if (!held.isLarge(declared) || declared > limits.proxyMaxBodyBytes) collect();
  else admit(exchange, held, declared).then(collect, reject);
  return promise;
}

/** Gives back what is held for the body of a call that has ended. */
export const releaseBody = ({ heldBody }: Exchange): void => heldBody?.release();

/** Waits for room for a large body. A caller that leaves meanwhile waits no longer. */
function admit(exchange: Exchange, held: HeldBody, bytes: number): Promise<void> {
  const gone = new AbortController();
  exchange.onGone(() => gone.abort(cutOff()));
  return held.admit(bytes, gone.signal);
}

/** A smaller body comes with its first packets, and a timer for it would cost more than reading it. */
const SMALL_BYTES = 65_536;

/**
 * This function does not see the exchange. A request outlives its call for a while, and its listeners would keep the
 * whole call in memory.
 */
function collectBody(
  request: IncomingMessage,
  { maxBytes, held }: { maxBytes: number; held: HeldBody },
  { resolve, reject }: { resolve(body: Buffer): void; reject(reason: unknown): void },
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const isSmall = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL_BYTES;
  let pace = isSmall ? undefined : watchPace(held.isAdmitted ? 'large' : 'ordinary', giveUp);
  let gone: AbortController | undefined;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) return refuse(tooLarge(maxBytes));
    pace?.count(chunk.length);
    // A body that did not say its size turns out to be large.
    if (held.isLarge(size) && !held.isAdmitted && !gone) waitForRoom();
    try {
      held.add(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      refuse(error);
    }
  });
  // Each event comes once. `once` would create two more objects per event.
  request.on('end', () => {
    held.received(size);
    resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
  });
  request.on('error', () => reject(cutOff()));
  // Every request is closed in the end. The error is created only if it is needed.
  request.on('close', () => {
    pace?.stop();
    if (request.readableEnded) return;
    held.broke();
    reject(cutOff());
    gone?.abort(cutOff());
  });

  /** The time in which nothing is read does not count as slow. */
  function waitForRoom(): void {
    gone = new AbortController();
    const { signal } = gone;
    pace?.stop();
    request.pause();
    held.admitUndeclared(maxBytes, signal).then(() => {
      if (signal.aborted) return;
      pace = watchPace('large', giveUp);
      request.resume();
    }, refuse);
  }

  function giveUp(reason: unknown): void {
    held.broke();
    refuse(reason);
  }

  function refuse(reason: unknown): void {
    pace?.stop();
    gone?.abort(reason);
    request.removeAllListeners('data');
    // The rest of the body is read and discarded, so that the caller can read the answer.
    request.resume();
    reject(reason);
  }
}

const cutOff = (): Failure => new Failure('invalid_request', 'The request ended before its body did');

const tooLarge = (maxBytes: number): Failure =>
  new Failure('payload_too_large', `The body has more than ${maxBytes} bytes; send less at a time`, {
    detail: { max: maxBytes, unit: 'bytes', sent: null },
  });
