import type { TargetReply } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, scope } from '../../testing/redteam-stand.ts';
import { testKey } from '../../testing/test-service.ts';
import { type Gateway, startGateway } from './testing/gateway.ts';

const broken: TargetReply = { status: 401, body: { error: { message: 'no' } } };

let stand: Gateway;
beforeAll(async () => {
  stand = await startGateway();
});
afterAll(() => stand.stop());

type Headers = Record<string, string>;

const flat = (more: object = {}) => ({ model_endpoint_url: `${stand.target.url}/flat`, model_name: 'flat', ...more });

test('1. the stream of a run also accepts the key as the query parameter apikey', async () => {
  const { body } = await stand.post('/rt/redteam', { target: stand.targetOf(), ...scope() });
  const stream = await fetch(`${stand.service.url}${body.stream_url}?apikey=${testKey}`);
  expect(stream.status).toBe(200);
  expect(await stream.text()).toContain('event: run.finished');
  expect((await fetch(`${stand.service.url}${body.results_url}?apikey=${testKey}`)).status).toBe(401);
});

describe('2. a top-level model object is read as target', () => {
  test.each([
    { path: '/rt/redteam', more: scope(), status: 202 },
    { path: '/rt/model-health', more: {}, status: 200 },
  ])('on $path', async ({ path, more, status }) => {
    const before = stand.target.asked.length;
    expect(await stand.post(path, { model: stand.targetOf({ model_name: 'older' }), ...more })).toMatchObject({
      status,
    });
    expect(stand.target.asked[before]?.body.model).toBe('older');
  });
});

describe('3. a target_model_configuration is converted', () => {
  test.each([
    { path: '/rt/redteam', more: scope(), status: 202 },
    { path: '/rt/model-health', more: {}, status: 200 },
  ])('where target is absent, on $path', async ({ path, more, status }) => {
    const before = stand.target.asked.length;
    const body = { target_model_configuration: flat({ model_api_key: 'sk-flat-0001' }), ...more };
    expect(await stand.post(path, body)).toMatchObject({ status });
    expect(stand.target.asked[before]).toMatchObject({
      path: '/flat/chat/completions',
      headers: { authorization: 'Bearer sk-flat-0001' },
      body: { model: 'flat' },
    });
  });

  test.each([
    { what: 'target', explicit: () => ({ target: stand.targetOf() }) },
    { what: 'model', explicit: () => ({ model: stand.targetOf() }) },
  ])('never where $what is sent: an explicit target always wins, whatever the block says', async ({ explicit }) => {
    const block = flat({ custom_headers: { a: 'b' }, rate_per_min: 'not a number' });
    const answer = await stand.post('/rt/model-health', { target_model_configuration: block, ...explicit() });
    expect(answer.body.status).toBe('healthy');
    expect(stand.target.asked.at(-1)?.path).toBe('/v1/chat/completions');
  });

  test.each([
    { field: 'custom_headers', value: { 'x-a': 'b' } },
    { field: 'custom_curl_command', value: 'curl x' },
    { field: 'model_jwt_config', value: { secret: 'sk-jwt-0001' } },
    { field: 'model_auth_type', value: 'jwt' },
    { field: 'model_auth_type', value: 'JWT_BEARER' },
    { field: 'auth_data', value: { header_name: 'X-Key' } },
  ])('only where the model is expressible as a target: $field is 400 and named', async ({ field, value }) => {
    const [asked, before] = [stand.target.asked.length, await stand.used()];
    const answer = await stand.post('/rt/redteam', {
      target_model_configuration: flat({ [field]: value }),
      ...scope(),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'target_not_expressible', message: expect.stringContaining(field), detail: { fields: [field] } },
    });
    expect(JSON.stringify(answer.body)).not.toContain('sk-jwt-0001');
    expect([stand.target.asked.length, await stand.used()]).toEqual([asked, before]);
  });

  test('where the block itself does not fit, the place in it is named', async () => {
    const block = flat({ rate_per_min: 'fast', model_api_key: 'two words' });
    const { status, body } = await stand.post('/rt/model-health', { target_model_configuration: block });
    expect(status).toBe(422);
    expect(body.detail).toContainEqual(
      expect.objectContaining({ loc: ['body', 'target_model_configuration', 'rate_per_min'] }),
    );
    expect(JSON.stringify(body)).not.toContain('two words');
  });
});

describe('5. the submission of a target probes it before accepting', () => {
  const saved = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
  const whileBroken = async <T>(work: () => Promise<T>) => {
    stand.replies(() => broken);
    try {
      return await work();
    } finally {
      stand.replies(() => refusal);
    }
  };

  test('a target that refuses the key is 400, and nothing is charged', async () => {
    const before = await stand.used();
    const answer = await whileBroken(() => stand.post('/rt/redteam', { target: stand.targetOf(), ...scope() }));
    expect(answer).toMatchObject({ status: 400, body: { error: 'target_unhealthy' } });
    expect(await stand.used()).toBe(before);
  });

  test('no other endpoint probes: a saved model is accepted as it is, and the run tells', async () => {
    const answer = await whileBroken(async () => {
      const accepted = await stand.post('/rt/model/redteam', scope(), saved);
      await stand.finished(accepted.body.run_id);
      return accepted;
    });
    expect(answer.status).toBe(202);
    const { overall } = await stand.read(answer.body.results_url);
    expect(overall).toMatchObject({ attempts: 0, errors: expect.any(Number) });
  });
});

test.each<{ path: string; body: () => object; headers: Headers }>([
  { path: '/rt/redteam', body: () => ({ target: stand.targetOf() }), headers: {} },
  {
    path: '/rt/model/redteam',
    body: () => ({}),
    headers: { 'x-service-model': 'bot', 'x-service-model-version': 'v1' },
  },
])('6. attacks that are not generally available are rejected before any charge, on $path', async (each) => {
  const [asked, before] = [stand.target.asked.length, await stand.used()];
  const attacks = { risk_categories: { safety_harm: { attack_config: { basic: {}, hades: {} } } } };
  const answer = await stand.post(each.path, { ...each.body(), ...scope(attacks) }, each.headers);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'attack_unavailable', message: expect.stringContaining('"hades"'), detail: { attack: 'hades' } },
  });
  expect(answer.headers.get('x-service-credits-cost')).toBeNull();
  expect([stand.target.asked.length, await stand.used()]).toEqual([asked, before]);
});
