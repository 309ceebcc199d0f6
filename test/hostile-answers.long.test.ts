import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benchKey, type ServerChild, startServer } from '../bench/child/server-child.ts';
import { makeFolder } from './testing/command-line.ts';
import type { Flood } from './testing/flood-with-answers.ts';

const AT_ONCE = 40;
const LOAD_MS = 12_000;
const MOST_MB = 1_500;
/** What 99 of 100 light calls of another tenant take at most. */
const MOST_P99_MS = 500;
const folder = makeFolder();
let service: ServerChild;
let flooding: ChildProcess;
const keys = { hostile: '', honest: '' };
const models = { announced: '60000000', chunked: '60000000/chunked', 'small enough': '15000000' } as const;

beforeAll(async () => {
  flooding = fork('test/testing/flood-with-answers.ts', {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  const [{ origin }] = await once(flooding, 'message');
  service = await startServer('service', { REDOUBT_DATA_DIR: folder.path, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  for (const name of ['hostile', 'honest'] as const) {
    const { key } = await post('/admin/organisations', { name, key: true, plan: 'Free' }, benchKey);
    keys[name] = key.key;
  }
  await post('/guardrails/add-policy', { name: 'judged', detectors: { toxicity: { enabled: true } } });
  for (const [model_saved_name, path] of Object.entries(models)) {
    const model_config = { model_provider: 'openai_compatible', model_endpoint_url: `${origin}/${path}` };
    await post('/models/add-model', { model_saved_name, model_name: 'm', model_config });
    const deploy = (kind: string, more: object) =>
      post('/deployments/add-deployment', { name: `${model_saved_name}, ${kind}`, model_saved_name, ...more });
    await deploy('passed on', {});
    await deploy('judged', { output_guardrails_policy: { policy_name: 'judged', enabled: true } });
    await deploy('restored', { input_guardrails_policy: { additional_config: { pii_redaction: true } } });
  }
}, 120_000);
afterAll(async () => {
  flooding.disconnect();
  await service.stop();
  folder.remove();
});

async function post(path: string, body: object, key = keys.hostile) {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const response = await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([path, response.ok]).toEqual([path, true]);
  return response.json();
}

/** The p99 of light calls of another tenant until the load ends, in ms. */
async function p99Beside(loading: Promise<unknown>): Promise<number> {
  let isOver = false;
  void loading.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const detectors = { pii: { enabled: true }, toxicity: { enabled: true } };
  while (!isOver) {
    const startedAt = performance.now();
    await post('/guardrails/detect', { text: 'Write to jane@example.com', detectors }, keys.honest);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

const loads: { deployment: string; leaveMs?: number }[] = [
  { deployment: 'announced, passed on' },
  { deployment: 'chunked, passed on' },
  { deployment: 'announced, judged' },
  { deployment: 'chunked, judged' },
  { deployment: 'chunked, restored' },
  { deployment: 'small enough, judged' },
  { deployment: 'small enough, restored' },
  { deployment: 'small enough, judged', leaveMs: 400 },
  { deployment: 'announced, passed on', leaveMs: 400 },
];
const documented = new Set(['200', '502', '503 again after 1 s', 'left']);

test.each(loads)(
  '40 large answers at once take bounded memory ($deployment, left after $leaveMs ms)',
  async ({ deployment, leaveMs }) => {
    const flood: Flood = { url: service.url, key: keys.hostile, deployment, atOnce: AT_ONCE, forMs: LOAD_MS, leaveMs };
    const loading = once(flooding, 'message');
    flooding.send(flood);
    const p99 = await p99Beside(loading);
    const [{ counts }] = await loading;
    const peak = service.peakMegabytes() ?? 0;
    const told = `peak ${Math.round(peak)} MB so far, p99 of another tenant ${Math.round(p99)} ms`;
    process.stdout.write(`${deployment}, left after ${leaveMs} ms: ${told}, ${JSON.stringify(counts)}\n`);
    expect(Object.keys(counts).filter((each) => !documented.has(each))).toEqual([]);
    expect(peak).toBeLessThan(MOST_MB);
    expect(p99).toBeLessThan(MOST_P99_MS);
  },
  180_000,
);
