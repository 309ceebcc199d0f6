import autocannon from 'autocannon';

/** Where to send what, and for how long. */
export interface LoadOrder {
  readonly url: string;
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
async function applyLoad({ url, headers, bodies, connections, seconds }: LoadOrder): Promise<LoadReport> {
  const cpu = process.cpuUsage();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: bodies.map((body) => ({ method: 'POST', path: '/guardrails/detect', headers, body })),
  });
  const { user, system } = process.cpuUsage(cpu);
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    generatorCpu: (user + system) / 1_000_000 / result.duration,
  };
}

process.once('message', async (order) => {
  process.send?.(await applyLoad(order as LoadOrder));
  process.disconnect?.();
});
