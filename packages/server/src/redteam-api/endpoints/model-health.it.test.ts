import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetReply,
} from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const key = 'sk-the-secret-of-the-target-0001';
let reply: TargetReply = chatAnswer('ready');
let target: ScriptedTarget;
let service: TestService;
let strict: TestService;
beforeAll(async () => {
  target = await startScriptedTarget(() => reply);
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  strict = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'false' });
});
afterAll(() => Promise.all([target.stop(), service.stop(), strict.stop()]));

async function check(body: object, at = service) {
  const response = await at.send('/rt/model-health', { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const targetAt = (more: object = {}) => ({ endpoint: `${target.url}/v1`, api_key: key, model_name: 'm', ...more });

test('a target that answers is healthy, and costs nothing', async () => {
  reply = chatAnswer('ready');
  const { status, headers, body } = await check({ target: targetAt() });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'healthy',
    message: 'Model health check completed successfully',
    data: { query: expect.stringContaining('ready'), response: 'ready' },
    error: '',
    latency_ms: expect.any(Number),
  });
  expect(headers.get('x-service-credits-cost')).toBeNull();
  expect(target.asked.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
});

test('a top-level model is read as the target', async () => {
  reply = chatAnswer('ready');
  expect((await check({ model: targetAt() })).body.status).toBe('healthy');
});

test('a filter that stops the question is an answer', async () => {
  reply = { status: 400, body: { error: { code: 'content_filter' } } };
  expect((await check({ target: targetAt() })).body).toMatchObject({ status: 'healthy', data: { response: '' } });
});

describe('a target that does not answer is unhealthy, with 200', () => {
  test.each([
    { says: { status: 401, body: { error: { message: `bad key ${key}` } } }, error: 'refused its API key' },
    { says: { status: 500, body: 'oops' }, error: 'failed (status 500)' },
    { says: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' }, error: 'text/html' },
    { says: { status: 302, headers: { location: 'http://169.254.169.254/' } }, error: 'redirect' },
    { says: { status: 200, body: 'x'.repeat(5_000_000) }, error: 'larger than' },
  ] satisfies { says: TargetReply; error: string }[])('$error', async ({ says, error }) => {
    reply = says;
    const asked = target.asked.length;
    const { status, body } = await check({ target: targetAt() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'unhealthy', message: 'Model health check failed', data: { response: null } });
    expect(body.error).toContain(error);
    expect(JSON.stringify(body)).not.toContain(key);
    expect(target.asked.length).toBe(asked + 1);
  });

  test('nothing listens there', async () => {
    const { status, body } = await check({ target: { endpoint: 'http://127.0.0.1:9/v1' } });
    expect([status, body.status, body.error]).toEqual([
      200,
      'unhealthy',
      '127.0.0.1:9 could not be reached: nothing listens there',
    ]);
  });
});

describe('an address that is not called is 400 target_refused', () => {
  test.each([
    { endpoint: 'http://169.254.169.254/latest', message: 'never called' },
    { endpoint: 'not an address', message: 'http://' },
    { endpoint: 'file:///etc/passwd', message: 'http://' },
    { endpoint: 'http://me:pw@example.com/', message: 'user name' },
  ])('$endpoint', async ({ endpoint, message }) => {
    const { status, body } = await check({ target: { endpoint } });
    expect([status, body.error]).toEqual([400, 'target_refused']);
    expect(body.message).toContain(message);
  });

  test.each(['http://127.0.0.1:9/v1', 'http://localhost:9/v1'])('%s, and the setting is named', async (endpoint) => {
    const { status, body } = await check({ target: { endpoint } }, strict);
    expect([status, body.error]).toEqual([400, 'target_refused']);
    expect(body.message).toContain('REDOUBT_ALLOW_PRIVATE_TARGETS');
  });
});

test('what a target cannot express is 400 and named, and nothing is called', async () => {
  const asked = target.asked.length;
  const { status, body } = await check({ target: targetAt({ custom_headers: { 'x-a': '1' }, proxy: 'http://p' }) });
  expect([status, body.error]).toEqual([400, 'target_not_expressible']);
  expect(body.message).toContain('custom_headers');
  expect(body.detail).toEqual({ fields: ['custom_headers', 'proxy'] });
  expect(target.asked.length).toBe(asked);
});

test.each([
  { what: 'nothing', body: {}, place: { type: 'missing', loc: ['body', 'target'] } },
  {
    what: 'an unknown field',
    body: { target: { endpoint: 'https://a.x', nope: 1 } },
    place: { type: 'extra_forbidden' },
  },
  {
    what: 'an agent without tools',
    body: { target: { endpoint: 'https://a.x', system_type: 'agent' } },
    place: { type: 'missing', loc: ['body', 'target', 'tools'] },
  },
])('$what is 422', async ({ body, place }) => {
  const answer = await check(body);
  expect([answer.status, answer.body.detail]).toEqual([422, [expect.objectContaining(place)]]);
});

test.each([{ api_key: 'sk secret with spaces' }, { apikey: 'sk-secret' }])(
  'a key that does not fit is not told: %o',
  async (wrong) => {
    const { status, body } = await check({ target: targetAt(wrong) });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('secret');
  },
);
