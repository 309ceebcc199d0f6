import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

const folder = mkdtempSync(join(tmpdir(), 'redoubt-costs-'));
const file = join(folder, 'prices.json');
let service: ProxiedService;
const { chat } = proxyCaller(() => service);
const proxy = () => service.client.proxy;

const usage = {
  prompt_tokens: 1_000,
  completion_tokens: 100,
  total_tokens: 1_100,
  prompt_tokens_details: { cached_tokens: 400 },
  completion_tokens_details: { reasoning_tokens: 60 },
};
const answered = (model: string, more: object = {}) => jsonReply({ ...completion('Hello.'), model, usage, ...more });
/** 600 × 2.5 + 400 × 1.25 + 100 × 10 millionths of a dollar. */
const GPT_4O = '0.003';
/** 600 × 1 + 400 × 0.5 + 40 × 2 + 60 × 3 millionths. */
const OWN = '0.00106';
const prices = { input: 1, output: 2, cached_input: 0.5, reasoning: 3 };

beforeAll(async () => {
  const models = [{ name: 'our-model', input: 4, output: 0 }];
  writeFileSync(file, JSON.stringify({ date: '2026-11-01', currency: 'USD', models }));
  service = await startProxiedService({ REDOUBT_MODEL_PRICES: file, REDOUBT_BRAND_ALIASES: 'acme' });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
  await service.deploy('priced', { prices });
  await service.deploy('quiet', { log: 'off' });
  await service.deploy('quiet and priced', { log: 'off', prices });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => service.script(answered('gpt-4o-2024-11-20')));

const costOf = async (deployment: string, headers: Record<string, string> = {}, more: object = {}) => {
  const { status, headers: sent } = await chat([user('Hi')], { 'x-service-deployment': deployment, ...headers }, more);
  expect(status).toBe(200);
  expect(sent.get('x-acme-cost')).toBe(sent.get('x-service-cost'));
  return sent.get('x-service-cost');
};
const lastCall = async (tag: string) => {
  const logged = () => proxy().listCalls({ query: { tag } });
  await expect.poll(async () => (await logged()).calls.length, { timeout: 3_000 }).toBe(1);
  return (await logged()).calls[0];
};

describe('a whole answer tells in a header what its provider takes', () => {
  test.each([
    { deployment: 'bare', model: 'gpt-4o-2024-11-20', cost: GPT_4O },
    { deployment: 'guarded', model: 'gpt-4o-2024-11-20', cost: GPT_4O },
    { deployment: 'bare', model: 'our-model', cost: '0.004' },
    { deployment: 'priced', model: 'gpt-4o-2024-11-20', cost: OWN },
    { deployment: 'bare', model: 'unheard-of', cost: null },
    { deployment: 'quiet', model: 'gpt-4o', cost: null },
    { deployment: 'quiet and priced', model: 'gpt-4o', cost: OWN },
  ])('$deployment, answered by $model: $cost', async ({ deployment, model, cost }) => {
    service.script(answered(model));
    expect(await costOf(deployment)).toBe(cost);
  });

  test('not where the provider counts no tokens', async () => {
    service.script(answered('gpt-4o', { usage: undefined }));
    expect(await costOf('bare')).toBeNull();
    expect(await costOf('guarded')).toBeNull();
  });

  test('thoughts that a provider counts beside the answer are paid, too', async () => {
    const beside = { ...usage, completion_tokens: 40 };
    service.script(answered('gpt-4o', { usage: beside }));
    expect(await costOf('priced')).toBe(OWN);
  });

  test('not an answer with an error', async () => {
    service.script(jsonReply({ error: { message: 'no' }, usage }, 400));
    const { status, headers } = await chat([user('Hi')], { 'x-service-deployment': 'bare' });
    expect([status, headers.get('x-service-cost')]).toEqual([400, null]);
  });
});

test('prices of a deployment are not those of its fallback', async () => {
  await service.send('/models/add-model', {
    method: 'POST',
    body: JSON.stringify({
      model_saved_name: 'other',
      model_name: 'gpt-4o',
      model_config: {
        model_provider: 'openai_compatible',
        model_endpoint_url: `${service.upstream.origin}/other/v1`,
        apikeys: ['sk-other'],
      },
    }),
  });
  await service.deploy('falling', { prices, fallbacks: [{ model_saved_name: 'other' }] });
  service.script((response, request, context) =>
    (request.url?.startsWith('/other') ? answered('gpt-4o') : jsonReply({ error: {} }, 401))(
      response,
      request,
      context,
    ),
  );
  expect(await costOf('falling')).toBe(GPT_4O);
});

test('prices are taken away by null, and then the table holds', async () => {
  await service.deploy('changed', { prices });
  expect(await costOf('changed')).toBe(OWN);
  const change = (body: object) =>
    proxy().modifyDeployment({ headers: { deployment: 'changed' }, body } as Parameters<
      ReturnType<typeof proxy>['modifyDeployment']
    >[0]);
  expect((await change({ hold_back: 100 })).data).toMatchObject({ prices });
  expect((await change({ prices: null })).data).toMatchObject({ prices: null });
  expect(await costOf('changed')).toBe(GPT_4O);
});

describe('a stream', () => {
  const counted = [...textChunks('Hello.'), { ...chunkOf({}), model: 'gpt-4o', choices: [], usage }];
  const asModel = (chunks: readonly object[]) => streamReply(chunks.map((chunk) => ({ ...chunk, model: 'gpt-4o' })));

  test('with stages tells it in its last chunk, and the log has it', async () => {
    service.script(asModel(counted));
    const headers = { 'x-service-tags': 'told' };
    const { text, headers: sent } = await chat([user('Hi')], headers, { stream: true });
    expect(sent.get('x-service-cost')).toBeNull();
    const last =
      text
        .split('\n')
        .filter((line) => line.startsWith('data: {'))
        .at(-1) ?? '';
    expect(JSON.parse(last.slice(6)).service_policy_detections.metrics.cost_usd).toBe(0.003);
    expect(await lastCall('told')).toMatchObject({ cost_usd: 0.003, is_streamed: true });
  });

  test('without stages has it in the log alone', async () => {
    service.script(asModel(counted));
    await chat([user('Hi')], { 'x-service-deployment': 'bare', 'x-service-tags': 'passed' }, { stream: true });
    expect(await lastCall('passed')).toMatchObject({ cost_usd: 0.003 });
  });

  test('whose provider counts nothing has no known cost', async () => {
    service.script(asModel(textChunks('Hello.')));
    await chat([user('Hi')], { 'x-service-tags': 'unknown' }, { stream: true });
    expect(await lastCall('unknown')).toMatchObject({ cost_usd: null, tokens: { prompt: null } });
  });
});

describe('the end user of a call', () => {
  test.each<{ of: string; headers: Record<string, string>; body: object; named: string | null }>([
    { of: 'the header', headers: { 'x-service-user': 'ann' }, body: { user: 'bob' }, named: 'ann' },
    { of: 'the body', headers: {}, body: { user: 'bob' }, named: 'bob' },
    { of: 'nobody', headers: {}, body: {}, named: null },
  ])('is $named by $of, with stages and without', async ({ of, headers, body, named }) => {
    for (const deployment of ['bare', 'guarded']) {
      const tag = `${of} ${deployment}`;
      await costOf(deployment, { ...headers, 'x-service-tags': tag }, body);
      expect(await lastCall(tag)).toMatchObject({ user: named });
    }
  });
});

describe('GET /ai-proxy/costs', () => {
  test('sums by each grouping, and counts a call once for each of its tags', async () => {
    await service.deploy('summed');
    // In an hour of its own, so that no call of an earlier test is among the totals.
    service.passTime(3_600_000);
    const from = new Date(Date.now() + 3_600_000).toISOString();
    service.script(answered('gpt-4o'));
    await costOf('summed', { 'x-service-tags': 'red,blue', 'x-service-user': 'summed user' });
    service.script(answered('our-model'));
    await costOf('summed', { 'x-service-tags': 'red', 'x-service-user': 'summed user' });
    service.script(answered('unheard-of', { model: 'summed model' }));
    await costOf('summed', { 'x-service-user': 'summed user' });
    const rowOf = async (group_by: 'tag' | 'user' | 'model' | 'key' | 'deployment', group: string) => {
      const { rows } = await proxy().costs({ query: { group_by } });
      return rows.find((row) => row.group === group || row.name === group);
    };
    await expect.poll(async () => (await rowOf('deployment', 'summed'))?.calls, { timeout: 3_000 }).toBe(3);
    expect(await rowOf('deployment', 'summed')).toEqual({
      ...{ group: 'summed', name: null, calls: 3, unpriced_calls: 1, cost_usd: 0.007 },
      tokens: { prompt: 3_000, completion: 300, cached: 1_200, reasoning: 180 },
    });
    expect(await rowOf('tag', 'red')).toMatchObject({ calls: 2, cost_usd: 0.007 });
    expect(await rowOf('tag', 'blue')).toMatchObject({ calls: 1, cost_usd: 0.003 });
    expect(await rowOf('user', 'summed user')).toMatchObject({ calls: 3, cost_usd: 0.007 });
    expect(await rowOf('model', 'summed model')).toMatchObject({ calls: 1, unpriced_calls: 1, cost_usd: 0 });
    const [key] = (await proxy().costs({ query: { group_by: 'key' } })).rows;
    expect(key).toMatchObject({ group: expect.stringMatching(/^key_/), name: expect.any(String) });
    const { totals } = await proxy().costs({ query: { group_by: 'tag', from } });
    expect(totals).toMatchObject({ calls: 3, unpriced_calls: 1, cost_usd: 0.007 });
  });

  test('tells of no other hours, and refuses hours that run backwards', async () => {
    const past = { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' };
    const { rows, from, to, totals } = await proxy().costs({ query: past });
    expect({ rows, from, to, calls: totals.calls }).toEqual({
      ...{ rows: [], from: '2020-01-01T00:00:00.000Z', to: '2020-01-02T01:00:00.000Z', calls: 0 },
    });
    const refused = (query: object) => proxy().costs({ query } as Parameters<ReturnType<typeof proxy>['costs']>[0]);
    await expect(refused({ from: past.to, to: past.from })).rejects.toMatchObject({ status: 400 });
    await expect(refused({ from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' })).rejects.toThrow(/400 days/);
  });
});
