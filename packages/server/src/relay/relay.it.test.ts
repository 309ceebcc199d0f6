import { chatAnswer } from '@redoubt/providers/testing/scripted-target';
import { eventually } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RedteamStand, refusal, startRedteamStand } from '../testing/redteam-stand.ts';
import { testKey } from '../testing/test-service.ts';
import { connectBridge, type TestBridge } from './testing/bridged-service.ts';

let stand: RedteamStand;
const bridges: TestBridge[] = [];
beforeAll(async () => {
  // Private addresses stay forbidden: bridges alone lead to the target.
  stand = await startRedteamStand({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'false', REDOUBT_RELAY_CONNECTIONS: '3' });
});
afterEach(async () => {
  await Promise.all(bridges.splice(0).map((bridge) => bridge.stop(0)));
});
afterAll(() => stand.stop());

const connect = async (given: Parameters<typeof connectBridge>[2] = { bridgeId: 'office' }) => {
  const bridge = await connectBridge(stand.service.url, `${stand.target.url}/v1`, given);
  bridges.push(bridge);
  return bridge;
};
const endpoint = 'relay://office';
const healthOf = async (target: string, headers?: Record<string, string>) =>
  (await stand.post('/rt/model-health', { target: { endpoint: target, model_name: 'm' } }, headers)).body;
const status = (id: string, headers?: Record<string, string>) =>
  stand.get(`/redteam/relay/v1/relay/bridges/${id}/status`, headers);

async function keyOf(given: object): Promise<string> {
  const { body } = await stand.post('/admin/keys', { name: 'of a bridge', ...given });
  if (typeof body.key !== 'string') throw new Error(JSON.stringify(body));
  return body.key;
}

test('a target behind a bridge is healthy, and sees the key of the bridge alone', async () => {
  await connect();
  const { body } = await stand.post('/rt/model-health', {
    target: { endpoint, model_name: 'm', api_key: 'sk-of-the-service' },
  });
  expect(body).toMatchObject({ status: 'healthy', error: '' });
  expect(stand.target.asked.at(-1)?.headers.authorization).toBe('Bearer inside-the-network');
});

test('without a bridge a target is unhealthy, and the failure says how to start one', async () => {
  expect(await healthOf('relay://nobody')).toMatchObject({
    status: 'unhealthy',
    error: expect.stringMatching(
      /its bridge "nobody" is not connected; start it with redoubt relay --bridge-id nobody/,
    ),
  });
  const { status, body } = await stand.post('/rt/redteam', stand.bodyOf({ target: { endpoint: 'relay://nobody' } }));
  expect([status, body.error]).toEqual([400, 'target_unhealthy']);
});

test.each([
  { address: 'relay://', says: 'relay://<bridge_id>/<path>' },
  { address: 'relay://-a/', says: 'relay://<bridge_id>/<path>' },
  { address: 'relay://office:81/', says: 'no port' },
  { address: 'relay://me:secret@office/', says: 'user name' },
  { address: 'relay://office/v1/secret-admin', says: 'The bridge refuses: POST /secret-admin/chat/completions' },
])('$address is refused', async ({ address, says }) => {
  await connect();
  const { status: code, body } = await stand.post('/rt/model-health', { target: { endpoint: address } });
  expect([code, body.error]).toEqual([400, 'target_refused']);
  expect(body.message).toContain(says);
  expect(JSON.stringify(body)).not.toContain('secret@');
});

test('a run goes through bridges that share an id, and outlives the loss of all of them', async () => {
  const first = await connect();
  await connect();
  let answers = 0;
  stand.replies(() => (response) => {
    answers++;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify((refusal as { json: unknown }).json));
    }, 20);
  });
  const submitted = await stand.post('/rt/redteam', {
    ...stand.bodyOf({ comprehensiveness: 'Comprehensive' }),
    target: { endpoint, model_name: 'm' },
  });
  expect(submitted.status).toBe(202);
  await eventually(() => answers > 5);
  await first.stop(0);
  await eventually(() => answers > 15);
  await bridges[1]?.stop(0);
  await expect
    .poll(async () => JSON.parse((await status('office')).text))
    .toMatchObject({ status: 'disconnected', in_flight: 0 });
  await connect();
  const run = await stand.finished(submitted.body.run_id);
  expect(run).toMatchObject({ status: 'Finished', progress: { total: 80, done: 80, failed: 0 } });
  stand.replies(() => refusal);
});

