import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
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

/** A connection for each request, and none through a proxy of the environment: the guard would judge the proxy's address. */
const agents = { 'http:': new HttpAgent({ keepAlive: false }), 'https:': new HttpsAgent({ keepAlive: false }) };

/** Send it where the guard allows. Rejects with EgressRefused, a TimeoutError, or what the connection failed with. */
export async function sendRequest(outgoing: OutgoingRequest, guard: EgressGuard): Promise<OutgoingAnswer> {
  const { url, method, headers, body, timeoutMs, signal } = outgoing;
  const address = guard.checkUrl(url);
  const timeout = AbortSignal.timeout(timeoutMs);
  const isSecure = address.protocol === 'https:';
  const content = Buffer.from(body);
  const options = {
    method,
    headers: { ...headers, 'content-length': String(content.length) },
    lookup: guard.lookup,
    agent: isSecure ? agents['https:'] : agents['http:'],
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  try {
    return await new Promise((resolve, reject) => {
      let hasAnswer = false;
      const sent = (isSecure ? httpsRequest : httpRequest)(address, options, (incoming) => {
        hasAnswer = true;
        readAnswer(incoming, outgoing.maxAnswerBytes).then(resolve, reject);
      });
      sent.on('error', reject);
      // An answer that switches protocols closes the request without an error.
      sent.once('close', () => hasAnswer || reject(new Error('The connection closed without an answer')));
      sent.end(content);
    });
  } catch (error) {
    throw timeout.aborted && !signal?.aborted ? timeout.reason : error;
  }
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
