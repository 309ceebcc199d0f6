import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

let service: ProxiedService;
const { chat } = proxyCaller(() => service);

beforeAll(async () => {
  service = await startProxiedService();
  const { hostname, port } = new URL(service.upstream.origin);
  const added = await service.send('/models/add-model', {
    method: 'POST',
    body: JSON.stringify({
      model_saved_name: 'réserve',
      model_name: 'spare',
      model_config: {
        model_provider: 'openai_compatible',
        endpoint: { scheme: 'http', host: hostname, port: Number(port), base_path: '/v1' },
        apikeys: ['sk-upstream'],
      },
    }),
  });
  expect(added.status).toBe(200);
});
afterAll(() => service.stop());

const fallbacks = [{ model_saved_name: 'réserve' }];
const deployments = {
  relayed: { fallbacks },
  guarded: { fallbacks, log: 'full' },
};

/** The first model fails with a status, or its connection is cut. The other one answers. */
const failsWith = (status: number | 'cut') =>
  service.script(async (response, request, context) => {
    const { model, stream } = JSON.parse(request.body.toString());
    if (model === 'spare' && stream) return streamReply(textChunks('From the other one.'))(response, request, context);
    if (model === 'spare')
      return jsonReply({ ...completion('From the other one.'), model })(response, request, context);
    if (status === 'cut') context.socket.destroy();
    else await jsonReply({ error: { message: 'no' } }, status)(response, request, context);
  });

async function ask(deployment: string, tag = '', { says = 'Hi', ...more }: { says?: string; stream?: boolean } = {}) {
  const headers = { 'x-service-deployment': deployment, 'x-service-tags': tag };
  const answer = await chat([user(says)], headers, more);
  const told = (name: string) => answer.headers.get(`x-service-${name}`);
  return { status: answer.status, attempts: told('attempts'), model: told('model') };
}

describe.each(Object.entries(deployments))('a call that is %s', (name, fields) => {
  beforeAll(() => service.deploy(name, fields));

  test('tells which model answered, and how many tries it took', async () => {
    service.script(jsonReply(completion('Hello.')));
    expect(await ask(name)).toEqual({ status: 200, attempts: '1', model: 'gpt' });
    failsWith(503);
    expect(await ask(name)).toEqual({ status: 200, attempts: '4', model: "UTF-8''r%C3%A9serve" });
  });

  test('tells it of a stream, too', async () => {
    service.script(streamReply(textChunks('Hello.')));
    expect(await ask(name, '', { stream: true })).toEqual({ status: 200, attempts: '1', model: 'gpt' });
    failsWith(503);
    expect(await ask(name, '', { stream: true })).toEqual({
      ...{ status: 200, attempts: '4', model: "UTF-8''r%C3%A9serve" },
    });
  });

  test.each([false, true])('tells it of a call that failed (stream: %s)', async (stream) => {
    service.script(jsonReply({ error: { message: 'no' } }, 400));
    expect(await ask(name, '', { stream })).toEqual({ status: 400, attempts: '1', model: 'gpt' });
    service.script((_response, _request, { socket }) => void socket.destroy());
    expect(await ask(name, '', { stream })).toEqual({ status: 502, attempts: '6', model: null });
  });

  test('has each try with its reason in the log', async () => {
    failsWith('cut');
    const tag = `${name} cut`;
    expect((await ask(name, tag)).status).toBe(200);
    const logged = async () => (await service.client.proxy.listCalls({ query: { tag } })).calls[0]?.attempts;
    const lost = { model: 'gpt-x', status: null, error: 'upstream_connection_lost' };
    await expect
      .poll(logged, { timeout: 3_000 })
      .toMatchObject([lost, lost, lost, { model: 'spare', status: 200, error: null }]);
  });

  test('is tried as often as its deployment says', async () => {
    failsWith(503);
    const tries = async (retries: object) => {
      const changed = await service.send('/deployments/modify-deployment', {
        method: 'PATCH',
        headers: { 'x-service-deployment': name },
        body: JSON.stringify({ retries: { per_model: null, in_all: null, ...retries } }),
      });
      expect(changed.status).toBe(200);
      return ask(name);
    };
    expect(await tries({ per_model: 0 })).toMatchObject({ status: 200, attempts: '2' });
    expect(await tries({ in_all: 0 })).toMatchObject({ status: 503, attempts: '1', model: 'gpt' });
    expect(await tries({ per_model: 1, in_all: 1 })).toMatchObject({ status: 503, attempts: '2' });
    expect(await tries({})).toMatchObject({ status: 200, attempts: '4' });
  });
});

describe('a call that is blocked', () => {
  beforeAll(async () => {
    await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
    const words = { policy_name: 'words', block: ['keyword_detector'] };
    await service.deploy('blocking', { input_guardrails_policy: words, output_guardrails_policy: words });
  });

  test('before it reaches a model took no try, and no model answered', async () => {
    expect(await ask('blocking', '', { says: 'xyzzy' })).toEqual({ status: 400, attempts: null, model: null });
  });

  test('after a model answered tells which it was', async () => {
    service.script(jsonReply(completion('xyzzy')));
    expect(await ask('blocking')).toEqual({ status: 400, attempts: '1', model: 'gpt' });
    service.script(streamReply(textChunks('Some xyzzy.')));
    expect(await ask('blocking', '', { stream: true })).toEqual({ status: 200, attempts: '1', model: 'gpt' });
  });
});
