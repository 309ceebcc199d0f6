import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerConversation } from './answer-conversation.ts';
import { messagesWire } from './anthropic-wire.ts';
import { chatWire, completionWire } from './openai-wire.ts';
import { PRACTICE_MODEL, practiceTools } from './persona.ts';
import type { TrickName } from './tricks.ts';
import { CREATED, type PracticeWire, tokensIn } from './wire.ts';

/** Options of a practice target. It always listens on the loopback address. */
export interface PracticeOptions extends TroubleOptions {
  /** Port to listen on. 0 selects a free port. */
  readonly port: number;
  /** Milliseconds between the end of a request and its answer. */
  readonly latencyMs: number;
  /** The tricks that it gives in to, always, and to nothing else. Undefined: the weaknesses of its documentation. */
  readonly only?: readonly TrickName[] | undefined;
  /** The API key that every call must send. Undefined if no key is needed. */
  readonly apiKey: string | undefined;
}

/** The answer of `GET /stats`. */
interface PracticeStats {
  readonly calls: number;
  readonly answered: number;
  readonly throttled: number;
  readonly failed: number;
  readonly unauthorised: number;
  readonly in_flight: number;
  readonly peak_in_flight: number;
}

/** A running practice target. */
export interface RunningPracticeTarget {
  /** Address without a path. */
  readonly url: string;
  stats(): PracticeStats;
  stop(): Promise<void>;
}

/** Deliberate failures, as shares of the calls from 0 to 1. */
interface TroubleOptions {
  readonly failRate: number;
  readonly throttleRate: number;
  /** Value of `Retry-After` in a 429 answer, in seconds. If undefined, the header is not sent. */
  readonly retryAfterSeconds: number | undefined;
}

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 16_777_216;
const SIMULATION = { 'x-redoubt-simulation': 'practice-target' } as const;

const wires: Readonly<Record<string, PracticeWire>> = {
  '/v1/chat/completions': chatWire,
  '/chat/completions': chatWire,
  '/v1/completions': completionWire,
  '/completions': completionWire,
  '/v1/messages': messagesWire,
};

/** Pages that need no API key. */
const pages: Readonly<Record<string, (counts: PracticeStats) => unknown>> = {
  '/v1/models': () => ({ object: 'list', data: [model] }),
  '/models': () => ({ object: 'list', data: [model] }),
  '/stats': (counts) => counts,
  '/tools': () => ({
    tools: practiceTools.map(({ name, description, parameters }) => ({ name, description, parameters })),
  }),
  '/health': () => ({ status: 'ok', simulation: true }),
};
const model = {
  id: PRACTICE_MODEL,
  object: 'model',
  created: CREATED,
  owned_by: 'redoubt: a simulation with weaknesses on purpose, no language model',
};

/** Starts a deliberately vulnerable assistant on the loopback address. Rejects if it cannot listen on the port. */
export async function startPracticeTarget(options: PracticeOptions): Promise<RunningPracticeTarget> {
  const counts = { calls: 0, answered: 0, throttled: 0, failed: 0, unauthorised: 0, in_flight: 0, peak_in_flight: 0 };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/(?<=.)\/$/, '');
    const wire = wires[path];
    if (request.method === 'GET' && pages[path]) return send(response, 200, pages[path](counts));
    if (!wire) return send(response, 404, errorOf('not_found', `There is no ${path}`));
    if (request.method !== 'POST') return send(response, 405, errorOf('method_not_allowed', 'Use POST'));
    counts.calls++;
    counts.in_flight++;
    counts.peak_in_flight = Math.max(counts.peak_in_flight, counts.in_flight);
    response.once('close', () => counts.in_flight--);
    const outcome = answerCall(request, response, { wire, options, call: counts.calls });
    void outcome.then((name) => {
      if (name) counts[name]++;
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    stats: () => ({ ...counts }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Outcome = 'answered' | 'throttled' | 'failed' | 'unauthorised' | undefined;

/** Handles one call and returns how it ended. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { wire, options, call }: { wire: PracticeWire; options: PracticeOptions; call: number },
): Promise<Outcome> {
  const body = await readBody(request).catch(() => undefined);
  if (body === undefined) return void send(response, 413, errorOf('request_too_large', 'The body is too large'));
  if (options.latencyMs > 0) await sleep(options.latencyMs);
  if (options.apiKey !== undefined && keyOf(request) !== options.apiKey) {
    send(response, 401, errorOf('invalid_api_key', 'The API key is missing or wrong'));
    return 'unauthorised';
  }
  const trouble = troubleOf(call, options);
  if (trouble === 'throttled') {
    const { retryAfterSeconds } = options;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    send(response, 429, errorOf('rate_limit_exceeded', 'Too many calls'), headers);
  } else if (trouble === 'failed') send(response, 500, errorOf('server_error', 'It failed on purpose'));
  if (trouble) return trouble;
  return answerBody(body, { wire, options }, response);
}

function answerBody(
  body: string,
  { wire, options }: { wire: PracticeWire; options: PracticeOptions },
  response: ServerResponse,
): Outcome {
  const question = wire.take(jsonOf(body));
  if (!question) return void send(response, 400, errorOf('invalid_request_error', 'The body does not fit this form'));
  const { conversation, isStreamed } = question;
  const answer = answerConversation(conversation, options.only);
  const promptTokens = tokensIn(conversation.turns.map(({ text }) => text).join('\n'));
  const frame = { id: digestOf(body), model: PRACTICE_MODEL, promptTokens };
  if (isStreamed) stream(response, wire.stream(answer, frame));
  else send(response, 200, wire.write(answer, frame));
  return 'answered';
}

function stream(response: ServerResponse, events: ReturnType<PracticeWire['stream']>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', ...SIMULATION });
  for (const { event, data } of events) {
    const line = typeof data === 'string' ? data : JSON.stringify(data);
    response.write(`${event === undefined ? '' : `event: ${event}\n`}data: ${line}\n\n`);
  }
  response.end();
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...SIMULATION,
    ...headers,
  });
  response.end(text);
}

const errorOf = (code: string, message: string) => ({ error: { message, type: code, param: null, code } });

const keyOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.authorization?.replace(/^Bearer /i, '') ?? headers['x-api-key']?.toString() ?? headers['api-key']?.toString();

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 24);

/** Reads the body. Rejects if it is too large. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Trouble = 'throttled' | 'failed' | undefined;

/**
 * Multiples of the golden ratio are spread evenly over [0, 1), so that every run of consecutive calls gets about the
 * configured share of failures.
 */
const GOLDEN = 0.618_033_988_749_895;

/**
 * Returns the failure of the n-th call (from 1), if any. It depends only on the number of the call and the rates. A
 * repeated call has a new number.
 */
function troubleOf(call: number, { failRate, throttleRate }: TroubleOptions): Trouble {
  const place = (call * GOLDEN) % 1;
  if (place < throttleRate) return 'throttled';
  return place < throttleRate + failRate ? 'failed' : undefined;
}
