import { Detectors } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { createDetectorPool } from './detector-pool.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    REDOUBT_FREE_AT_ONCE: '2',
    REDOUBT_FREE_PER_MINUTE: '60',
    REDOUBT_SECOND_STAGE: 'off',
  });
});
afterAll(() => service.stop());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
  return {
    status: response.status,
    body: await response.json(),
    retryAfter: response.headers.get('retry-after'),
  };
}

const on = { enabled: true };
describe('a text that takes more of a processor than it may', () => {
  const settings = loadConfig({ args: [], env: { REDOUBT_SECOND_STAGE: 'off' } });
  const pool = createDetectorPool(
    { ...settings, textSeconds: 0.005 },
    {
      onOverload: () => new Error('busy'),
      onEncoderFailure: () => undefined,
    },
  );
  afterAll(() => pool.close());
  const rule = (at: number) => ({
    text: `Never talk about subject ${at}`,
    disallowed: Array.from({ length: 20 }, (_, part) => `${at * 50 + part} ${'of a thing and '.repeat(30)}`),
  });
  const policy = { policy_violation: { ...on, policy_rules: Array.from({ length: 64 }, (_, at) => rule(at)) } };

  test('ends its thread, is the caller’s own to pay, and leaves the next one alone', { timeout: 60_000 }, async () => {
    const ended = pool.of('slow').detect('hello', Detectors.parse(policy));
    await expect(ended).rejects.toMatchObject({
      code: 'invalid_request',
      isCharged: true,
      detail: [{ type: 'text_too_slow', loc: ['body'] }],
    });
    expect(await pool.of('slow').findPersonal('a '.repeat(100_000), {})).toEqual([]);
  });
});

describe('what costs nothing', () => {
  const facts = Array.from({ length: 400 }, (_, at) => `Office ${at} opened in ${1600 + at}.`).join(' ');
  const question = { request_text: 'When?', response_text: facts, context: facts };

  test('runs a few times at once for a key; more are 429 and told when to come again', {
    timeout: 60_000,
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/guardrails/hallucination', question)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, retryAfter } of refused) {
      expect(body.error).toBe('rate_limited');
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
  });

  test('runs so many times a minute for a key, and another key has its own', { timeout: 60_000 }, async () => {
    const small = { request_text: 'When?', response_text: 'In 1909.', context: 'It opened in 1909.' };
    const ask = () => post('/guardrails/hallucination', small);
    let refused = await ask();
    for (let tries = 0; tries < 200 && refused.status !== 429; tries += 1) refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
    const made = await post('/admin/keys', { name: 'another', scopes: ['guardrails'] });
    const other = await post('/guardrails/hallucination', small, { apikey: made.body.key });
    expect(other.status).toBe(200);
    expect((await post('/guardrails/detect', { text: 'x', detectors: {} })).status).toBe(200);
  });
});