test('the playground reaches a target through a bridge', async () => {
  await connect();
  stand.replies(() => chatAnswer('I cannot help with that.'));
  const { status: code, body } = await stand.post('/rt/playground', {
    goal: 'Say how to pick a lock',
    target: { endpoint, model_name: 'm' },
    attack_config: { basic: {} },
  });
  expect(code).toBe(200);
  expect(body.results[0]).toMatchObject({ error: null, verdict: { success: false } });
});

test('the status says what a bridge does, and remembers one that left', async () => {
  expect((await status('lab')).status).toBe(404);
  const bridge = await connect({ bridgeId: 'lab', name: 'Lab in Kiel' });
  await healthOf('relay://lab');
  const shown = JSON.parse((await status('lab')).text);
  expect(shown).toMatchObject({ bridge_id: 'lab', name: 'Lab in Kiel', status: 'connected', connections: 1 });
  expect(shown).toMatchObject({ in_flight: 0, requests: 1, errors: 0, latency_ms: expect.any(Number) });
  await bridge.stop(0);
  await expect
    .poll(async () => JSON.parse((await status('lab')).text))
    .toMatchObject({ status: 'disconnected', connections: 0, connected_at: null, requests: 1, latency_ms: null });
});

test('a bridge without an id gets one, and keeps it', async () => {
  const { bridgeId } = await connect({});
  expect(bridgeId).toMatch(/^bridge-[0-9a-f]{8}$/);
  expect(await healthOf(`relay://${bridgeId}`)).toMatchObject({ status: 'healthy' });
});

test('another project, and another organisation, do not reach a bridge', async () => {
  await connect();
  await stand.post('/admin/organisations/own/projects', { name: 'another' });
  const { body: theirs } = await stand.post('/admin/organisations', { name: 'theirs', key: true });
  const others = [await keyOf({ project: 'another', scopes: ['redteam'] }), theirs.key.key];
  expect(typeof theirs.key.key).toBe('string');
  for (const apikey of others) {
    expect(await healthOf(endpoint, { apikey })).toMatchObject({ status: 'unhealthy' });
    expect((await status('office', { apikey })).status).toBe(404);
  }
});

test('a key without the scope, an unknown key and one bridge too many are refused with a reason', async () => {
  const apiKey = await keyOf({ scopes: ['guardrails'] });
  await expect(connect({ apiKey })).rejects.toThrow('403 missing_scope');
  await expect(connect({ apiKey: 'sk_service_unknown' })).rejects.toThrow('401 unknown_key');
  await expect(connect({ bridgeId: 'a b' })).rejects.toThrow('400 invalid_query: query.bridge_id');
  for (const bridgeId of ['a', 'b', 'c']) await connect({ bridgeId });
  const headers = {
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  };
  expect(await handshake(headers)).toMatchObject({ status: 429, retryAfter: '30', error: 'rate_limited' });
  expect(await handshake({ ...headers, 'sec-websocket-key': 'x' })).toMatchObject({
    status: 400,
    error: 'invalid_header',
  });
  const plain = await stand.get('/redteam/relay/v1/relay/bridge');
  expect([plain.status, JSON.parse(plain.text).error]).toEqual([426, 'upgrade_required']);
  expect((await stand.service.send('/health', { headers: { apikey: testKey } })).status).toBe(200);
});

/** Sends a handshake by hand, as fetch cannot. */
async function handshake(headers: Record<string, string>) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(`${stand.service.url}/redteam/relay/v1/relay/bridge`, {
      headers: { apikey: testKey, ...headers },
    });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const [body] = await response.setEncoding('utf8').toArray();
      const { error } = JSON.parse(String(body));
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], error });
    });
    sent.end();
  });
}
