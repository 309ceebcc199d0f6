import type { ClientRequest, IncomingMessage, Agent as PlainAgent } from 'node:http';
import type { EgressGuard } from './egress-guard.ts';

/** One request of a pool to an address that somebody else named. */
interface PooledRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST. */
  readonly body: string;
}

/** A whole answer of any status; a redirect is an answer like others and is not followed. */
export interface PooledAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** How long each part of an exchange may take, in milliseconds, and how much of an answer is taken. */
export interface ExchangeLimits {
  /** Name, connection and TLS. */
  readonly connectMs: number;
  /** From the connection to the answer's headers. */
  readonly headersMs: number;
  /** From the headers to the end of the answer. */
  readonly bodyMs: number;
  readonly maxAnswerBytes: number;
}

type Phase = 'connect' | 'headers' | 'body';

const phases = {
  connect: { limit: 'connectMs', says: 'No connection' },
  headers: { limit: 'headersMs', says: 'No answer' },
  body: { limit: 'bodyMs', says: 'No end of the answer' },
} as const satisfies Record<Phase, { limit: keyof ExchangeLimits; says: string }>;

/** A part of an exchange took too long. */
export class ExchangeTimeout extends Error {
  override readonly name = 'ExchangeTimeout';
  constructor(phase: Phase, limits: ExchangeLimits) {
    super(`${phases[phase].says} within ${limits[phases[phase].limit] / 1_000} s`);
  }
}

/** The answer is larger than is taken of one. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes`);
  }
}

/** Connections that are kept between requests. Each was judged by the guard when it was made, and stays where it leads. */
export interface PooledClient {
  /** Rejects with EgressRefused, ExchangeTimeout, AnswerTooLarge, the signal's reason, or what the connection failed with. */
  post(request: PooledRequest, signal: AbortSignal): Promise<PooledAnswer>;
  /** Ends every connection, also those in use. */
  close(): void;
}

/** Unused connections are ended after this long; a server that announces a shorter time is believed. */
const IDLE_MS = 30_000;

/** Loaded when first used, as TLS takes 7 MB; no proxy of the environment, the guard would judge the proxy's address. */
const transports = { 'http:': () => import('node:http'), 'https:': () => import('node:https') } as const;

/** How a pool reaches one kind of address. */
interface Transport {
  readonly request: typeof import('node:http').request;
  readonly agent: PlainAgent;
}

/** A client whose connections are kept and guarded. */
export function createPooledClient(guard: EgressGuard, limits: ExchangeLimits): PooledClient {
  const opened = new Map<string, Promise<Transport>>();
  const transportFor = (protocol: string): Promise<Transport> => {
    const known = opened.get(protocol);
    if (known) return known;
    const opening = openTransport(protocol);
    opened.set(protocol, opening);
    return opening;
  };
  return {
    async post(request, signal) {
      signal.throwIfAborted();
      guard.checkUrl(request.url.href);
      const transport = await transportFor(request.url.protocol);
      const how = { ...transport, lookup: guard.lookup, limits, signal };
      try {
        return await exchange(request, how);
      } catch (error) {
        if (!(error instanceof StaleConnection)) throw error;
        return exchange(request, { ...how, agent: false });
      }
    },
    close() {
      for (const opening of opened.values()) void opening.then(({ agent }) => agent.destroy());
    },
  };
}

async function openTransport(protocol: string): Promise<Transport> {
  const { Agent, request } = await transports[protocol === 'https:' ? 'https:' : 'http:']();
  // The last used connection first: those that are not needed stay idle and end.
  return { request, agent: new Agent({ keepAlive: true, scheduling: 'lifo', timeout: IDLE_MS }) };
}

/** The server ended a kept connection as it was used again, which is no failure of the request: it is sent once more. */
class StaleConnection extends Error {}

interface Exchange extends Omit<Transport, 'agent'> {
  /** `false`: a connection for this request only. */
  readonly agent: PlainAgent | false;
  readonly lookup: EgressGuard['lookup'];
  readonly limits: ExchangeLimits;
  readonly signal: AbortSignal;
}

async function exchange(
  { url, headers, body }: PooledRequest,
  { request, agent, lookup, limits, signal }: Exchange,
): Promise<PooledAnswer> {
  const content = Buffer.from(body);
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(content.length) },
    lookup,
    agent,
  });
  const stopwatch = startStopwatch(sent, limits);
  // By hand, so that nothing of a request stays behind on a signal that lives as long as a run.
  const giveUp = () => stopwatch.end(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await answerTo(sent, content, { limits, onHeaders: () => stopwatch.enter('body') });
  } catch (error) {
    // What a destroyed request fails with tells nothing of why it was destroyed.
    throw stopwatch.reason() ?? error;
  } finally {
    stopwatch.stop();
    signal.removeEventListener('abort', giveUp);
  }
}

function answerTo(
  sent: ClientRequest,
  content: Buffer,
  { limits, onHeaders }: { limits: ExchangeLimits; onHeaders: () => void },
): Promise<PooledAnswer> {
  return new Promise((resolve, reject) => {
    let hasAnswer = false;
    sent.once('response', (incoming) => {
      hasAnswer = true;
      onHeaders();
      readAnswer(incoming, limits.maxAnswerBytes).then(resolve, reject);
    });
    sent.on('error', (error) => reject(isStale(sent, error, hasAnswer) ? new StaleConnection() : error));
    // An answer that switches protocols closes the request without an error.
    sent.once('close', () => hasAnswer || reject(new Error('The connection closed without an answer')));
    sent.end(content);
  });
}

const isStale = (sent: ClientRequest, error: NodeJS.ErrnoException, hasAnswer: boolean): boolean =>
  sent.reusedSocket && !hasAnswer && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** Ends a request that takes too long: one timer at a time, entering a part ends the one before. */
function startStopwatch(sent: ClientRequest, limits: ExchangeLimits) {
  let timer: NodeJS.Timeout | undefined;
  let reason: unknown;
  const end = (why: unknown) => {
    reason ??= why;
    sent.destroy();
  };
  const enter = (phase: Phase) => {
    clearTimeout(timer);
    timer = setTimeout(() => end(new ExchangeTimeout(phase, limits)), limits[phases[phase].limit]);
  };
  enter('connect');
  sent.once('socket', (socket) => {
    if (sent.reusedSocket) return enter('headers');
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => enter('headers'));
  });
  return { enter, end, stop: () => clearTimeout(timer), reason: () => reason };
}

/** Reads to the end, which gives the connection back to its pool. A body that is too large ends the connection. */
function readAnswer(incoming: IncomingMessage, maxBytes: number): Promise<PooledAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) incoming.destroy(new AnswerTooLarge(maxBytes));
    });
    incoming.once('error', reject);
    incoming.once('end', () =>
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
    );
    incoming.once('close', () => reject(new Error('The connection closed in the midst of the answer')));
  });
}
