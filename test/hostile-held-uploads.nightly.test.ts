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
const keys: Record<'hostile' | 'honest' | 'busy', string> = { hostile: '', honest: '', busy: '' };

beforeAll(async () => {
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: OPERATOR, REDOUBT_LOG_LEVEL: 'warn' });
  for (const name of ['hostile', 'honest', 'busy'] as const) {
    const answer = await fetch(`${service.url}/admin/organisations`, {
      method: 'POST',
      headers: { apikey: OPERATOR, 'content-type': 'application/json' },
      body: JSON.stringify({ name, key: true, plan: 'Free' }),
    });
    keys[name] = (await answer.json()).key.key;
  }
}, 60_000);
afterAll(async () => {
  await service.end('SIGTERM');
  folder.remove();
});

function openUpload(): ClientRequest {
  const headers = { apikey: keys.hostile, 'content-type': 'application/json', 'content-length': BYTES };
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
  for (let number = 0; number < 10; number += 1) statuses.push(await sendPicture(keys.honest));
  process.stdout.write(`10 pictures beside 16 trickled uploads: ${Math.round(performance.now() - startedAt)} ms\n`);
  for (const each of trickled) each.stop();
  expect(statuses).toEqual(Array(10).fill(200));
}, 300_000);

test('24 pictures that one tenant sends at once wait for each other', async () => {
  const startedAt = performance.now();
  const statuses = await Promise.all(Array.from({ length: 24 }, () => sendPicture(keys.busy)));
  process.stdout.write(`24 pictures at once: ${Math.round(performance.now() - startedAt)} ms\n`);
  expect(statuses).toEqual(Array(24).fill(200));
}, 300_000);

test('uploads that are given up again and again are refused, and those of others are not', async () => {
  for (let count = 0; count < 20; count += 1) {
    const sent = openUpload();
    sent.write('{"image_data":"');
    await sleep(100);
    sent.destroy();
  }
  expect(await sendPicture(keys.hostile)).toBe(429);
  expect(await sendPicture(keys.honest)).toBe(200);
}, 120_000);
