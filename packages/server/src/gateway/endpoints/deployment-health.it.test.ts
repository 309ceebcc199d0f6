import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReply, jsonReply, type ProxiedService, startProxiedService } from '../testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  const { models } = service.client;
  for (const name of ['two keys', 'spare', 'gone']) {
    await models.addModel({
      body: {
        model_saved_name: name,
        model_name: name,
        model_config: { model_endpoint_url: service.upstream.origin, apikeys: ['sk-1', 'sk-2'] },
      } as never,
    });
  }
});
afterAll(() => service.stop());

const named = (name: string) => ({ 'x-service-deployment': name });
const ask = (deployment: string) =>
  service.send('/ai-proxy/chat/completions', {
    method: 'POST',
    headers: { ...named(deployment), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }),
  });
async function health(deployment: string) {
  const { models } = await service.client.proxy.getDeploymentHealth({ headers: { deployment } });
  return models;
}
const well = { state: 'closed', failures_in_a_row: 0, retry_in_ms: 0 };
const ready = (position: number) => ({ position, state: 'ready', ready_in_ms: 0 });

test('a deployment that nobody called is well, and says which fallback is gone', async () => {
  await service.deploy('quiet', {
    model_saved_name: 'two keys',
    fallbacks: [{ model_saved_name: 'gone' }, { model_saved_name: 'spare' }],
  });
  await service.client.models.deleteModel({ headers: { model: 'gone' } });
  expect(await health('quiet')).toEqual([
    {
      model_saved_name: 'two keys',
      model_version: 'v1',
      is_saved: true,
      circuit: well,
      keys: [ready(1), ready(2)],
    },
    { model_saved_name: 'gone', model_version: 'v1', is_saved: false, circuit: null, keys: [] },
    expect.objectContaining({ model_saved_name: 'spare', is_saved: true, circuit: well }),
  ]);
  expect(service.upstream.received).toEqual([]);
});

test('a key that the provider refused rests, and the other is used', async () => {
  await service.deploy('keyed', { model_saved_name: 'two keys' });
  service.script((response, request) => {
    const isFirst = request.headers.authorization === 'Bearer sk-1';
    jsonReply(isFirst ? { error: { message: 'no' } } : { choices: [] }, isFirst ? 401 : 200)(
      response,
      request,
      undefined as never,
    );
  });
  await ask('keyed');
  await ask('keyed');
  const [model] = await health('keyed');
  expect(model?.keys).toEqual([{ position: 1, state: 'refused', ready_in_ms: expect.any(Number) }, ready(2)]);
  expect(model?.keys[0]?.ready_in_ms).toBeGreaterThan(0);
  expect(JSON.stringify(model)).not.toContain('sk-1');
});

test('a circuit counts failures in a row, opens, and is closed by the next good answer', async () => {
  await service.deploy('failing', { model_saved_name: 'spare' });
  service.script(jsonReply({ error: { message: 'down' } }, 500, { 'x-should-retry': 'false' }));
  await ask('failing');
  expect((await health('failing'))[0]?.circuit).toMatchObject({ state: 'closed', failures_in_a_row: 1 });
  for (let calls = 1; calls < 30; calls++) await ask('failing');
  const [down] = await health('failing');
  expect(down?.circuit).toMatchObject({ state: 'open', failures_in_a_row: 30 });
  service.script(chatReply('Back.'));
  await expect.poll(async () => (await ask('failing')).status, { timeout: 10_000 }).toBe(200);
  expect((await health('failing'))[0]?.circuit).toEqual(well);
});

test('the health of an unknown deployment is 404', async () => {
  const answer = await service.send('/deployments/get-health', { headers: named('nope') });
  expect([answer.status, (await answer.json()).error]).toEqual([404, 'not_found']);
});
