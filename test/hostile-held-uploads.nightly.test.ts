import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder, type SpawnedService, startRedoubt } from './testing/command-line.ts';
import { largePicture } from './testing/large-picture.ts';

const OPERATOR = 'sk_service_a_key_for_the_upload_test_00001';
/** What the trickled uploads say that they have. */
const BYTES = 35_000_000;
/** The largest picture that is read, as base64: 27 MB. */
const picture = JSON.stringify({
  image_data: largePicture(20_000_000).toString('base64'),
  detectors: { pii: { enabled: true } },
});
const folder = makeFolder();
let service: SpawnedService;
const names = ['hostile', 'honest', 'busy', 'slow', 'quitting', 'quitting the proxy'] as const;
const keys = new Map<string, string>();
const keyOf = (name: (typeof names)[number]) => keys.get(name) ?? '';

beforeAll(async () => {
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: OPERATOR, REDOUBT_LOG_LEVEL: 'warn' });
  for (const name of names) {
    const answer = await fetch(`${service.url}/admin/organisations`, {
      method: 'POST',
      headers: { apikey: OPERATOR, 'content-type': 'application/json' },
      body: JSON.stringify({ name, key: true, plan: 'Free' }),
    });
    keys.set(name, (await answer.json()).key.key);
  }
}, 60_000);
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

function openUpload(): ClientRequest {
  const headers = { apikey: keyOf('hostile'), 'content-type': 'application/json', 'content-length': BYTES };
  const sent = request(`${service.url}/guardrails/detect-image`, { method: 'POST', headers, agent: false });
  sent.on('error', () => undefined);
  sent.on('response', (response) => response.resume());
  return sent;
}

/** Half of a body at once, and then a byte now and then. */
function trickle(): { stop(): void } {
  const sent = openUpload();
  sent.write(`{"image_data":"${'A'.repeat(BYTES / 2)}`);
  const timer = setInterval(() => sent.write('A'), 500);
  return {
    stop() {
      clearInterval(timer);
      sent.destroy();
    },
  };
}

/** A connection for each picture: this process may be late for one that the service has closed as idle. */
function sendPicture(key: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: key, 'content-type': 'application/json', 'content-length': Buffer.byteLength(picture) };
    const sent = request(`${service.url}/guardrails/detect-image`, { method: 'POST', headers, agent: false });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end(picture);
  });
}

test('10 of 10 pictures of another tenant succeed beside 16 trickled uploads', async () => {
  const trickled = Array.from({ length: 16 }, trickle);
  await sleep(2_000);
  const startedAt = performance.now();
  const statuses: number[] = [];
  for (let number = 0; number < 10; number += 1) statuses.push(await sendPicture(keyOf('honest')));
  process.stdout.write(`10 pictures beside 16 trickled uploads: ${Math.round(performance.now() - startedAt)} ms\n`);
  for (const each of trickled) each.stop();
  expect(statuses).toEqual(Array(10).fill(200));
}, 300_000);

test('24 pictures that one tenant sends at once wait for each other', async () => {
  const startedAt = performance.now();
  const statuses = await Promise.all(Array.from({ length: 24 }, () => sendPicture(keyOf('busy'))));
  process.stdout.write(`24 pictures at once: ${Math.round(performance.now() - startedAt)} ms\n`);
  expect(statuses).toEqual(Array(24).fill(200));
}, 300_000);

const DETECT = '/guardrails/detect-image';
const PROXY = '/ai-proxy/chat/completions';

async function deployFor(name: (typeof names)[number]): Promise<void> {
  const post = (path: string, body: unknown) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { apikey: keyOf(name), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const model_config = { model_provider: 'openai_compatible', endpoint: { scheme: 'http', host: '127.0.0.1' } };
  const model = { model_saved_name: 'm', model_version: 'v1' };
  await post('/models/add-model', { ...model, model_name: 'm', testing_for: 'foundationModels', model_config });
  const { status } = await post('/deployments/add-deployment', { name: 'd', ...model });
  expect(status).toBe(200);
}

/** An upload that does not say its size, begun with 3 MB: more than bodies without a file have. */
function openChunked(path: string, key: string): ClientRequest {
  const headers = { apikey: key, 'content-type': 'application/json', 'x-service-deployment': 'd' };
  const sent = request(service.url + path, { method: 'POST', headers, agent: false });
  sent.on('error', () => undefined);
  sent.write(`{"image_data":"${'A'.repeat(3_000_000)}`);
  return sent;
}

test.each([DETECT, PROXY])(
  'an upload to %s that does not say its size has to come as fast as other large ones',
  async (path) => {
    if (path === PROXY) await deployFor('slow');
    const sent = openChunked(path, keyOf('slow'));
    // More than small bodies have to come with, and less than large ones.
    const timer = setInterval(() => sent.write('A'.repeat(10_000)), 500);
    const status = await new Promise((resolve) => sent.on('response', (response) => resolve(response.statusCode)));
    clearInterval(timer);
    sent.destroy();
    expect(status).toBe(408);
  },
  60_000,
);

test.each([
  { path: DETECT, name: 'quitting' },
  { path: PROXY, name: 'quitting the proxy' },
] as const)(
  'uploads to $path that do not say their size count when they are given up',
  async ({ path, name }) => {
    if (path === PROXY) await deployFor(name);
    for (let count = 0; count < 20; count += 1) {
      const sent = openChunked(path, keyOf(name));
      await sleep(200);
      sent.destroy();
    }
    await expect.poll(() => sendPicture(keyOf(name)), { timeout: 20_000 }).toBe(429);
  },
  120_000,
);

test('uploads that are given up again and again are refused, and those of others are not', async () => {
  for (let count = 0; count < 20; count += 1) {
    const sent = openUpload();
    sent.write('{"image_data":"');
    await sleep(100);
    sent.destroy();
  }
  expect(await sendPicture(keyOf('hostile'))).toBe(429);
  expect(await sendPicture(keyOf('honest'))).toBe(200);
}, 120_000);
