import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
let names = 0;
beforeAll(async () => {
  service = await startProxiedService();
});
afterAll(() => service.stop());
beforeEach(() => service.script(jsonReply({})));

const { chat } = proxyCaller(() => service);
const send = async (path: string, method: string, body: object, headers: Record<string, string> = {}) => {
  const response = await service.send(path, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
};
/** Save another model with these settings, and a deployment of it; their name. */
async function save(settings: object): Promise<string> {
  names += 1;
  const name = `model ${names}`;
  const model_config = { model_provider: 'openai', model_endpoint_url: `${service.upstream.origin}/v1`, ...settings };
  await send('/models/add-model', 'POST', { model_saved_name: name, model_name: 'gpt-x', model_config });
  await service.deploy(name, { model_saved_name: name });
  return name;
}
const ask = async (deployment: string) => (await chat([user('Hi')], { 'x-service-deployment': deployment })).status;
const keysOf = (from: number) => service.upstream.received.slice(from).map(({ headers }) => headers.authorization);

describe('what is remembered of a model outlasts that another one is saved', () => {
  test('how many calls it took', async () => {
    const name = await save({ rate_per_min: 6 });
    expect(await ask(name)).toBe(200);
    await save({});
    expect(await ask(name)).toBe(429);
  });

  test('which keys were refused', async () => {
    service.script((response, request) => {
      response.writeHead(request.headers.authorization === 'Bearer bad' ? 401 : 200).end('{}');
    });
    const name = await save({ apikeys: ['bad', 'good'] });
    const from = service.upstream.received.length;
    expect(await ask(name)).toBe(200);
    await save({});
    expect(await ask(name)).toBe(200);
    expect(keysOf(from)).toEqual(['Bearer bad', 'Bearer good', 'Bearer good']);
  });

  test('and not that its own keys are changed', async () => {
    service.script(jsonReply({}, 401));
    const name = await save({ apikeys: ['old'] });
    expect(await ask(name)).toBe(401);
    service.script(jsonReply({}));
    await send('/models/modify-model', 'PATCH', { model_config: { apikeys: ['new'] } }, { 'x-service-model': name });
    const from = service.upstream.received.length;
    expect(await ask(name)).toBe(200);
    expect(keysOf(from)).toEqual(['Bearer new']);
  });
});
