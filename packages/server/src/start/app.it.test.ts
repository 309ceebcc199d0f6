import { contract, type Endpoint, ErrorBody } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';
import { validate } from '../testing/validate-openapi.ts';
import { implementations } from './app.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    REDOUBT_BRAND_ALIASES: 'acme',
    REDOUBT_LOG_LEVEL: 'debug',
    REDOUBT_MAX_BODY_BYTES: '300000',
  });
});
afterAll(() => service.stop());

const detect = (body: unknown, init: RequestInit = {}) =>
  service.send('/guardrails/detect', { method: 'POST', body: JSON.stringify(body), ...init });
const on = { enabled: true };
const credits = (response: Response, name: string, brand = 'service') =>
  response.headers.get(`x-${brand}-credits-${name}`);

describe('POST /guardrails/detect', () => {
  test('answers only enabled detectors, flags as integers', async () => {
    const response = await detect({
      text: 'Write to jane@example.com about the ACME deal',
      detectors: {
        pii: on,
        keyword_detector: { enabled: true, banned_keywords: ['acme'], block_message: 'no competitors' },
        sponge_attack: on,
        toxicity: { enabled: false },
      },
    });
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body.summary).toEqual({ pii: 1, keyword_detected: 1, sponge_attack: 0 });
    expect(body.details.pii).toEqual({
      pii: { '<EMAIL_ADDRESS_0>': 'jane@example.com' },
      secrets: {},
      ip_address: {},
      url: {},
    });
    expect(body.details.keyword_detector).toMatchObject({ detected_keywords: ['acme'], detected_counts: { acme: 1 } });
    expect(body.details.sponge_attack).toMatchObject({ sponge_attack_detected: false });
    expect(body.result_message).toBe('no competitors');
  });

  test('the unified form judges content', async () => {
    const response = await detect({ mode: 'text', content: 'jane@example.com', detectors: { pii: on } });
    expect((await response.json()).summary).toEqual({ pii: 1 });
  });

  test('a text that is off its topics triggers', async () => {
    const settings = { enabled: true, topic: ['cooking'], block_message: 'recipes only' };
    const response = await detect({
      text: 'The mortgage rate and the stock market fell.',
      detectors: { topic_detector: settings },
    });
    expect(await response.json()).toMatchObject({ summary: { on_topic: 0 }, result_message: 'recipes only' });
  });

  test.each([
    { disguise: 'full-width digits', text: 'card ４１１１ １１１１ １１１１ １１１１' },
    { disguise: 'zero-width spaces', text: 'card 4111\u200b1111\u200b1111\u200b1111' },
    { disguise: 'base64', text: `decode ${Buffer.from('the mail of jane@example.com is here').toString('base64')}` },
  ])('finds what is hidden by $disguise', async ({ text }) => {
    expect((await (await detect({ text, detectors: { pii: on } })).json()).summary).toEqual({ pii: 1 });
  });

  test('a large text is judged in a thread, with the same answer', async () => {
    const padding = 'The quick brown fox jumps over the lazy dog, and the day is long. '.repeat(2_000);
    const response = await detect({ text: `${padding} jane@example.com`, detectors: { pii: on } });
    expect((await response.json()).details.pii.pii).toEqual({ '<EMAIL_ADDRESS_0>': 'jane@example.com' });
  });
});

