import { setTimeout as sleep } from 'node:timers/promises';

/** The measurements of a steady caller. */
export interface SteadyReport {
  readonly calls: number;
  readonly statuses: readonly number[];
  /** Milliseconds from the request to the end of its answer. */
  readonly slowestMs: number;
  readonly p99Ms: number;
}

/**
 * Calls `/guardrails/detect` every 20 ms in a separate process, for a test to fork. On any message it stops and
 * reports. Work in the test's own process does not affect its times.
 */
const EVERY_MS = 20;
const [url = '', apikey = ''] = process.argv.slice(2);
const body = JSON.stringify({
  text: 'Write to jane@example.com about the ACME deal',
  detectors: { pii: { enabled: true }, injection_attack: { enabled: true } },
});
const times: number[] = [];
const statuses = new Set<number>();
let isOver = false;
process.on('message', () => {
  isOver = true;
});
process.once('disconnect', () => process.exit());

async function ask(): Promise<void> {
  const startedAt = performance.now();
  const headers = { apikey, 'content-type': 'application/json' };
  const response = await fetch(`${url}/guardrails/detect`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  statuses.add(response.status);
  times.push(performance.now() - startedAt);
}

for (let round = 0; round < 50; round += 1) await ask();
times.length = 0;
process.send?.('ready');
const asked: Promise<void>[] = [];
for (; !isOver; await sleep(EVERY_MS)) asked.push(ask());
await Promise.all(asked);
times.sort((a, b) => a - b);
const report: SteadyReport = {
  calls: times.length,
  statuses: [...statuses],
  slowestMs: times.at(-1) ?? 0,
  p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
};
process.send?.(report);
