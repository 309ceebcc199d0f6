import type { IncomingHttpHeaders } from 'node:http';
import { RELAY_SCHEME } from '@redoubt/contract';
import type { EgressGuard } from './egress-guard.ts';
import { originOf } from './origin-of.ts';
import { createTransport, defaultTransportLimits, type RelayTransport, type Transport } from './transport.ts';
import { undiciParts } from './undici-client.ts';

/** A request to an address that a user of the service entered. */
interface HttpRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** A complete answer of any status. Redirects are not followed. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Time limits in milliseconds for the whole exchange and for its parts. A part without a limit is bounded only by
 * `wholeMs`.
 */
export interface TimeLimits {
  readonly wholeMs?: number;
  /** DNS lookup, connection and TLS handshake. */
  readonly connectMs?: number;
  /** From the open connection to the answer's headers. */
  readonly headersMs?: number;
  /** From the headers to the end of the answer. */
  readonly bodyMs?: number;
}

/** Limits for sending a request. */
interface Sending {
  readonly limits: TimeLimits;
  readonly maxAnswerBytes: number;
  /** What happens to a longer answer: an error, or it is cut to `maxAnswerBytes`. */
  readonly longer: 'refused' | 'cut';
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

type Phase = 'whole' | 'connect' | 'headers' | 'body';

const phases = {
  whole: { limit: 'wholeMs', says: 'No whole answer' },
  connect: { limit: 'connectMs', says: 'No connection' },
  headers: { limit: 'headersMs', says: 'No answer' },
  body: { limit: 'bodyMs', says: 'No end of the answer' },
} as const satisfies Record<Phase, { limit: keyof TimeLimits; says: string }>;

/** Thrown when an exchange or a part of it takes too long. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  constructor(phase: Phase, ms: number) {
    super(`${phases[phase].says} within ${ms / 1_000} s`);
  }
}

/** Thrown when an answer is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes`);
  }
}

/**
 * Sends requests and reads whole answers over kept-alive connections. The guard checks each connection when it is
 * opened. The connection then stays with the address that was checked.
 */
export interface HttpClient {
  /** Rejects with EgressRefused, OutOfTime, AnswerTooLarge, the signal's reason, or TransportFailed. */
  send(request: HttpRequest, sending: Sending): Promise<HttpAnswer>;
  /** Closes all connections, including those in use. */
  close(): void;
}

/**
 * Creates an independent client. It uses no resources before its first request. Addresses of bridges are reached through
 * `relay`, and refused without one.
 */
export function createHttpClient(egress: EgressGuard, relay?: RelayTransport): HttpClient {
  // The transport's connection timeout is long, so that the caller's own limit applies first.
  const transport = createTransport({ egress, limits: { ...defaultTransportLimits, connectMs: 60_000 } });
  return {
    async send(request, sending) {
      sending.signal?.throwIfAborted();
      if (request.url.protocol !== RELAY_SCHEME || !relay) egress.checkUrl(request.url.href);
      // Loads undici before the exchange, so that the load time does not count as connection time.
      undiciParts();
      return exchange((...sent) => transport.send(...sent, relay), request, sending);
    },
    close: () => transport.close(),
  };
}

function exchange(
  send: (...sent: Parameters<RelayTransport['send']>) => ReturnType<Transport['send']>,
  { url, method, headers, body }: HttpRequest,
  { limits, maxAnswerBytes, longer, signal }: Sending,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let head: Pick<HttpAnswer, 'status' | 'headers'> | undefined;
    const end = (settle: () => void) => {
      stopwatch.stop();
      signal?.removeEventListener('abort', giveUp);
      settle();
    };
    const fail = (error: unknown) =>
      end(() => {
        reject(error);
        pending.abort();
      });
    const finish = () =>
      end(() => head && resolve({ ...head, body: Buffer.concat(chunks).subarray(0, maxAnswerBytes) }));
    // The listener is removed by hand, because the signal may live as long as a run and must not keep finished requests
    // in memory.
    const giveUp = () => fail(signal?.reason);
    const stopwatch = startStopwatch(limits, fail);
    const pending = send(
      {
        origin: originOf(url),
        path: `${url.pathname}${url.search}`,
        method,
        headers,
        body: method === 'GET' ? undefined : body,
      },
      {
        onSent: () => stopwatch.enter('headers'),
        onHeaders(status, received) {
          head = { status, headers: received };
          stopwatch.enter('body');
        },
        onData(chunk) {
          chunks.push(chunk);
          size += chunk.length;
          if (size <= maxAnswerBytes) return;
          if (longer === 'refused') return fail(new AnswerTooLarge(maxAnswerBytes));
          finish();
          pending.abort();
        },
        onEnd: finish,
        onError: (failure) =>
          end(() => reject(failure.kind === 'refused_by_egress' ? (failure.cause ?? failure) : failure)),
      },
    );
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** Ends a request that takes too long. One timer covers the whole exchange, a second one the current part. */
function startStopwatch(limits: TimeLimits, onLate: (error: OutOfTime) => void) {
  const start = (phase: Phase): NodeJS.Timeout | undefined => {
    const ms = limits[phases[phase].limit];
    return ms === undefined ? undefined : setTimeout(() => onLate(new OutOfTime(phase, ms)), ms);
  };
  const whole = start('whole');
  let part = start('connect');
  return {
    enter(phase: 'headers' | 'body') {
      clearTimeout(part);
      part = start(phase);
    },
    stop() {
      clearTimeout(whole);
      clearTimeout(part);
    },
  };
}
