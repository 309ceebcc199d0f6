import fc from 'fast-check';
import { Pool } from 'undici';
import { testKey } from '../../../packages/server/src/testing/test-service.ts';
import { hostileKeys } from '../../testing/mutated-body.ts';
import { seededRandom } from '../random.ts';
import { type AnswerCheck, allowedFailures, answerCheck, type FuzzAnswer } from './check-answer.ts';
import type { FuzzedService } from './fuzzed-service.ts';
import { type OpenApiDocument, operationsOf } from './openapi-document.ts';
import { type FuzzRequest, requestOf } from './request-of.ts';
import type { Source } from './value-of-schema.ts';

/** What is wrong with an answer, and the request that caused it. */
interface Fault {
  readonly operation: string;
  readonly what: string;
  readonly request: string;
  readonly answer: string;
  /** The number of the operation's answers with the same fault. */
  count: number;
}

/** The results of all requests. */
export interface Fuzzed {
  readonly sent: number;
  readonly operations: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** 5xx answers that the document allows, counted by operation. */
  readonly allowed: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

interface Order {
  readonly requests: number;
  readonly seed: number;
  readonly onProgress?: (sent: number) => void;
}

const CALLS_AT_ONCE = 16;
/** An answer that takes longer counts as missing. */
const PATIENCE_MS = 60_000;
/** Milliseconds for which a stream of events is read. It would only end with its run. */
const STREAM_MS = 200;

/** Sends this many requests, made from the service's own OpenAPI document, and checks every answer against it. */
export async function fuzz(
  { service, words, perishable }: FuzzedService,
  { requests, seed, onProgress }: Order,
): Promise<Fuzzed> {
  const document = (await (await service.send('/openapi.json')).json()) as OpenApiDocument;
  const operations = operationsOf(document);
  const source: Source = { random: seededRandom(seed), words, perishable, texts: textsOf(seed) };
  const pool = new Pool(service.url, { connections: CALLS_AT_ONCE, pipelining: 1 });
  const tally = new Tally(answerCheck(document));
  let sent = 0;
  const sendOneByOne = async () => {
    while (sent < requests) {
      const operation = operations[sent++ % operations.length];
      if (!operation) return;
      const request = requestOf(operation, source);
      tally.add(request, await send(pool, request));
      if (sent % 1_000 === 0) onProgress?.(sent);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, sendOneByOne));
  await pool.destroy();
  return tally.told(sent, operations.length);
}

/** Texts of all kinds: plain ones, arbitrary bytes, JSON, and names with a meaning in JavaScript. */
function textsOf(seed: number): string[] {
  const sample = (texts: fc.Arbitrary<string>, numRuns: number) => fc.sample(texts, { seed, numRuns });
  return [
    ...[
      '',
      'a',
      'Write to jane@example.com',
      'Staff must not share passwords.',
      '4111 1111 1111 1111',
      '1',
      '-1',
      'true',
    ],
    ...sample(fc.string({ unit: 'binary', maxLength: 40 }), 60),
    ...sample(fc.string({ maxLength: 200 }), 60),
    ...sample(fc.json(), 60),
    ...sample(fc.lorem({ maxCount: 30 }), 60),
    ...hostileKeys,
    'x'.repeat(4_000),
    '[['.repeat(2_000),
  ];
}

async function send(pool: Pool, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer | string> {
  try {
    const answer = await pool.request({
      method: method as 'GET',
      path,
      headers: { apikey: testKey, ...headers },
      body: body ?? null,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    const contentType = String(answer.headers['content-type'] ?? '');
    const isStream = contentType.startsWith('text/event-stream');
    if (isStream) setTimeout(() => answer.body.destroy(), STREAM_MS);
    const text = await answer.body.text().catch((error: unknown) => {
      if (isStream) return '';
      throw error;
    });
    return { status: answer.statusCode, contentType, body: text };
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
}

/** Counts answers and keeps one example of each fault. */
class Tally {
  readonly #check: AnswerCheck;
  readonly #statuses: Record<string, number> = {};
  readonly #allowed: Record<string, number> = {};
  readonly #faults = new Map<string, Fault>();

  constructor(check: AnswerCheck) {
    this.#check = check;
  }

  add(request: FuzzRequest, answer: FuzzAnswer | string): void {
    const { operation } = request;
    const status = typeof answer === 'string' ? 'none' : answer.status;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    if (typeof status === 'number' && status in allowedFailures) {
      const name = `${status} ${operation.method} ${operation.path}`;
      this.#allowed[name] = (this.#allowed[name] ?? 0) + 1;
    }
    const what = typeof answer === 'string' ? answer : this.#check(operation, answer);
    if (what === undefined) return;
    const name = `${operation.method} ${operation.path}`;
    const known = this.#faults.get(`${name} ${what}`);
    if (known) known.count += 1;
    else this.#faults.set(`${name} ${what}`, { operation: name, what, ...shown(request, answer), count: 1 });
  }

  told(sent: number, operations: number): Fuzzed {
    return { sent, operations, statuses: this.#statuses, allowed: this.#allowed, faults: [...this.#faults.values()] };
  }
}

function shown({ kind, path, headers, body }: FuzzRequest, answer: FuzzAnswer | string) {
  const text = body?.toString('latin1').slice(0, 2_000) ?? '';
  return {
    request: `${kind} ${path} ${JSON.stringify(headers)} ${text}`,
    answer: typeof answer === 'string' ? answer : answer.body.slice(0, 1_000),
  };
}
