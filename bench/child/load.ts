import autocannon, { type Result } from 'autocannon';
import { median } from '../measure.ts';

/** Where to send what, and for how long. */
export interface LoadOrder {
  readonly url: string;
  /** Default: `/guardrails/detect`. */
  readonly path?: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** What the load generator saw. */
export interface LoadReport {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 2xx, errors and timeouts. */
  readonly failures: number;
  /** Share of one core that the generator itself used: near 1, it is the limit rather than the server. */
  readonly generatorCpu: number;
}

/** One round of load; a process of its own, so that it shares no event loop with what it measures. */
async function applyLoad({
  url,
  path = '/guardrails/detect',
  headers,
  bodies,
  connections,
  seconds,
}: LoadOrder): Promise<LoadReport> {
  const cpu = process.cpuUsage();
  const latencies: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    const requests = bodies.map((body) => ({ method: 'POST' as const, path, headers, body }));
    const finish = (error: Error | null, found: Result) => (error ? reject(error) : resolve(found));
    const running = autocannon({ url, connections, duration: seconds, requests }, finish);
    // Its own histogram counts whole milliseconds.
    running.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  });
  const { user, system } = process.cpuUsage(cpu);
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: median(latencies),
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    generatorCpu: (user + system) / 1_000_000 / result.duration,
  };
}

process.once('message', async (order) => {
  process.send?.(await applyLoad(order as LoadOrder));
  process.disconnect?.();
});
