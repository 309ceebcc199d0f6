import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';
import { holdBody } from './held-bodies.ts';

/** One organisation may hold half of it while anything is held. */
const MAX_HELD_BYTES = 600_000;
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_MAX_HELD_BODY_BYTES: String(MAX_HELD_BYTES) });
  const model_config = { model_provider: 'openai_compatible', endpoint: { scheme: 'http', host: '127.0.0.1' } };
  const names = { testing_for: 'foundationModels', model_name: 'm', model_saved_name: 'm', model_version: 'v1' };
  await post('/models/add-model', { ...names, model_config });
  await post('/deployments/add-deployment', { name: 'd', model_saved_name: 'm', model_version: 'v1' });
});
afterAll(() => service.stop());

const detectors = { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } };
const bodyOf = (bytes: number) => ({ text: 'word '.repeat(bytes / 5), detectors });
const post = (path: string, body: unknown) => service.send(path, { method: 'POST', body: JSON.stringify(body) });

/** Whether this process, whose service it is, would take so many bytes more. */
function hasRoomFor(bytes: number): boolean {
  const trial = holdBody({ maxHeldBodyBytes: MAX_HELD_BYTES, maxBodyBytes: MAX_HELD_BYTES }, 'another');
  try {
    trial.add(bytes);
    return true;
  } catch {
    return false;
  } finally {
    trial.release();
  }
}
const untilRoom = (bytes: number, isThere: boolean) =>
  expect.poll(() => hasRoomFor(bytes), { timeout: 20_000 }).toBe(isThere);

/** Sends all of a body but its last byte. */
function hang(path: string, bytes: number): ClientRequest {
  const headers = { apikey: testKey, 'x-service-deployment': 'd', 'content-type': 'application/json' };
  const sent = request(service.url + path, { method: 'POST', headers: { ...headers, 'content-length': bytes + 1 } });
  sent.on('error', () => undefined);
  sent.on('response', (response) => response.resume());
  sent.write('x'.repeat(bytes));
  return sent;
}

test.each(['/guardrails/detect', '/ai-proxy/chat/completions'])(
  'bodies that %s waits for count, and beyond the sum of all a call is told to come again',
  async (path) => {
    expect((await post('/guardrails/detect', bodyOf(100_000))).status).toBe(200);
    await untilRoom(MAX_HELD_BYTES, true);
    const hanging = [hang(path, 120_000), hang(path, 120_000)];
    await untilRoom((MAX_HELD_BYTES - 239_000) / 2, false);
    const refused = await post('/guardrails/detect', bodyOf(100_000));
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await refused.json()).message).toContain('REDOUBT_MAX_HELD_BODY_BYTES');
    expect((await post('/guardrails/detect', bodyOf(1_000))).status).toBe(200);
    for (const each of hanging) each.destroy();
    await untilRoom(MAX_HELD_BYTES, true);
    expect((await post('/guardrails/detect', bodyOf(100_000))).status).toBe(200);
  },
);

test('calls that are over hold nothing', async () => {
  for (let call = 0; call < 20; call += 1) {
    expect((await post('/guardrails/detect', bodyOf(100_000))).status).toBe(200);
    const batch = await post('/guardrails/batch/detect', { texts: ['word '.repeat(20_000)], detectors });
    await (call % 2 === 0 ? batch.text() : batch.body?.cancel());
  }
  await untilRoom(MAX_HELD_BYTES, true);
});
