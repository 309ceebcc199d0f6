import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customTask, flatTask } from '../testing/legacy-bodies.ts';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer('ready'));
  // Thousands of bodies are sent to endpoints that cost nothing.
  const env = { REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', REDOUBT_FREE_PER_MINUTE: '60000' };
  service = await startTestService(env);
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const { post, used } = redteamCaller(() => service);

describe('what can never run is refused, and nothing is charged', () => {
  const attacked = (keyword: string) => ({
    redteam_test_configurations: { bias_test: { sample_percentage: 5, attack_methods: { dynamic: [keyword] } } },
  });
  test.each([
    {
      what: 'hades',
      body: () => customTask(target, attacked('hades'), { input_modalities: ['text', 'image'] }),
      status: 400,
      error: 'attack_unavailable',
      says: 'hades',
    },
    {
      what: 'custom headers',
      body: () => customTask(target, {}, { custom_headers: { 'x-team': '1' } }),
      status: 400,
      error: 'target_not_expressible',
      says: 'custom_headers',
    },
    {
      what: 'a custom cURL command',
      body: () => customTask(target, {}, { custom_curl_command: 'curl …' }),
      status: 400,
      error: 'target_not_expressible',
      says: 'custom_curl_command',
    },
    {
      what: 'JWT',
      body: () => customTask(target, {}, { model_jwt_config: { a: 1 } }),
      status: 400,
      error: 'target_not_expressible',
      says: 'model_jwt_config',
    },
    {
      what: 'auth_data of another form',
      body: () => customTask(target, {}, { auth_data: { header_name: 'x-key' } }),
      status: 400,
      error: 'target_not_expressible',
      says: 'auth_data',
    },
    {
      what: 'an address that is never called',
      body: () => customTask(target, {}, { endpoint: null, model_endpoint_url: 'http://169.254.169.254/' }),
      status: 400,
      error: 'target_refused',
      says: 'never called',
    },
    {
      what: 'an unknown test',
      body: () => customTask(target, { redteam_test_configurations: { no_test: {} } }),
      status: 422,
      error: 'invalid_request',
      says: 'no_test',
    },
    {
      what: 'an unknown attack',
      body: () => customTask(target, attacked('no_attack')),
      status: 422,
      error: 'invalid_request',
      says: 'no_attack',
    },
    {
      what: 'no test',
      body: () => customTask(target, { redteam_test_configurations: {} }),
      status: 422,
      error: 'invalid_request',
      says: 'redteam_test_configurations',
    },
    {
      what: 'no model',
      body: () => customTask(target, { endpoint_configuration: null }),
      status: 422,
      error: 'invalid_request',
      says: 'endpoint_configuration',
    },
    {
      what: 'a model without an address',
      body: () => customTask(target, {}, { endpoint: null, model_provider: null }),
      status: 422,
      error: 'invalid_request',
      says: 'endpoint_configuration.model_config.endpoint',
    },
    { what: 'a body that is a list', body: () => [], status: 422, error: 'invalid_request', says: 'body' },
  ])('$what: $status', async ({ body, status, error, says }) => {
    const before = await used();
    const asked = target.asked.length;
    const answer = await post('/redteam/v3/add-custom-task', body());
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining(says) } });
    expect(answer.headers.get('deprecation')).toBe('true');
    if (status === 422) expect(answer.body.detail[0].loc[0]).toBe('body');
    expect(await used()).toBe(before);
    expect(target.asked.length).toBe(asked);
  });

  test('a task that is more than is left is 402, with what it would have cost', async () => {
    const poor = await startTestService({ REDOUBT_DEFAULT_PLAN: 'Free', REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
    try {
      const names = ['bias', 'toxicity', 'pii', 'insecure_code', 'copyright', 'sponge', 'competitor'];
      const attack_methods = ['basic', 'rot13'];
      const redteam_test_configurations = Object.fromEntries(names.map((name) => [`${name}_test`, { attack_methods }]));
      const body = JSON.stringify(customTask(target, { redteam_test_configurations }));
      const response = await poor.send('/redteam/v3/add-custom-task', { method: 'POST', body });
      expect(response.status).toBe(402);
      expect(response.headers.get('x-service-credits-would-cost')).toBe('120');
      expect(response.headers.get('link')).toContain('/rt/redteam');
      expect(await (await poor.send('/redteam/list-tasks')).json()).toMatchObject({ tasks: [] });
    } finally {
      await poor.stop();
    }
  });
});

describe('a key reads', () => {
  const answer = async (apiKey: string, path: string, taskId: string) => {
    const response = await fetch(service.url + path, { headers: { apikey: apiKey, 'x-service-task-id': taskId } });
    return { status: response.status, deprecation: response.headers.get('deprecation') };
  };
  const paths = ['task-status', 'get-task', 'v3/results/summary', 'v3/results/details', 'download-link'];

  test('no task of another project, and none without the scope', async () => {
    const { body } = await post('/redteam/v3/add-custom-task', customTask(target));
    const { client } = service;
    const other = await client.admin.createOrganisation({ body: { name: 'other' } });
    const keyOf = async (made: { name: string; scopes: ('redteam' | 'guardrails')[]; organisation_id?: string }) =>
      (await client.admin.createKey({ body: made })).key;
    const stranger = await keyOf({ name: 'stranger', scopes: ['redteam'], organisation_id: other.organisation_id });
    const guard = await keyOf({ name: 'guard', scopes: ['guardrails'] });
    for (const path of paths.map((each) => `/redteam/${each}`)) {
      expect(await answer(stranger, path, body.task_id), path).toEqual({ status: 404, deprecation: 'true' });
      expect(await answer(guard, path, body.task_id), path).toEqual({ status: 403, deprecation: 'true' });
    }
    const list = await fetch(`${service.url}/redteam/list-tasks`, { headers: { apikey: stranger } });
    expect(await list.json()).toMatchObject({ tasks: [] });
  });
});

describe('nonsense at any place of a body', () => {
  const nonsense = [null, -1, '\ud800', [[null]], { constructor: 1 }];
  function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
  }
  function withNonsense(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
    if (name === undefined) return put;
    const inner = value as Record<string, unknown>;
    return { ...inner, [name]: withNonsense(inner[name], rest, put) };
  }

  test.each([
    { path: '/redteam/v3/add-custom-task', make: customTask },
    { path: '/redteam/v2/add-task', make: flatTask },
    { path: '/redteam/model-health', make: flatTask },
  ])(
    'is never a fault of ours: $path',
    async ({ path, make }) => {
      const whole = make({ ...target, port: 9, url: 'http://127.0.0.1:9' });
      const faults: unknown[] = [];
      for (const place of placesIn(whole)) {
        for (const put of nonsense) {
          const body = JSON.stringify(withNonsense(whole, place, put));
          const { status } = await service.send(path, { method: 'POST', body });
          if (![200, 400, 422].includes(status)) faults.push({ place, put, status });
        }
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
