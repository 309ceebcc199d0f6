import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test.each<{ field: string; value: unknown }>([
  { field: 'jwt_auth', value: [{ toString: 'x' }] },
  { field: 'jwt_auth', value: { toString: 'x' } },
  { field: 'auth_data', value: { header_name: { toString: 'x' } } },
  { field: 'auth_data', value: { header_name: [{ toString: null, valueOf: 1 }] } },
  { field: 'custom_headers', value: [['a', { toString: 1 }]] },
])('$field with an object that cannot be written as text is refused by its name', async ({ field, value }) => {
  const target = { endpoint: 'https://a.test/v1', [field]: value };
  for (const path of ['/rt/redteam', '/rt/model-health']) {
    const body = { target, ...(path === '/rt/redteam' && { risk_categories: { safety_harm: { attack_config: {} } } }) };
    const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 400]);
    expect((await response.json()).message).toContain(field);
  }
});

test.each([
  { what: 'a header with a line break', config: { custom_headers: { 'x-a': 'b\r\nx-admin: 1' } } },
  { what: 'the name of a header with a line break', config: { custom_headers: { 'x-a\nx-b': 'c' } } },
  { what: 'a header in a list', config: { custom_headers: [{ name: 'x-a', value: 'b\nc' }] } },
  { what: 'headers in a text of JSON', config: { custom_headers: '{"x-a":"b\\r\\nc"}' } },
  { what: 'a null character', config: { custom_headers: { 'x-a': 'b\0' } } },
  { what: 'the header of the key', config: { auth_data: { header_name: 'x-key\r\nx-b' } } },
  { what: 'the prefix of the key', config: { auth_data: { header_name: 'x-key', header_prefix: 'A\r\nB' } } },
])('a saved model is refused for $what, and shows none of it', async ({ config }) => {
  const model = { testing_for: 'foundationModels', model_name: 'm', model_saved_name: 's', model_version: 'v1' };
  const model_config = { model_provider: 'openai', apikeys: ['sk-000000000000'], ...config };
  const response = await service.send('/models/add-model', {
    method: 'POST',
    body: JSON.stringify({ ...model, model_config }),
  });
  const text = await response.text();
  expect([response.status, text.includes('line break')]).toEqual([422, true]);
  expect(text).not.toContain('x-admin');
});

test.each(['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/openapi.json'])(
  '%s is taken for nothing else by a browser, and the page stands in no frame',
  async (path) => {
    const { headers, body } = await service.send(path);
    await body?.cancel();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (path === '/docs') expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);
