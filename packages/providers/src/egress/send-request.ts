import type { IncomingMessage } from 'node:http';
import type { EgressGuard } from './egress-guard.ts';

/** One request to an address that somebody else named. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** From the start to the end of the answer. */
  readonly timeoutMs: number;
  /** What is read of the answer's body; the rest is cut off. */
  readonly maxAnswerBytes: number;
  /** Gives the request up. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer of any status; a redirect is an answer like others and is not followed. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** No whole answer came in time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
  constructor(timeoutMs: number) {
    super(`No whole answer within ${timeoutMs / 1_000} s`);
  }
}

/** Loaded when first used: TLS takes 7 MB, which a service that sends nothing need not hold. */
const clients = { 'http:': () => import('node:http'), 'https:': () => import('node:https') } as const;

/** A connection for each request, and none through a proxy of the environment: the guard would judge the proxy's address. */
async function clientFor({ protocol }: URL) {
  const { Agent, request } = await clients[protocol === 'https:' ? 'https:' : 'http:']();
  return { request, agent: new Agent({ keepAlive: false }) };
}

/** Send it where the guard allows. Rejects with EgressRefused, OutOfTime, the signal's reason, or what the connection failed with. */
export async function sendRequest(outgoing: OutgoingRequest, guard: EgressGuard): Promise<OutgoingAnswer> {
  const { url, timeoutMs, signal } = outgoing;
  const address = guard.checkUrl(url);
  const end = new AbortController();
  // By hand, so that nothing of a request stays behind on a signal that lives as long as the service.
  const giveUp = () => end.abort(signal?.reason);
  const timer = setTimeout(() => end.abort(new OutOfTime(timeoutMs)), timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    return await exchange(address, outgoing, guard, end.signal);
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function exchange(
  address: URL,
  { method, headers, body, maxAnswerBytes }: OutgoingRequest,
  { lookup }: EgressGuard,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const { request, agent } = await clientFor(address);
  signal.throwIfAborted();
  const content = Buffer.from(body);
  const options = {
    method,
    headers: { ...headers, 'content-length': String(content.length) },
    lookup,
    agent,
    signal,
  };
  return new Promise((resolve, reject) => {
    let hasAnswer = false;
    const sent = request(address, options, (incoming) => {
      hasAnswer = true;
      readAnswer(incoming, maxAnswerBytes).then(resolve, reject);
    });
    sent.on('error', reject);
    // An answer that switches protocols closes the request without an error.
    sent.once('close', () => hasAnswer || reject(new Error('The connection closed without an answer')));
    sent.end(content);
  });
}

async function readAnswer(incoming: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: Buffer.concat(chunks).subarray(0, maxBytes),
  };
}
