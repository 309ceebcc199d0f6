import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { rounded } from '@redoubt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostileReport } from '../testing/hostile-caller.ts';
import { startMeasuredService } from '../testing/start-measured-service.ts';

const operator = 'sk_service_a_key_for_the_fairness_test_0001';
const CALLS = 400;
const MAX_RATIO = 5;
/** Another test file on the same two cores is in every time: the best of so many rounds beside the other counts. */
const ATTEMPTS = 3;

let service: Awaited<ReturnType<typeof startMeasuredService>>;
let hostile: ChildProcess;
let key: string;

beforeAll(async () => {
  service = await startMeasuredService({ REDOUBT_BOOTSTRAP_KEY: operator });
  const keys = await Promise.all(['hostile', 'peaceful'].map(organisation));
  key = keys[1] ?? '';
  const script = resolve('packages/server/src/testing/hostile-caller.ts');
  hostile = fork(script, [service.url, keys[0] ?? ''], {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
  });
  for (let call = 0; call < 50; call += 1) await Promise.all(Object.values(bodies).map(detect));
}, 120_000);
afterAll(async () => {
  if (hostile.connected) hostile.disconnect();
  await service.stop();
});

async function post(path: string, body: string, apikey: string): Promise<Response> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body,
  });
  expect(response.ok).toBe(true);
  return response;
}

async function organisation(name: string): Promise<string> {
  const body = JSON.stringify({ name, key: true, plan: 'Enterprise' });
  const { key: made } = await (await post('/admin/organisations', body, operator)).json();
  return made.key;
}

const on = { enabled: true };
const detectors = {
  pii: on,
  injection_attack: on,
  toxicity: on,
  keyword_detector: { ...on, banned_keywords: ['acme'] },
};
const sentence = 'Write to jane@example.com about the ACME deal, and say when the ferry goes. ';
const bodies = {
  'a sentence': JSON.stringify({ text: sentence, detectors }),
  'a text for a thread': JSON.stringify({ text: sentence.repeat(200), detectors }),
};

async function detect(body: string): Promise<number> {
  const startedAt = performance.now();
  await (await post('/guardrails/detect', body, key)).arrayBuffer();
  return performance.now() - startedAt;
}

/** Milliseconds that each call took, by its body; the bodies take turns. */
async function eachBody(): Promise<number[][]> {
  const all = Object.values(bodies).map((body) => ({ body, ms: [] as number[] }));
  for (let call = 0; call < CALLS; call += 1) for (const { body, ms } of all) ms.push(await detect(body));
  return all.map(({ ms }) => ms);
}

function p99(all: readonly number[] = []): number {
  const ordered = all.toSorted((a, b) => a - b);
  return rounded(ordered[Math.floor(all.length * 0.99)] ?? Number.NaN, 1);
}

async function told(order: 'start' | 'stop'): Promise<unknown> {
  const answer = once(hostile, 'message');
  hostile.send(order);
  return (await answer)[0];
}

test('beside 64 heavy calls of another organisation detect is answered within five times its own p99', {
  timeout: 600_000,
}, async () => {
  // Measured once: what the other has left behind is still worked on for a while.
  const alone = await eachBody();
  let best = [Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < ATTEMPTS && Math.max(...best) > MAX_RATIO; attempt += 1) {
    await told('start');
    const beside = await eachBody();
    const statuses = (await told('stop')) as HostileReport;
    const told99 = Object.keys(bodies).map(
      (what, at) => `${what} ${p99(alone[at])} ms alone, ${p99(beside[at])} beside`,
    );
    process.stdout.write(`p99: ${told99.join('; ')}; the other was answered ${JSON.stringify(statuses)}\n`);
    const ratios = alone.map((own, at) => p99(beside[at]) / p99(own));
    if (Math.max(...ratios) < Math.max(...best)) best = ratios;
  }
  expect(Math.max(...best)).toBeLessThanOrEqual(MAX_RATIO);
});
