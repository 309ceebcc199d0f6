import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const key = 'sk-the-secret-of-the-target-0004';
let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer('ready'));
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', REDOUBT_BRAND_ALIASES: 'acme' });
  const { status, body } = await call('/models/add-model', {
    headers: named,
    body: {
      testing_for: 'foundationModels',
      model_name: 'm-9',
      model_saved_name: 'shop',
      model_version: 'v1',
      model_config: modelConfig(),
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const { finished } = redteamCaller(() => service);
const named = { 'x-service-model': 'shop', 'x-service-model-version': 'v1' };
const modelConfig = () => ({
  model_provider: 'openai_compatible',
  system_prompt: 'A shop assistant',
  endpoint: { scheme: 'http', host: '127.0.0.1', port: target.port, base_path: '/v1' },
  apikeys: [key],
});

async function call(path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await service.send(path, { method: 'POST', headers, ...(sent && { body: sent }) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const task = (more: object = {}) => ({
  test_name: 'Saved',
  dataset_configuration: { max_prompts: 2 },
  redteam_test_configurations: { csem_test: { sample_percentage: 5 } },
  ...more,
});

describe('a task that tests a saved model', () => {
  test.each([
    { path: '/redteam/v2/model/add-task', recordOf: (body: { data: unknown }) => body.data },
    { path: '/redteam/model/add-task', recordOf: (body: { data: unknown }) => body.data },
    {
      path: '/redteam/v2/model/add-custom-task',
      recordOf: (body: { data: { data: { red_teaming: unknown } } }) => body.data.data.red_teaming,
    },
    {
      path: '/redteam/v3/model/add-custom-task',
      recordOf: (body: { data: { data: { red_teaming: unknown } } }) => body.data.data.red_teaming,
    },
  ])('$path', async ({ path, recordOf }) => {
    const { status, headers, body } = await call(path, { headers: named, body: task() });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers.get('x-service-credits-cost')).toBe('12');
    expect(headers.get('link')).toBe('</rt/model/redteam>; rel="successor-version"');
    expect(recordOf(body)).toMatchObject({
      model_name: 'm-9',
      model_saved_name: 'shop',
      model_version: 'v1',
      model_config: { model_endpoint_url: `${target.url}/v1`, system_prompt: 'A shop assistant' },
    });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(await finished(body.task_id.replace('red-team', 'rt'))).toMatchObject({
      status: 'Finished',
      progress: { total: 2 },
    });
    expect(target.asked.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  });

  test.each<{ what: string; headers: Record<string, string>; status: number; says: string }>([
    { what: 'without its name', headers: { 'x-service-model-version': 'v1' }, status: 400, says: 'X-Service-Model' },
    {
      what: 'without its version',
      headers: { 'x-service-model': 'shop' },
      status: 400,
      says: 'X-Service-Model-Version',
    },
    { what: 'that is not saved', headers: { ...named, 'x-service-model': 'none' }, status: 404, says: 'none' },
    {
      what: 'by the headers of another brand',
      headers: { 'x-acme-model': 'shop', 'x-acme-model-version': 'v1' },
      status: 200,
      says: '',
    },
  ])('$what: $status', async ({ headers, status, says }) => {
    for (const path of ['/redteam/v3/model/add-custom-task', '/redteam/model/model-health']) {
      const answer = await call(path, { headers, body: task() });
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(JSON.stringify(answer.body)).toContain(says);
    }
  });
});

describe('a saved policy', () => {
  beforeAll(async () => {
    const form = new URLSearchParams({
      name: 'house rules',
      policy_rules: '1. Never speak of prices',
      total_rules: '1',
      policy_text: 'Never speak of prices',
    });
    const response = await service.send('/code-of-conduct/add-policy', {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
  });

  test.each<{ by: string; path: string; headers: Record<string, string>; status: number }>([
    { by: 'the header', path: '', headers: { 'x-service-policy': 'house rules' }, status: 200 },
    { by: 'the query', path: '?policy_name=house%20rules&refresh_cache=true', headers: {}, status: 200 },
    {
      by: 'both, of which the header wins',
      path: '?policy_name=nobody',
      headers: { 'x-service-policy': 'house rules' },
      status: 200,
    },
    { by: 'the query, unknown', path: '?policy_name=nobody', headers: {}, status: 404 },
    { by: 'the header, unknown', path: '', headers: { 'x-service-policy': 'nobody' }, status: 404 },
  ])('is named by $by: $status', async ({ path, headers, status }) => {
    const answer = await call(`/redteam/v3/model/add-custom-task${path}`, {
      headers: { ...named, ...headers },
      body: task(),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status === 200) expect(answer.body.data.data.red_teaming.coc_policy_name).toBe('house rules');
  });
});

describe('the health of a model', () => {
  const healthy = {
    status: 'healthy',
    message: 'Model health check completed successfully',
    data: { query: expect.any(String), response: 'ready' },
    error: '',
  };
  const flat = () => ({
    model_name: 'm',
    model_provider: 'openai_compatible',
    model_endpoint_url: `${target.url}/v1`,
    model_api_key: key,
  });

  test.each([
    {
      form: 'a block that describes an endpoint',
      body: () => ({ endpoint_configuration: { model_name: 'm', model_config: modelConfig() } }),
    },
    {
      form: 'that block itself',
      body: () => ({ testing_for: 'foundationModels', model_name: 'm', model_config: modelConfig() }),
    },
    { form: 'a flat block', body: () => ({ target_model_configuration: flat() }) },
    { form: 'that block itself, flat', body: flat },
  ])('is asked with $form', async ({ body }) => {
    for (const path of ['/redteam/model-health', '/redteam/v3/model-health']) {
      const answer = await call(path, { body: body() });
      expect(answer).toMatchObject({ status: 200, body: healthy });
      expect(answer.body).toEqual(healthy);
      expect(answer.headers.get('x-service-credits-cost')).toBeNull();
      expect(target.asked.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
    }
  });

  test.each(['/redteam/model/model-health', '/redteam/v3/model/model-health'])(
    'is asked of a saved one: %s',
    async (path) => {
      for (const body of [undefined, {}, task()]) {
        expect(await call(path, { headers: named, body })).toMatchObject({ status: 200, body: healthy });
      }
    },
  );

  test.each([
    { what: 'nothing', body: {}, status: 422 },
    { what: 'an address that is never called', body: { model_endpoint_url: 'http://169.254.169.254/' }, status: 400 },
    {
      what: 'what cannot be expressed',
      body: { model_endpoint_url: 'https://a.example', custom_headers: { a: '1' } },
      status: 400,
    },
    {
      what: 'an agent without tools',
      body: { testing_for: 'agents', model_endpoint_url: 'https://a.example' },
      status: 422,
    },
  ])('$what is $status', async ({ body, status }) => {
    const answer = await call('/redteam/model-health', { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.headers.get('deprecation')).toBe('true');
  });

  test('of one that does not answer is unhealthy, with 200', async () => {
    const answer = await call('/redteam/model-health', { body: { model_endpoint_url: 'http://127.0.0.1:9/v1' } });
    expect(answer).toMatchObject({ status: 200, body: { status: 'unhealthy', data: { response: null } } });
    expect(answer.body.error).toContain('could not be reached');
  });
});
