import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Closing, type ClosingProvider, closings, startClosingProvider } from './testing/closing-provider.ts';
import { makeFolder, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const KEY = 'sk_service_a_key_for_the_closing_test_0001';
const CALLS = 200;
const AT_ONCE = 8;
const JUDGE_MS = 15;
const folder = makeFolder();
let provider: ClosingProvider;
let service: SpawnedService;
/** A judge of toxicity that takes its time, so that streams are paused while it judges. */
const judge = createServer((asked, response) => {
  asked.resume();
  const content = JSON.stringify({ flagged: false, score: 0.01, reason: 'none' });
  setTimeout(() => response.end(JSON.stringify({ choices: [{ message: { content } }] })), JUDGE_MS);
});

beforeAll(async () => {
  judge.listen(0, '127.0.0.1');
  await once(judge, 'listening');
  const backends = `${folder.path}/backends.json`;
  const base_url = `http://127.0.0.1:${(judge.address() as AddressInfo).port}/v1`;
  writeFileSync(backends, JSON.stringify({ toxicity: { kind: 'judge', base_url, model: 'slow' } }));
  provider = await startClosingProvider();
  service = await startRedoubt(folder.path, {
    REDOUBT_BOOTSTRAP_KEY: KEY,
    REDOUBT_BACKENDS: backends,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    // An exit is to be seen, not mended.
    REDOUBT_RESTART: 'false',
    REDOUBT_LOG_LEVEL: 'error',
  });
  await post('/guardrails/add-policy', { name: 'blocks', detectors: { toxicity: { enabled: true } } });
  await post('/guardrails/add-policy', { name: 'orders', detectors: { injection_attack: { enabled: true } } });
  await Promise.all(closings.map(saveDeployments));
}, 60_000);
afterAll(() => {
  judge.closeAllConnections();
  judge.close();
  provider.close();
  folder.remove();
});

async function post(path: string, body: object): Promise<void> {
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  const answer = await fetch(`${service.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** Deployments of a provider that closes so: three whose output is judged slowly, and one for slow readers. */
async function saveDeployments(closing: Closing): Promise<void> {
  for (const words of [20, 200, 3_000]) {
    const endpoint = {
      scheme: 'http',
      host: '127.0.0.1',
      port: provider.port,
      base_path: `/words-${words}/${closing}`,
    };
    const model_config = { model_provider: 'openai_compatible', endpoint };
    await post('/models/add-model', { model_saved_name: `${closing}-${words}`, model_name: 'm', model_config });
  }
  const judged = (name: string, words: number, policy_name: string, block?: string[]) =>
    post('/deployments/add-deployment', {
      name: `${closing}-${name}`,
      model_saved_name: `${closing}-${words}`,
      output_guardrails_policy: { policy_name, enabled: true, ...(block && { block }) },
    });
  await judged('blocks', 20, 'blocks', ['toxicity']);
  await judged('tells', 20, 'blocks', []);
  await judged('orders', 200, 'orders', ['injection_attack']);
  const redacting = { input_guardrails_policy: { additional_config: { pii_redaction: true } } };
  const model_saved_name = `${closing}-3000`;
  await post('/deployments/add-deployment', { name: `${closing}-redacts`, model_saved_name, ...redacting });
  await post('/deployments/add-deployment', { name: `${closing}-bare`, model_saved_name });
}

/** Resolves with the status once the answer has ended, 0 where the connection broke. `waitMs` is read before. */
function chat(deployment: string, stream: boolean, waitMs: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = { apikey: KEY, 'content-type': 'application/json', 'x-service-deployment': deployment };
    const sent = request(`${service.url}/ai-proxy/chat/completions`, { method: 'POST', headers });
    sent.on('error', () => resolve(0));
    sent.on('response', async (response: IncomingMessage) => {
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
      await sleep(waitMs);
      response.resume();
    });
    sent.end(JSON.stringify({ stream, messages: [{ role: 'user', content: 'Write to jane@example.com' }] }));
  });
}

/** Makes the calls of one kind, several at a time, and counts the answers by their status. */
async function callAll(closing: Closing, names: readonly string[], waitMs: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let begun = 0;
  const work = async () => {
    for (let number = begun++; number < CALLS; number = begun++) {
      const name = names[number % names.length];
      const status = await chat(`${closing}-${name}`, closing !== 'stream-unasked', waitMs);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return statuses;
}

const kinds = closings.flatMap((closing) => [
  { closing, by: 'a slow judge', names: ['blocks', 'tells', 'orders'], waitMs: 0 },
  { closing, by: 'a slow reader', names: ['redacts', 'bare'], waitMs: 30 },
]);

test.each(kinds)(
  '200 answers of a provider that closes ($closing) and $by end no process',
  async ({ closing, names, waitMs }) => {
    const statuses = await callAll(closing, names, waitMs);
    process.stdout.write(`${closing}: ${JSON.stringify(statuses)}\n`);
    // Each call is answered or refused, and none is a fault of the service.
    expect(Object.keys(statuses).filter((status) => !['200', '400', '502'].includes(status))).toEqual([]);
    expect((await fetch(`${service.url}/ready`)).status).toBe(200);
  },
  300_000,
);

test('afterwards the service is the same process and ends in order', async () => {
  expect(provider.calls()).toBeGreaterThanOrEqual(kinds.length * CALLS);
  expect(await service.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
});
