import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_LOG_LEVEL: 'debug', REDOUBT_LOG_TEXTS: 'true' });
});
afterAll(() => service.stop());

/** Nothing else that is sent or answered has this word. */
const SECRET = 'hunter2hunter2';
const token = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(SECRET).toString('base64url')}.${SECRET}`;
const send = async (path: string, body: unknown) => {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
};
const modelWith = (config: object) => ({
  testing_for: 'foundationModels',
  model_name: 'gpt-test',
  model_saved_name: 'saved',
  model_version: 'v1',
  model_config: { model_provider: 'openai', ...config },
});

test('texts are logged where that is asked for', async () => {
  await send('/guardrails/detect', { text: 'a harmless sentence', detectors: { toxicity: { enabled: true } } });
  expect(service.logLines().join('')).toContain('a harmless sentence');
});

test.each([
  {
    what: 'a key of a target',
    path: '/rt/model-health',
    body: { target: { endpoint: 'ftp://a.test', api_key: SECRET } },
  },
  {
    what: 'a password of an address',
    path: '/rt/model-health',
    body: { target: { endpoint: `https://u:${SECRET}@a.test` } },
  },
  {
    what: 'a query of an address',
    path: '/rt/model-health',
    body: { target: { endpoint: `ftp://a.test/?sig=${SECRET}` } },
  },
  { what: 'a webhook', path: '/admin/webhook', body: { url: `http://127.0.0.1/services/${SECRET}` } },
  { what: 'a webhook with a password', path: '/admin/webhook', body: { url: `https://u:${SECRET}@a.test/` } },
  { what: 'keys of a model', path: '/models/add-model', body: modelWith({ apikeys: [SECRET] }) },
  { what: 'headers of a model', path: '/models/add-model', body: modelWith({ custom_headers: { 'x-any': SECRET } }) },
  { what: 'a command', path: '/models/add-model', body: modelWith({ custom_curl_command: `curl -H 'x: ${SECRET}'` }) },
  {
    what: 'a token in a text',
    path: '/guardrails/detect',
    body: { text: token, detectors: { toxicity: { enabled: true } } },
  },
])('$what is never logged', async ({ path, body }) => {
  const before = service.logLines().length;
  await send(path, body);
  const lines = service.logLines().slice(before).join('\n');
  expect(lines).toContain('request body');
  expect(lines).not.toContain(SECRET);
});

test.each([
  ...[
    `https://u:${SECRET}@a.test/`,
    `ftp://u:${SECRET}@a.test`,
    `https://u:x/${SECRET}@a.test`,
    `https://u:"${SECRET}@a.test`,
  ].map((url) => ({ path: '/admin/webhook', body: { url }, what: `the address ${url}` })),
  {
    what: 'a password in a field of text',
    path: '/guardrails/detect',
    body: { text: 1, detectors: `https://u:${SECRET}@a.test` },
  },
  ...['client_secret', 'passwd', 'x-api-key', 'credentials', 'accessToken', 'private_key', 'secret_value'].map(
    (name) => ({
      what: `the field ${name}`,
      path: '/rt/model-health',
      body: { target: { endpoint: 'https://a.test', [name]: SECRET } },
    }),
  ),
])('a refusal shows no secret: $what', async ({ path, body }) => {
  const { status, text } = await send(path, body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain(SECRET);
});
