import { setTimeout as sleep } from 'node:timers/promises';
import type { Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatReply, chunkOf, cutReply, jsonReply, type ProxiedService } from './testing/proxied-service.ts';
import { proxyCaller, startGuardedService, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { chat } = proxyCaller(() => service);

describe('credits', () => {
  const cost = (headers: Headers) => Number(headers.get('x-service-credits-cost'));

  test('each stage costs what its endpoint costs, aliases are mirrored', async () => {
    const answer = await chat([user('Write to jane@example.com')], { 'x-service-deployment': 'priced' });
    // toxicity 1 + nsfw 1 - 1 + injection 2, redaction 1, restoring 1, keywords 1, relevancy 8
    expect(cost(answer.headers)).toBe(3 + 1 + 1 + 1 + 8);
    expect(answer.headers.get('x-acme-credits-cost')).toBe('14');
  });

  test('a request that is blocked costs its input detection alone', async () => {
    expect(cost((await chat([user('xyzzy')])).headers)).toBe(1);
  });

  test('a deployment without stages costs nothing', async () => {
    expect(
      (await chat([user('Hi')], { 'x-service-deployment': 'bare' })).headers.get('x-service-credits-cost'),
    ).toBeNull();
  });

  test.each([429, 500, 503])('what ends with the provider’s %i is given back', async (status) => {
    const used = async () =>
      (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? Number.NaN;
    await chat([user('Hi')]);
    const before = await used();
    service.script(jsonReply({ error: { message: 'no' } }, status, { 'retry-after': '0' }));
    expect((await chat([user('Hi')])).status).toBe(status);
    expect([before > 0, await used()]).toEqual([true, before]);
  });
});

describe('a provider that fails', () => {
  test('in the midst of a stream leaves a clean error', async () => {
    service.script(cutReply('Once upon a time. '));
    for (const deployment of ['bare', 'guarded']) {
      const { text, status } = await chat([user('Hi')], { 'x-service-deployment': deployment }, { stream: true });
      const events = text
        .split('\n\n')
        .filter(Boolean)
        .map((event) => event.slice('data: '.length));
      expect(status).toBe(200);
      expect(events.at(-1)).toBe('[DONE]');
      expect(JSON.parse(events.at(-2) ?? '').error.code).toBe('upstream_connection_lost');
    }
  });

  test.each<[what: string, before: string]>([
    ['before any text', ''],
    ['behind a text', 'Once upon a time. '],
  ])(
    'by an event that is too long %s is at fault, and its call costs what a stream that broke off costs',
    async (_, before) => {
      const used = async () =>
        (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? Number.NaN;
      const costOf = async (script: Script) => {
        service.script(script);
        const earlier = await used();
        const { text } = await chat([user('Hi')], {}, { stream: true });
        return { text, cost: (await used()) - earlier };
      };
      const broken = await costOf(cutReply(before));
      const long = await costOf(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify(chunkOf({ content: before }))}\n\ndata: `);
        response.on('error', () => undefined);
        for (let sent = 0; sent < 12 && !response.destroyed; sent += 1) {
          response.write('x'.repeat(1_024 * 1_024));
          await sleep(5);
        }
        response.end();
      });
      expect(long.text).toContain('"code":"upstream_malformed"');
      expect(long.text).not.toContain('guardrails_failed');
      expect(long.cost).toBe(broken.cost);
    },
  );

  test.each([true, false])(
    'by an error under status 200 is told so, and its call costs nothing (stream: %s)',
    async (stream) => {
      const error = { error: { message: 'Provider returned error', code: 429 } };
      const used = async () =>
        (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used;
      const before = await used();
      service.script((response) => {
        response.writeHead(200, {
          'content-type': stream ? 'text/event-stream' : 'application/json',
          'retry-after': '0',
        });
        response.end(stream ? `: wait\n\ndata: ${JSON.stringify(error)}\n\n` : JSON.stringify(error));
      });
      for (const deployment of ['bare', 'guarded']) {
        const answer = await chat([user('Hi')], { 'x-service-deployment': deployment }, { stream });
        expect([answer.status, JSON.parse(answer.text)]).toEqual([429, error]);
        expect(answer.headers.get('content-type')).toBe('application/json');
      }
      expect(await used()).toBe(before);
    },
  );

  test('that answers no JSON is 502, and nothing is delivered', async () => {
    service.script((response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>forbidden</html>');
    });
    const answer = await chat([user('Hi')]);
    expect(answer.status).toBe(502);
    expect(answer.text).not.toContain('html>');
  });

  test('is followed by the deployment’s next model', async () => {
    await service.client.models.addModel({
      body: {
        model_saved_name: 'down',
        model_name: 'm',
        model_config: { model_provider: 'custom', endpoint: { scheme: 'http', host: '127.0.0.1', port: 9 } },
      },
    } as never);
    await service.deploy('falling-back', { model_saved_name: 'down', fallbacks: [{ model_saved_name: 'gpt' }] });
    await service.deploy('down', { model_saved_name: 'down' });
    expect((await chat([user('Hi')], { 'x-service-deployment': 'falling-back' })).body.choices[0].message.content).toBe(
      'Hello.',
    );
    const alone = await chat([user('Hi')], { 'x-service-deployment': 'down' });
    expect([alone.status, alone.body.error.code]).toEqual([502, 'upstream_unreachable']);
  });
});

test('a fallback that is deleted is passed over, warned of once and told; a model that is deleted is 404', async () => {
  const model_config = { model_provider: 'custom', endpoint: { scheme: 'http', host: '127.0.0.1', port: 9 } };
  const add = (model_saved_name: string) =>
    service.client.models.addModel({ body: { model_saved_name, model_name: 'm', model_config } } as never);
  const remove = (model: string) =>
    service.send('/models/delete-model', { method: 'DELETE', headers: { 'x-service-model': model } });
  const header = { 'x-service-deployment': 'left behind' };
  const modify = (body: object) =>
    service.send('/deployments/modify-deployment', { method: 'PATCH', headers: header, body: JSON.stringify(body) });
  await add('brief');
  const fallbacks = [{ model_saved_name: 'brief' }, { model_saved_name: 'gpt' }];
  await service.deploy('left behind', { fallbacks });
  expect((await remove('brief')).status).toBe(200);
  for (const log of ['off', 'metadata']) {
    expect((await chat([user('Hi')], header)).status).toBe(200);
    const { data } = await (await modify({ log })).json();
    expect(data.warnings).toEqual([expect.stringContaining('"brief"')]);
  }
  const warned = service.logLines().filter((line) => line.includes('is passed over'));
  expect(warned.map((line) => JSON.parse(line))).toMatchObject([
    { deployment: 'left behind', model_saved_name: 'brief' },
  ]);
  const got = await (await service.send('/deployments/get-deployment', { headers: header })).json();
  expect([got.fallbacks.length, got.warnings.length]).toEqual([2, 1]);
  expect((await modify({ fallbacks })).status).toBe(404);
  await add('brief');
  await service.deploy('bereft', { model_saved_name: 'brief', fallbacks: [{ model_saved_name: 'gpt' }] });
  await remove('brief');
  const answer = await chat([user('Hi')], { 'x-service-deployment': 'bereft' });
  expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
  expect((await modify({ fallbacks: [] })).status).toBe(200);
  expect(
    (await (await service.send('/deployments/get-deployment', { headers: header })).json()).warnings,
  ).toBeUndefined();
});

test('a call is in the log with its tags, and with texts only where the deployment keeps them', async () => {
  await service.deploy('logged', {
    log: 'full',
    input_guardrails_policy: { additional_config: { pii_redaction: true } },
  });
  await service.deploy('silent', { log: 'off' });
  await chat([user('I am jane@example.com')], { 'x-service-deployment': 'logged', 'x-service-tags': 'web, beta' });
  await chat([user('Hi')], { 'x-service-deployment': 'silent' });
  const list = async () => (await service.send('/ai-proxy/calls?limit=5')).json();
  await expect.poll(async () => (await list()).calls[0]?.deployment.name, { timeout: 3_000 }).toBe('logged');
  const [first] = (await list()).calls;
  expect(first).toMatchObject({
    tags: ['web', 'beta'],
    status: 200,
    outcome: 'answered',
    tokens: { prompt: 5, completion: 7, cached: null, reasoning: null },
  });
  const whole = await (await service.send(`/ai-proxy/calls/${first.call_id}`)).text();
  expect(whole).toContain('EMAIL_ADDRESS_0');
  expect(whole).not.toContain('jane@example.com');
});

test('a model that does not begin to answer in the deployment’s time is 502', async () => {
  await service.deploy('hasty', { limits: { first_byte_timeout_ms: 100 } });
  service.script(() => undefined);
  const answer = await chat([user('Hi')], { 'x-service-deployment': 'hasty' });
  expect([answer.status, answer.body.error.code]).toEqual([502, 'upstream_timeout']);
});
