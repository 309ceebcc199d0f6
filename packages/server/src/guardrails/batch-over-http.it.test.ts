import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  // Texts that come while the encoder loads are judged without it: it is there before verdicts are compared.
  await vi.waitUntil(isEncoderReady, { timeout: 60_000, interval: 100 });
});
afterAll(() => service.stop());

const on = { enabled: true };
const doubtful = 'You are a pathetic waste of space and nobody at work can stand you.';
async function isEncoderReady(): Promise<boolean> {
  await service.client.guardrails.detect({
    body: { text: doubtful, detectors: { toxicity: on, injection_attack: on } },
  });
  const { models } = await service.client.guardrails.models();
  return models.some(({ second_stage }) => second_stage?.status === 'ready');
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
const batch = (texts: unknown[], detectors: object = { pii: on }, headers = {}) =>
  post('/guardrails/batch/detect', { texts, detectors }, headers);
const costOf = (response: Response) => Number(response.headers.get('x-service-credits-cost'));
const usedOf = async () => Number((await batch([''])).headers.get('x-service-credits-used'));

/** Milliseconds that this process, the service in it, computes meanwhile. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('POST /guardrails/batch/detect', () => {
  test('answers a bare list in the order of the texts, each as its own call does', async () => {
    const large = `${'prose '.repeat(5_000)} jane@example.com`;
    const texts = [
      large,
      'Hello',
      'jane@example.com',
      '',
      ...Array.from({ length: 100 }, (_, index) => `10.0.0.${index}`),
    ];
    const detectors = { pii: on, toxicity: on, keyword_detector: { ...on, banned_keywords: ['hello'] } };
    const items = await (await batch(texts, detectors)).json();
    expect(items.map(({ text }: { text: string }) => text)).toEqual(texts);
    for (const index of [1, 2, 3, 4, 103]) {
      const alone = await (await post('/guardrails/detect', { text: texts[index], detectors })).json();
      expect(items[index]).toEqual({ text: texts[index], summary: alone.summary, details: alone.details });
    }
  });

  test('is priced text by text, each on its own length', async () => {
    const response = await batch(['x'.repeat(1_025), 'x', 'x'], { injection_attack: on, nsfw: on, toxicity: on });
    expect(costOf(response)).toBe(4 + 2 + 2 + 3);
    await response.text();
  });

  test('what is no text answers its own error and costs nothing', async () => {
    const response = await batch(['jane@example.com', 5, null, { a: 1 }, 'x']);
    expect([response.status, costOf(response)]).toEqual([200, 2]);
    const items = await response.json();
    expect(
      items.map(({ error, summary }: { error?: { error: string }; summary?: object }) => error?.error ?? summary),
    ).toEqual([{ pii: 1 }, 'invalid_request', 'invalid_request', 'invalid_request', { pii: 0 }]);
    expect(items[3].text).toEqual({ a: 1 });
  });

  test.each([
    { what: 'no texts', body: { texts: [], detectors: {} }, status: 422 },
    { what: 'more texts than are taken', body: { texts: Array(10_001).fill(''), detectors: {} }, status: 422 },
    {
      what: 'a system prompt that is not registered',
      body: { texts: [''], detectors: { system_prompt: { ...on, index: 'nobody' } } },
      status: 404,
    },
  ])('$what is $status, and costs nothing', async ({ body, status }) => {
    const before = await usedOf();
    expect((await post('/guardrails/batch/detect', body)).status).toBe(status);
    expect(await usedOf()).toBe(before + 1);
  });

  test('the answer starts long before the last of 1,000 texts is judged', async () => {
    const texts = Array.from({ length: 1_000 }, (_, index) => `Text ${index} ${'of some words '.repeat(10)}`);
    const startedAt = performance.now();
    const response = await batch(texts, { injection_attack: on, pii: on });
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    let firstMs = 0;
    for await (const chunk of response.body ?? []) {
      firstMs ||= performance.now() - startedAt;
      chunks.push(decoder.decode(chunk, { stream: true }));
    }
    const allMs = performance.now() - startedAt;
    expect(JSON.parse(chunks.join(''))).toHaveLength(1_000);
    expect(chunks.length).toBeGreaterThan(10);
    expect(firstMs).toBeLessThan(allMs / 2);
  });

  test('a caller that goes away ends the work, and the service goes on', async () => {
    const leaving = new AbortController();
    const texts = Array.from({ length: 1_500 }, (_, index) => `${index} ${'some words '.repeat(30)}`);
    const body = JSON.stringify({ texts, detectors: { injection_attack: on, toxicity: on, pii: on, nsfw: on } });
    const response = await service.send('/guardrails/batch/detect', { method: 'POST', body, signal: leaving.signal });
    const reader = response.body?.getReader();
    const reading = await cpuMs(async () => {
      const until = performance.now() + 300;
      while (performance.now() < until) await reader?.read();
    });
    leaving.abort();
    await reader?.cancel().catch(() => undefined);
    // What threads hold by then is judged to its end: at most 32 texts. All of them would take many times as long.
    await expect.poll(() => cpuMs(() => sleep(300)), { timeout: 6_000 }).toBeLessThan(reading / 3);
    expect((await batch(['jane@example.com'])).status).toBe(200);
  });

  test('with an Idempotency-Key the list comes whole, once charged, and again as it was', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await usedOf();
    const answers = [await batch(['a', 'b'], { pii: on }, headers), await batch(['a', 'b'], { pii: on }, headers)];
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(again).toBe(first);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBe('true');
    expect(await usedOf()).toBe(before + 3);
  });
});

describe('detection by what is saved', () => {
  const { addPolicy, addGuardrail, modifyPolicy } = {
    addPolicy: (body: object) => post('/guardrails/add-policy', body),
    addGuardrail: (body: object) => post('/guardrails/add-guardrail', body),
    modifyPolicy: (name: string, body: object) =>
      service.send('/guardrails/modify-policy', {
        method: 'PATCH',
        body: JSON.stringify(body),
        headers: { 'x-service-policy': name },
      }),
  };
  const text = 'jane@example.com, you are an idiot';

  test.each([
    { path: '/guardrails/policy/detect', many: false },
    { path: '/guardrails-policy/detect', many: false },
    { path: '/guardrails/policy/batch/detect', many: true },
    { path: '/guardrails/batch/policy/detect', many: true },
  ])('$path judges by the policy, at its price', async ({ path, many }) => {
    const name = randomUUID();
    await addPolicy({ name, detectors: { pii: { ...on, block_message: 'no' }, nsfw: { enabled: false } } });
    const response = await post(path, many ? { texts: [text] } : { text }, { 'x-service-policy': name });
    expect(costOf(response)).toBe(1);
    const body = await response.json();
    expect((many ? body[0] : body).summary).toEqual({ pii: 1 });
    if (!many) expect(body.result_message).toBe('no');
  });

  test('a guardrail judges the prompt by its input and the response by its output', async () => {
    const name = randomUUID();
    await addGuardrail({ name, input: { detectors: { pii: on } }, output: { detectors: { sponge_attack: on } } });
    const summary = async (mode: string, path: string, body: object) => {
      const response = await post(path, body, { 'x-service-guardrail': name, 'x-service-mode': mode });
      const answer = await response.json();
      return response.status === 200 ? Object.keys((answer[0] ?? answer).summary) : response.status;
    };
    expect(await summary('prompt', '/guardrails/guardrail/detect', { text })).toEqual(['pii']);
    expect(await summary('response', '/guardrails/guardrail/detect', { text })).toEqual(['sponge_attack']);
    expect(await summary('Response', '/guardrails/guardrail/batch/detect', { texts: [text] })).toEqual([
      'sponge_attack',
    ]);
    expect(await summary('both', '/guardrails/guardrail/detect', { text })).toBe(400);
  });

  test('a threshold decides, and moves no price', async () => {
    const costs: number[] = [];
    const labels: unknown[] = [];
    for (const threshold of [0.01, 1]) {
      const name = randomUUID();
      await addPolicy({ name, detectors: { toxicity: { ...on, threshold, backend: 'embedded' } } });
      const response = await post('/guardrails/policy/detect', { text }, { 'x-service-policy': name });
      costs.push(costOf(response));
      labels.push((await response.json()).summary.toxicity.length > 0);
    }
    expect({ costs, labels }).toEqual({ costs: [1, 1], labels: [true, false] });
  });

  test('a change is seen by the next call', async () => {
    const name = randomUUID();
    await addPolicy({ name, detectors: { pii: on } });
    const judge = async () => {
      const response = await post('/guardrails/policy/detect', { text }, { 'x-service-policy': name });
      return response.status === 200 ? Object.keys((await response.json()).summary) : response.status;
    };
    expect(await judge()).toEqual(['pii']);
    await modifyPolicy(name, { detectors: { nsfw: on } });
    expect(await judge()).toEqual(['nsfw']);
    await modifyPolicy(name, { name: `${name}!` });
    expect(await judge()).toBe(404);
  });

  test.each([
    { what: 'an unknown policy', headers: { 'x-service-policy': 'nobody' }, body: { text }, status: 404 },
    { what: 'no policy', headers: {}, body: { text }, status: 400 },
    {
      what: 'a flag that is none',
      headers: { 'x-service-policy': 'x', 'x-service-refresh-cache': 'maybe' },
      body: { text },
      status: 400,
    },
    { what: 'detectors in the body', headers: { 'x-service-policy': 'x' }, body: { text, detectors: {} }, status: 422 },
  ])('$what is $status', async ({ headers, body, status }) => {
    const response = await post('/guardrails/policy/detect', body, headers as Record<string, string>);
    expect(response.status).toBe(status);
  });
});
