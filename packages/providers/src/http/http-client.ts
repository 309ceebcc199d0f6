import type { IncomingHttpHeaders } from 'node:http';
import type { EgressGuard } from './egress-guard.ts';
import { createTransport, defaultTransportLimits, type Transport } from './transport.ts';
import { undiciParts } from './undici-client.ts';

/** One request to an address that somebody else named. */
interface HttpRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole answer of any status; a redirect is an answer like others and is not followed. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How long an exchange or each part of it may take, in milliseconds; absent: as long as the whole may. */
export interface TimeLimits {
  readonly wholeMs?: number;
  /** Name, connection and TLS. */
  readonly connectMs?: number;
  /** From the connection to the answer's headers. */
  readonly headersMs?: number;
  /** From the headers to the end of the answer. */
  readonly bodyMs?: number;
}

/** How a request is sent. */
interface Sending {
  readonly limits: TimeLimits;
  readonly maxAnswerBytes: number;
  /** What a longer answer is: an error, or the part of it that was asked for. */
  readonly longer: 'refused' | 'cut';
  /** Gives the request up. */
  readonly signal?: AbortSignal | undefined;
}

type Phase = 'whole' | 'connect' | 'headers' | 'body';

const phases = {
  whole: { limit: 'wholeMs', says: 'No whole answer' },
  connect: { limit: 'connectMs', says: 'No connection' },
  headers: { limit: 'headersMs', says: 'No answer' },
  body: { limit: 'bodyMs', says: 'No end of the answer' },
} as const satisfies Record<Phase, { limit: keyof TimeLimits; says: string }>;

/** An exchange, or a part of it, took too long. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  constructor(phase: Phase, ms: number) {
    super(`${phases[phase].says} within ${ms / 1_000} s`);
  }
}

/** The answer is larger than is taken of one. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes`);
  }
}

/**
 * Sends requests and reads whole answers, over connections that are kept. Each was judged by the guard when it was made,
 * and stays where it leads.
 */
export interface HttpClient {
  /** Rejects with EgressRefused, OutOfTime, AnswerTooLarge, the signal's reason, or TransportFailed. */
  send(request: HttpRequest, sending: Sending): Promise<HttpAnswer>;
  /** Ends every connection, also those in use. */
  close(): void;
}

/** A client of its own; it holds nothing before its first request. */
export function createHttpClient(egress: EgressGuard): HttpClient {
  // A caller's own limit of a part counts, which the transport's must not come before.
  const transport = createTransport({ egress, limits: { ...defaultTransportLimits, connectMs: 60_000 } });
  return {
    async send(request, sending) {
      sending.signal?.throwIfAborted();
      egress.checkUrl(request.url.href);
      // The first request loads the client, which is no part of the time that a connection may take.
      undiciParts();
      return exchange(transport, request, sending);
    },
    close: () => transport.close(),
  };
}

function exchange(
  transport: Transport,
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
    // By hand, so that nothing of a request stays behind on a signal that lives as long as a run.
    const giveUp = () => fail(signal?.reason);
    const stopwatch = startStopwatch(limits, fail);
    const pending = transport.send(
      {
        origin: url.origin,
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

/** Ends a request that takes too long: one timer for the whole, and one for its present part. */
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
