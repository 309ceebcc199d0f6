import { type Dispatcher, Pool } from 'undici';
import { NUMBER } from './bodies.ts';

/** Where to send what, and how much of it. */
export interface LoadOrder {
  readonly url: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Taken in turns. */
  readonly bodies: readonly string[];
  /** Requests in flight, each on a connection of its own. */
  readonly concurrency: number;
  /** No request is begun beyond so many, nor once so many seconds have passed. */
  readonly most: { readonly requests: number } | { readonly seconds: number };
}

/** What the load generator saw. */
export interface LoadReport {
  readonly requests: number;
  readonly seconds: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** From the request to the first text of a stream; NaN where there was none. */
  readonly firstTextP50Ms: number;
  readonly firstTextP99Ms: number;
  /** Answers other than 200, streams without their end, errors. */
  readonly failures: number;
  /** Streams that were whole but for an error, which they told before their end. */
  readonly toldErrors: number;
  /** What the first failure was. */
  readonly failure: string | undefined;
  /** Share of one core that the generator itself used: near 1, it is the limit rather than the server. */
  readonly generatorCpu: number;
}

interface Seen {
  readonly latencies: number[];
  readonly firstTexts: number[];
  failures: number;
  toldErrors: number;
  failure: string | undefined;
}

const TIMEOUT_MS = 60_000;
const done = Buffer.from('[DONE]');
const toldError = Buffer.from('data: {"error":{');
const emptyText = '"content":""';
const text = '"content":"';

/** One load: as many requests in flight as ordered, until the last is answered. */
async function applyLoad(order: LoadOrder): Promise<LoadReport> {
  const pool = new Pool(order.url, {
    connections: order.concurrency,
    pipelining: 1,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  const seen: Seen = { latencies: [], firstTexts: [], failures: 0, toldErrors: 0, failure: undefined };
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  let begun = 0;
  const isOver = () =>
    'requests' in order.most
      ? begun >= order.most.requests
      : performance.now() - startedAt >= order.most.seconds * 1_000;
  const worker = async () => {
    while (!isOver())
      await ask(pool, order, { body: numbered(order.bodies[begun++ % order.bodies.length] ?? ''), seen });
  };
  await Promise.all(Array.from({ length: order.concurrency }, worker));
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  await pool.destroy();
  return reportOf(seen, { requests: begun, seconds, generatorCpu: (user + system) / 1_000_000 / seconds });
}

/** Requests of this process whose bodies have a number. */
let numbers = 0;
const numbered = (body: string): string => (body.includes(NUMBER) ? body.replace(NUMBER, String(++numbers)) : body);

function ask(pool: Pool, { path, headers }: LoadOrder, { body, seen }: { body: string; seen: Seen }): Promise<void> {
  return new Promise((resolve) => {
    const handler = handlerFor(seen, body.includes('"stream":true'), resolve);
    pool.dispatch({ path, method: 'POST', headers, body }, handler);
  });
}

function handlerFor(seen: Seen, isStream: boolean, resolve: () => void): Dispatcher.DispatchHandler {
  const startedAt = performance.now();
  let status = 0;
  let hasText = !isStream;
  let last: Buffer = Buffer.alloc(0);
  const fail = (why: string) => {
    seen.failures++;
    seen.failure ??= why;
    resolve();
  };
  return {
    // Tells undici that the handler is of the current kind.
    onRequestStart() {},
    onResponseStart(_controller, code) {
      status = code;
    },
    onResponseData(_controller, chunk) {
      if (isStream || status !== 200) last = chunk.length < 16 ? Buffer.concat([last, chunk]) : chunk;
      if (hasText) return;
      const said = chunk.toString('latin1');
      hasText = said.replaceAll(emptyText, '').includes(text);
      if (hasText) seen.firstTexts.push(performance.now() - startedAt);
    },
    onResponseEnd() {
      if (status !== 200) return fail(`${status} ${last.toString().slice(0, 300)}`);
      if (isStream && !(hasText && last.includes(done))) return fail(`no end: ${last.toString().slice(-300)}`);
      if (isStream && last.includes(toldError)) seen.toldErrors++;
      seen.latencies.push(performance.now() - startedAt);
      resolve();
    },
    onResponseError(_controller, error) {
      fail(error.message);
    },
  };
}

function reportOf(
  { latencies, firstTexts, failures, toldErrors, failure }: Seen,
  { requests, seconds, generatorCpu }: Pick<LoadReport, 'requests' | 'seconds' | 'generatorCpu'>,
): LoadReport {
  latencies.sort((a, b) => a - b);
  firstTexts.sort((a, b) => a - b);
  return {
    requests,
    seconds,
    requestsPerSecond: requests / seconds,
    p50Ms: at(latencies, 0.5),
    p99Ms: at(latencies, 0.99),
    firstTextP50Ms: at(firstTexts, 0.5),
    firstTextP99Ms: at(firstTexts, 0.99),
    failures,
    toldErrors,
    failure,
    generatorCpu,
  };
}

/** Of sorted values; NaN for none. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

process.on('message', async (order) => {
  process.send?.(await applyLoad(order as LoadOrder));
});
process.once('disconnect', () => process.exit());
