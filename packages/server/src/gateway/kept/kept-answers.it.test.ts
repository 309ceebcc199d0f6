import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../../testing/test-service.ts';
import {
  chatReply,
  completion,
  jsonReply,
  type ProxiedService,
  savedModelAt,
  startProxiedService,
  streamReply,
  textChunks,
} from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

let service: ProxiedService;
const { call, chat } = proxyCaller(() => service);
const words = (banned: string) => ({ keyword_detector: { enabled: true, banned_keywords: [banned] } });
const side = { policy_name: 'words', block: ['keyword_detector'] };
const prices = { input: 1_000, output: 0 };

beforeAll(async () => {
  service = await startProxiedService();
  service.stopTime();
  await service.savePolicy('words', words('xyzzy'));
  await service.deploy('kept', { cache: { ttl_s: 60 }, prices, output_guardrails_policy: side });
  await service.deploy('shared', { cache: { ttl_s: 60, by: 'project' } });
  await service.deploy('redacting', {
    cache: { ttl_s: 60, by: 'project' },
    input_guardrails_policy: { additional_config: { pii_redaction: true } },
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('The answer.')));

const asked = () => service.upstream.received.length;

/** Asks, and returns what the answer says of the cache, its text, and whether the provider was asked. */
async function ask(deployment: string, content: unknown, headers: Record<string, string> = {}, more: object = {}) {
  const before = asked();
  const answer = await chat([user(content)], { 'x-service-deployment': deployment, ...headers }, more);
  const told = answer.headers.get('x-service-cache');
  return { told, status: answer.status, text: answer.text, answer, calls: asked() - before };
}

/** The text of a stream. */
const textOf = (text: string) => [...text.matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece).join('');

describe('an answer that is kept', () => {
  test('is given again without a call of the model, at no cost, and the log tells what it had cost', async () => {
    const first = await ask('kept', 'How high is the mill?', { 'x-service-tags': 'kept' });
    expect([first.told, first.calls, first.answer.headers.get('x-service-cost')]).toEqual(['miss', 1, '0.005']);
    const again = await ask('kept', 'How high is the mill?', { 'x-service-tags': 'kept' });
    expect([again.told, again.calls, again.answer.headers.get('x-service-cost')]).toEqual(['hit', 0, '0']);
    expect(again.answer.body.choices).toEqual(first.answer.body.choices);
    expect(again.answer.body.service_policy_detections.metrics).toMatchObject({ cost_usd: 0, saved_usd: 0.005 });
    const logged = async () => (await service.client.proxy.listCalls({ query: { tag: 'kept' } })).calls;
    await expect.poll(async () => (await logged()).length, { timeout: 3_000 }).toBe(2);
    expect(await logged()).toMatchObject([
      { cache: 'hit', cost_usd: 0, saved_usd: 0.005, attempts: [], provider: null, model_answered: 'gpt-x' },
      { cache: 'miss', cost_usd: 0.005, saved_usd: null, provider: 'openai_compatible' },
    ]);
    const totals = async () => (await service.client.proxy.costs()).totals;
    await expect.poll(totals, { timeout: 3_000 }).toMatchObject({ calls: 1, cost_usd: 0.005 });
  });

  test('is forgotten after its time, and when the deployment or its policy changes', async () => {
    const again = () => ask('kept', 'For how long?');
    expect((await again()).told).toBe('miss');
    service.passTime(59_000);
    expect((await again()).told).toBe('hit');
    service.passTime(2_000);
    expect((await again()).told).toBe('miss');
    await service.send('/guardrails/modify-policy', {
      method: 'PATCH',
      headers: { 'x-service-policy': 'words' },
      body: JSON.stringify({ detectors: words('plugh') }),
    });
    expect((await again()).told).toBe('miss');
    const change = (body: object) =>
      service.send('/deployments/modify-deployment', {
        method: 'PATCH',
        headers: { 'x-service-deployment': 'kept' },
        body: JSON.stringify(body),
      });
    expect((await again()).told).toBe('hit');
    expect((await change({ hold_back: 100 })).status).toBe(200);
    expect((await again()).told).toBe('miss');
  });

  test('is not given for another request, path or form', async () => {
    const more = { temperature: 0.5, n: 1 };
    expect((await ask('kept', 'Same words', {}, more)).told).toBe('miss');
    expect((await ask('kept', 'Same words', {}, { n: 1, temperature: 0.5 })).told).toBe('hit');
    expect((await ask('kept', 'Same words', {}, { ...more, temperature: 0.6 })).told).toBe('miss');
    expect((await ask('kept', 'same words', {}, more)).told).toBe('miss');
    service.script(streamReply(textChunks('The answer.')));
    expect((await ask('kept', 'Same words', {}, { ...more, stream: true })).told).toBe('miss');
  });

  test('of a stream is given as a stream', async () => {
    service.script(streamReply(textChunks('A streamed answer of some length. It goes on.')));
    const first = await ask('kept', 'Stream it', {}, { stream: true });
    const again = await ask('kept', 'Stream it', {}, { stream: true });
    expect([first.told, again.told, again.calls]).toEqual(['miss', 'hit', 0]);
    expect(textOf(again.text)).toBe('A streamed answer of some length. It goes on.');
    expect(again.text.trimEnd()).toMatch(/data: \[DONE\]$/);
  });

  test('of a long stream is given whole, and a reader that leaves does no harm', async () => {
    const long = 'The ferry runs twice a day. '.repeat(6_000);
    service.script(streamReply(textChunks(long, 400)));
    const more = { stream: true };
    expect((await ask('kept', 'A long one', {}, more)).told).toBe('miss');
    const left = await fetch(`${service.url}/ai-proxy/chat/completions`, {
      method: 'POST',
      headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': 'kept' },
      body: JSON.stringify({ messages: [user('A long one')], ...more }),
    });
    expect(left.headers.get('x-service-cache')).toBe('hit');
    await left.body?.cancel();
    const again = await ask('kept', 'A long one', {}, more);
    expect([again.told, again.calls]).toEqual(['hit', 0]);
    expect(textOf(again.text)).toBe(long);
  });

  test('ends the call of a caller that left before it came', async () => {
    service.script(streamReply(textChunks('A streamed answer.')));
    const body = JSON.stringify({ messages: [user('Gone before')], stream: true });
    expect((await ask('kept', 'Gone before', {}, { stream: true })).told).toBe('miss');
    const head = [
      'POST /ai-proxy/chat/completions HTTP/1.1',
      'host: localhost',
      `apikey: ${testKey}`,
      'x-service-deployment: kept',
      'x-service-tags: left',
      `content-length: ${body.length}`,
    ].join('\r\n');
    const { hostname, port } = new URL(service.url);
    for (let count = 0; count < 5; count += 1) {
      const socket = connect(Number(port), hostname);
      await new Promise<void>((sent) => socket.write(`${head}\r\n\r\n${body}`, () => sent()));
      socket.destroy();
    }
    const logged = async () => (await service.client.proxy.listCalls({ query: { tag: 'left' } })).calls.length;
    await expect.poll(logged).toBe(5);
  });

  test('is given to clients of other APIs, too', async () => {
    const headers = { 'x-service-deployment': 'kept' };
    const body = { model: 'kept', max_tokens: 50, messages: [user('In another form')] };
    const first = await call(body, headers, 'messages');
    const again = await call(body, headers, 'messages');
    expect([first, again].map((each) => each.headers.get('x-service-cache'))).toEqual(['miss', 'hit']);
    expect(again.body.content).toEqual(first.body.content);
  });
});

describe('whose an answer is', () => {
  test('by default the end user of a key, and by project all who ask', async () => {
    const [ann, bob] = [{ 'x-service-user': 'ann' }, { 'x-service-user': 'bob' }];
    const told = async (deployment: string, headers: object[]) => {
      const found: (string | null)[] = [];
      for (const each of headers) found.push((await ask(deployment, 'Whose?', { ...each })).told);
      return found;
    };
    expect(await told('kept', [ann, bob, {}, ann, bob, {}])).toEqual(['miss', 'miss', 'miss', 'hit', 'hit', 'hit']);
    expect(await told('shared', [ann, bob, {}])).toEqual(['miss', 'hit', 'hit']);
  });

  test('tells users apart whose names begin alike, and those that are no text', async () => {
    const long = 'a'.repeat(300);
    const told: (string | null)[] = [];
    for (const name of [`${long}1`, `${long}2`, `${long}1`]) {
      told.push((await ask('kept', 'Who am I?', { 'x-service-user': name })).told);
    }
    for (const user of [5, 6, { id: 'bob' }, 5]) told.push((await ask('kept', 'Who am I?', {}, { user })).told);
    expect(told).toEqual(['miss', 'miss', 'hit', 'miss', 'miss', 'miss', 'hit']);
  });

  test("shows nobody another's personal data, where one answer serves two", async () => {
    service.script(async (response, request, context) => {
      const { messages } = JSON.parse(request.body.toString());
      await chatReply(`You wrote: ${messages[0].content}`)(response, request, context);
    });
    const ann = await ask('redacting', 'I am ann@example.com.');
    const bob = await ask('redacting', 'I am bob@example.com.');
    expect([ann.told, bob.told]).toEqual(['miss', 'hit']);
    expect(ann.answer.body.choices[0].message.content).toBe('You wrote: I am ann@example.com.');
    expect(bob.answer.body.choices[0].message.content).toBe('You wrote: I am bob@example.com.');
    expect(bob.text).not.toContain('ann@');
  });

  test('never that of another project', async () => {
    const { admin } = service.client;
    await admin.createProject({ params: { organisation_id: 'own' }, body: { name: 'another' } });
    const { key } = await admin.createKey({ body: { name: 'theirs', scopes: ['proxy'], project: 'another' } });
    const post = (path: string, body: object) =>
      service.send(path, { method: 'POST', headers: { apikey: key }, body: JSON.stringify(body) });
    await post('/models/add-model', savedModelAt(service.upstream.origin));
    await post('/deployments/add-deployment', {
      ...{ name: 'shared', model_saved_name: 'gpt', cache: { ttl_s: 60, by: 'project' } },
    });
    const theirs = { apikey: key };
    const told = async (headers: Record<string, string>) => (await ask('shared', 'Which project?', headers)).told;
    expect([await told({}), await told(theirs), await told({}), await told(theirs)]).toEqual([
      ...['miss', 'miss', 'hit', 'hit'],
    ]);
  });
});

describe('an answer that is not kept', () => {
  test('was blocked, or an error', async () => {
    service.script(chatReply('It says plugh.'));
    const blocked = () => ask('kept', 'Say the word');
    expect([await blocked(), await blocked()]).toMatchObject([
      { told: 'miss', status: 400, calls: 1 },
      { told: 'miss', status: 400, calls: 1 },
    ]);
    service.script(jsonReply({ error: { message: 'no', type: 'invalid_request_error' } }, 400));
    expect((await ask('kept', 'An error')).status).toBe(400);
    service.script(jsonReply(completion('Better now.')));
    expect(await ask('kept', 'An error')).toMatchObject({ told: 'miss', status: 200 });
  });

  test('is one that the client does not want', async () => {
    const wish = (directive: string) => ({ 'cache-control': directive });
    expect(await ask('kept', 'Wished', wish('no-store'))).toMatchObject({ told: 'bypass', calls: 1 });
    expect(await ask('kept', 'Wished')).toMatchObject({ told: 'miss', calls: 1 });
    service.script(chatReply('A newer answer.'));
    expect(await ask('kept', 'Wished', wish('max-age=0, no-cache'))).toMatchObject({ told: 'bypass', calls: 1 });
    const again = await ask('kept', 'Wished');
    expect(again).toMatchObject({ told: 'hit', calls: 0 });
    expect(again.text).toContain('A newer answer.');
  });

  test('and deployments without a cache say nothing of it', async () => {
    await service.deploy('plain', { output_guardrails_policy: side });
    expect((await ask('plain', 'Hi')).told).toBeNull();
  });
});
