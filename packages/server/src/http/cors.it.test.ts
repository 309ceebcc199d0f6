import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const page = 'https://app.example';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_CORS_ORIGINS: `${page}, http://localhost:5173` });
});
afterAll(() => service.stop());

const preflight = (path: string, origin: string) =>
  service.send(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type',
    },
  });
const detect = (origin: string) =>
  service.send('/guardrails/detect', {
    method: 'POST',
    body: '{"text":"x","detectors":{"pii":{"enabled":true}}}',
    headers: { origin },
  });

describe.each(['/guardrails/detect', '/ai-proxy/chat/completions'])('%s', (path) => {
  test('tells the browser of a named origin that its page may call', async () => {
    const response = await preflight(path, page);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(page);
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey,content-type');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('tells the browser of another origin nothing', async () => {
    const response = await preflight(path, 'https://evil.example');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('access-control-allow-headers')).toBeNull();
  });
});

test('a page may read answers, failures and the credit headers', async () => {
  const answers = [
    await detect(page),
    await service.send('/guardrails/detect', { method: 'POST', body: '{', headers: { origin: page } }),
    await service.send('/nowhere', { headers: { origin: page } }),
    await service.send('/ai-proxy/models', { headers: { origin: page } }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(page);
    expect(headers.get('access-control-expose-headers')).toContain('X-Service-Credits-Cost');
    expect(headers.get('access-control-expose-headers')).toContain('X-Service-Cache');
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('a page of another origin may not', async () => {
  expect((await detect('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('where no origin is named no answer speaks of origins', async () => {
  const closed = await startTestService();
  try {
    const response = await closed.send('/guardrails/models', { headers: { origin: page } });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const asked = await closed.send('/guardrails/detect', { method: 'OPTIONS', headers: { origin: page } });
    expect(asked.status).toBe(405);
  } finally {
    await closed.stop();
  }
});