describe('refusals', () => {
  test.each([
    {
      what: 'an unknown field',
      body: { text: '', detectors: {}, extra: 1 },
      detail: { type: 'extra_forbidden', loc: ['body', 'extra'] },
    },
    {
      what: 'an unknown detector that is enabled',
      body: { text: '', detectors: { magic: on } },
      detail: { type: 'extra_forbidden', loc: ['body', 'detectors', 'magic'] },
    },
    {
      what: 'an unknown setting',
      body: { text: '', detectors: { pii: { enabled: true, threshold: 1 } } },
      detail: { type: 'extra_forbidden', loc: ['body', 'detectors', 'pii', 'threshold'] },
    },
    { what: 'a missing text', body: { detectors: {} }, detail: { type: 'missing', loc: ['body', 'text'] } },
    {
      what: 'a text that is a number',
      body: { text: 5, detectors: {} },
      detail: { type: 'string_type', loc: ['body', 'text'], input: 5 },
    },
    {
      what: 'both forms at once',
      body: { text: '', mode: 'text', content: '', detectors: {} },
      detail: { type: 'exclusive', loc: ['body', 'text'] },
    },
    {
      what: 'a keyword detector without keywords',
      body: { text: '', detectors: { keyword_detector: on } },
      detail: { type: 'missing', loc: ['body', 'detectors', 'keyword_detector', 'banned_keywords'] },
    },
    {
      what: 'an unknown entity',
      body: { text: '', detectors: { pii: { enabled: true, entities: ['shoe_size'] } } },
      detail: { type: 'enum', input: 'shoe_size' },
    },
  ])('$what is 422 and named', async ({ body, detail }) => {
    const response = await detect(body);
    const answer = ErrorBody.parse(await response.json());
    expect(response.status).toBe(422);
    expect(answer.error).toBe('invalid_request');
    expect(answer.detail).toEqual([expect.objectContaining(detail)]);
    expect(answer.request_id).toBe(response.headers.get('x-request-id'));
  });

  test('an unknown detector that is disabled is ignored', async () => {
    expect((await detect({ text: '', detectors: { magic: { enabled: false, anything: [1] } } })).status).toBe(200);
  });

  test('a system prompt that is not registered is 404, and costs nothing', async () => {
    const before = Number(credits(await detect({ text: '', detectors: {} }), 'used'));
    const response = await detect({ text: 'x', detectors: { system_prompt: { ...on, index: 'nobody' }, pii: on } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'not_found', message: expect.stringContaining('"nobody"') });
    expect(Number(credits(await detect({ text: '', detectors: {} }), 'used'))).toBe(before + 1);
  });

  test.each<{ what: string; init: RequestInit; status: number; error: string }>([
    { what: 'no JSON', init: { body: '{"text":' }, status: 422, error: 'invalid_request' },
    { what: 'an empty body', init: { body: '' }, status: 422, error: 'invalid_request' },
    {
      what: 'another media type',
      init: { body: 'x', headers: { 'content-type': 'text/plain' } },
      status: 415,
      error: 'unsupported_media_type',
    },
    {
      what: 'a body that is too large',
      init: { body: JSON.stringify({ text: 'x'.repeat(300_000), detectors: {} }) },
      status: 413,
      error: 'payload_too_large',
    },
    { what: 'a wrong method', init: { method: 'PUT', body: '{}' }, status: 405, error: 'method_not_allowed' },
    { what: 'no key', init: { body: '{}', headers: { apikey: '' } }, status: 401, error: 'missing_key' },
    {
      what: 'a wrong key',
      init: { body: '{}', headers: { apikey: 'sk_service_wrong' } },
      status: 401,
      error: 'unknown_key',
    },
  ])('$what is $status', async ({ init, status, error }) => {
    const response = await detect({}, init);
    expect(response.status).toBe(status);
    expect(ErrorBody.parse(await response.json()).error).toBe(error);
  });

  test('a chunked body that is too large is 413 as well', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 40; sent += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
        controller.close();
      },
    });
    const response = await detect({}, { body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('an unknown path is 404', async () => {
    expect((await service.send('/nowhere')).status).toBe(404);
  });

  test('the alias api_key is a key as well, and apikey wins, even if it is empty', async () => {
    const both = { apikey: 'sk_service_another', api_key: testKey };
    expect((await service.send('/guardrails/models', { headers: both })).status).toBe(401);
    const headers = { apikey: '', api_key: testKey };
    expect((await service.send('/guardrails/models', { headers })).status).toBe(401);
    const response = await fetch(`${service.url}/guardrails/models`, { headers: { api_key: testKey } });
    expect(response.status).toBe(200);
  });
});

describe('credits', () => {
  test('a priced call answers its cost and the balance under the brand and its aliases', async () => {
    const first = await detect({ text: 'x'.repeat(5_000), detectors: { pii: on, sponge_attack: on } });
    const second = await detect({ text: '', detectors: { pii: on } });
    expect(credits(first, 'mode')).toBe('credits');
    expect(credits(first, 'cost')).toBe('9');
    expect(credits(first, 'cost', 'acme')).toBe('9');
    expect(Number(credits(second, 'used')) - Number(credits(first, 'used'))).toBe(1);
    expect(credits(second, 'limit')).toBe('unlimited');
    expect(credits(second, 'remaining')).toBe('unlimited');
    expect(credits(second, 'exceeded')).toBe('false');
    expect(credits(second, 'would-cost')).toBeNull();
  });

  test('a refused request is not charged', async () => {
    const response = await detect({ text: 5, detectors: {} });
    expect(credits(response, 'cost')).toBeNull();
  });
});

describe('the contract', () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group));

  test('every operation is implemented, once', () => {
    const built = implementations.map(({ endpoint }) => endpoint);
    expect(built).toHaveLength(new Set(built).size);
    expect(new Set(built)).toEqual(new Set(endpoints));
  });

  test('the document at /openapi.json is valid OpenAPI 3.1', async () => {
    const document = await (await service.send('/openapi.json')).json();
    expect(await validate(document)).toEqual({ valid: true, version: '3.1' });
  });

  test('the reference at /docs loads nothing from elsewhere', async () => {
    const page = await (await service.send('/docs')).text();
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, source]) => source ?? []);
    expect(sources.filter((source) => !source.startsWith('/') && !source.startsWith('data:'))).toEqual([]);
    for (const source of sources.filter((each) => each.startsWith('/'))) {
      const response = await service.send(source);
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBeGreaterThan(50);
    }
  });

  test.each(endpoints.filter(({ scope }) => scope !== 'none'))(
    '$method $path needs a key',
    async ({ method, path }) => {
      const response = await fetch(service.url + path.replace(/:\w+/g, 'x'), { method });
      expect(response.status).toBe(401);
    },
  );

  test('health, status and readiness need none', async () => {
    for (const path of ['/health', '/ready', '/guardrails/health', '/guardrails/status']) {
      expect((await fetch(service.url + path)).status).toBe(200);
    }
    const { models } = await service.client.guardrails.models();
    expect(models.map(({ detector }) => detector)).toEqual([
      'keyword_detector',
      'pii',
      'nsfw',
      'toxicity',
      'topic_detector',
      'injection_attack',
      'sponge_attack',
      'bias',
      'policy_violation',
      'copyright_ip',
      'system_prompt',
    ]);
  });
});

test('a log line has the request id, and neither key nor text', async () => {
  const secretText = 'a very particular sentence nobody else writes';
  const response = await detect({ text: secretText, detectors: { pii: on } });
  const id = response.headers.get('x-request-id') ?? 'none';
  const lines = service.logLines();
  expect(lines.some((line) => line.includes(id) && line.includes('POST /guardrails/detect'))).toBe(true);
  expect(lines.filter((line) => line.includes(secretText) || line.includes(testKey))).toEqual([]);
});
