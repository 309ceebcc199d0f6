import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { chatReply, completion, type ProxiedService, streamReply, textChunks } from './testing/proxied-service.ts';
import { proxyCaller, startGuardedService, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { call, chat } = proxyCaller(() => service);
const asked = () => service.upstream.received.length;

describe('who may call', () => {
  const messages = [user('Hi')];
  test.each([
    ['no key', { apikey: '' }, 401, 'missing_key'],
    ['an unknown key', { apikey: 'sk_service_nope' }, 401, 'unknown_key'],
    [
      'an unknown key beside a good bearer: apikey wins',
      { apikey: 'sk_no', authorization: `Bearer ${testKey}` },
      401,
      'unknown_key',
    ],
    ['no deployment', { 'x-service-deployment': '' }, 400, 'invalid_header'],
    ['an unknown deployment', { 'x-service-deployment': 'nope' }, 404, 'not_found'],
  ])('%s is refused in OpenAI’s form', async (_, headers, status, code) => {
    const answer = await chat(messages, headers);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error).toEqual({
      message: expect.any(String),
      type: expect.any(String),
      param: code === 'invalid_header' ? 'X-Service-Deployment' : null,
      code,
    });
    expect(answer.headers.get('x-request-id')).toBe(answer.body.request_id);
  });

  const bearer = { authorization: `Bearer ${testKey}` };
  test.each<[string, Record<string, string>, number]>([
    ['api_key', { api_key: testKey }, 200],
    ['api-key, as clients of Azure send it', { 'api-key': testKey }, 200],
    ['x-api-key, as clients of Anthropic send it', { 'x-api-key': testKey }, 200],
    ['X-API-KEY in capitals', { 'X-API-KEY': testKey }, 200],
    ['apikey, which wins over api-key', { apikey: testKey, 'api-key': 'sk_other' }, 200],
    ['apikey, which wins over x-api-key', { apikey: 'sk_no', 'x-api-key': testKey }, 401],
    ['api-key, which wins over a bearer of another kind', { 'api-key': testKey, authorization: 'Bearer none' }, 200],
    ['a bearer beside the key of a proxy on the way', { 'x-api-key': 'aws-7f', ...bearer }, 200],
    ['an unknown x-api-key', { 'x-api-key': 'sk_service_nope' }, 401],
    ['an empty x-api-key', { 'x-api-key': '' }, 401],
  ])('the key may stand in %s', async (_, headers, status) => {
    const named = { 'x-service-deployment': 'bare', 'content-type': 'application/json', ...headers };
    for (const path of ['chat/completions', 'models']) {
      const init = path === 'models' ? {} : { method: 'POST', body: JSON.stringify({ messages }) };
      const response = await fetch(`${service.url}/ai-proxy/${path}`, { headers: named, ...init });
      expect([path, response.status]).toEqual([path, status]);
      await response.arrayBuffer();
    }
  });

  test('the other endpoints take the same headers', async () => {
    for (const name of ['apikey', 'api_key', 'api-key', 'x-api-key']) {
      const response = await fetch(`${service.url}/deployments/list-deployments`, { headers: { [name]: testKey } });
      expect([name, response.status]).toEqual([name, 200]);
    }
  });

  test('a bearer is a key where no apikey is sent', async () => {
    const response = await fetch(`${service.url}/ai-proxy/models`, {
      headers: { authorization: `Bearer ${testKey}`, 'x-service-deployment': 'bare' },
    });
    expect(response.status).toBe(200);
  });

  test('a key without the scope is refused', async () => {
    const { key } = (await service.client.admin.createKey({
      body: { name: 'rt', project: 'default', scopes: ['redteam'] } as never,
    })) as never as { key: string };
    expect((await chat(messages, { apikey: key })).status).toBe(403);
  });

  test.each([
    ['another method', 'GET', '/ai-proxy/chat/completions', 405, 'method_not_allowed'],
    ['a path of OpenAI’s that the proxy has not', 'POST', '/ai-proxy/fine_tuning/jobs', 404, 'not_found'],
  ])('%s is refused in OpenAI’s form', async (_, method, path, status, code) => {
    const answer = await service.send(path, { method });
    expect(answer.status).toBe(status);
    const { error } = JSON.parse(await answer.text());
    expect(error).toEqual({ message: expect.stringContaining(path), type: 'invalid_request_error', param: null, code });
  });
});

describe('without the header, the model may name the deployment', () => {
  const none = { 'x-service-deployment': '' };
  const messages = [user('Hi')];
  const long = 'x'.repeat(9_000);
  test.each<[string, object | string]>([
    ['first', { model: 'guarded', messages }],
    ['last', { messages, stream: false, model: 'guarded' }],
    ['in the midst of a long body', { messages: [user(long)], model: 'guarded', metadata: { a: long } }],
    ['with escapes', `{"m\u006fdel":"gu\u0061rded","messages":${JSON.stringify(messages)}}`],
    ['of a completion', { model: 'guarded', prompt: 'Hi' }],
  ])('%s', async (_, body) => {
    const path = typeof body === 'object' && 'prompt' in body ? 'completions' : 'chat/completions';
    const { status, body: answer } = await call(body, none, path);
    expect(status).toBe(200);
    expect(answer.service_policy_detections.input_guardrails.enabled_detectors).toEqual(['keyword_detector']);
    expect(JSON.parse(String(service.upstream.received.at(-1)?.body)).model).toBe('gpt-x');
  });

  test('its stages run, and a stream is one', async () => {
    expect((await call({ model: 'guarded', messages: [user('say xyzzy')] }, none)).body.error.code).toBe(
      'input_guardrails_blocked',
    );
    service.script(streamReply(textChunks('Hello.')));
    expect((await call({ model: 'bare', messages, stream: true }, none)).text).toContain('[DONE]');
  });

  test('the header wins', async () => {
    const { body } = await call({ model: 'guarded', messages }, { 'x-service-deployment': 'bare' });
    expect(body.service_policy_detections.input_guardrails.enabled_detectors).toEqual([]);
  });

  test.each<[string, object | string]>([
    ['no model', { messages }],
    ['a model that is no deployment', { model: 'gpt-4o', messages }],
    ['a model that is no text', { model: 7, messages }],
    ['an empty model', { model: '', messages }],
    ['no JSON', 'nope'],
    ['nothing', ''],
    ['a deployment in a message', { messages: [{ role: 'user', content: 'Hi', model: 'guarded' }] }],
  ])('%s is refused as a call without a deployment', async (_, body) => {
    const { status, body: answer } = await call(body, none);
    expect([status, answer.error.code, answer.error.param]).toEqual([400, 'invalid_header', 'X-Service-Deployment']);
  });

  test('a deployment of another project is none', async () => {
    const created = await service.client.admin.createOrganisation({ body: { name: 'elsewhere', key: true } });
    const { key } = await service.client.admin.createKey({
      body: { name: 'p', scopes: ['proxy'], organisation_id: created.organisation_id },
    });
    expect((await call({ model: 'guarded', messages }, { ...none, apikey: key })).status).toBe(400);
  });

  test('a body that is too large is 413', async () => {
    expect((await call({ model: 'guarded', messages: [user('x'.repeat(21_000_000))] }, none)).status).toBe(413);
  });
});

describe('a body that stages cannot read is refused, and the message says where', () => {
  test.each([
    ['', 'empty'],
    ['nope', 'no JSON'],
    ['[]', 'object'],
    ['{"messages":"hi"}', 'messages'],
    ['{"messages":[1]}', 'messages.0'],
    ['{"messages":[{"role":"user","content":"hi"}],"service_context":1}', 'service_context'],
  ])('%j', async (body, says) => {
    const before = asked();
    const answer = await call(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.message).toContain(says);
    expect(asked()).toBe(before);
  });

  test('texts that are too long together are 413, pictures beside them are not', async () => {
    expect((await chat([user('x'.repeat(60_000)), user('x'.repeat(60_000))])).status).toBe(413);
    const url = `data:image/png;base64,${'iVBORw0KGgo'.repeat(300_000)}`;
    const picture = [
      { type: 'text', text: 'What is this?' },
      { type: 'image_url', image_url: { url } },
    ];
    expect((await chat([{ role: 'user', content: picture }])).status).toBe(200);
    const sent = JSON.parse(String(service.upstream.received.at(-1)?.body));
    expect(sent.messages[0].content).toEqual(picture);
  });

  test('a body that is too large is 413', async () => {
    const url = `data:image/png;base64,${'A'.repeat(21_000_000)}`;
    expect((await chat([{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }])).status).toBe(413);
  });

  test('a prompt of tokens, which cannot be judged', async () => {
    expect((await call({ prompt: [1, 2] }, {}, 'completions')).status).toBe(422);
  });
});

describe('forbidden text in any position is seen', () => {
  const bad = 'say xyzzy now';
  const fine = user('And now?');
  const answered = { role: 'assistant', content: 'Yes.' };
  test.each([
    ['the last message', [user(bad)]],
    ['an earlier message of the turn', [user(bad), fine]],
    [
      'a content part',
      [
        user([
          { type: 'text', text: bad },
          { type: 'image_url', image_url: { url: 'data:x' } },
        ]),
      ],
    ],
    ['a tool result', [fine, answered, { role: 'tool', tool_call_id: 'a', content: bad }]],
    ['a role that is not known', [{ role: 'guest', content: bad }, fine]],
  ])('%s', async (_, messages) => {
    const before = asked();
    const answer = await chat(messages);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'input_guardrails_blocked']);
    expect(asked()).toBe(before);
  });

  test('a system message is not blamed on the user', async () => {
    expect((await chat([{ role: 'system', content: bad }, fine])).status).toBe(200);
  });
});

test('an alias of the brand names the deployment, the context and what was found', async () => {
  await service.deploy('context', {
    output_guardrails_policy: { additional_config: { adherence: true }, block: ['adherence'] },
  });
  service.script(chatReply('The warranty lasts forty years and covers floods.'));
  const headers = { 'x-service-deployment': '', 'x-acme-deployment': 'context' };
  const answer = await call(
    { messages: [user('How long is the warranty?')], acme_context: 'The warranty lasts two years.' },
    headers,
  );
  expect(JSON.parse(service.upstream.received.at(-1)?.body.toString() ?? '')).not.toHaveProperty('acme_context');
  expect([answer.status, answer.body.error?.code]).toEqual([400, 'output_guardrails_blocked']);
  expect(answer.body.acme_policy_detections).toEqual(answer.body.service_policy_detections);
});

test.each(['bare', 'guarded', 'priced'])('the context is ours: through %s no provider sees it', async (deployment) => {
  await call(
    { messages: [user('I am jane@example.com')], service_context: 'Two years.', acme_context: null, kept: 1 },
    { 'x-service-deployment': deployment },
  );
  const got = JSON.parse(service.upstream.received.at(-1)?.body.toString() ?? '');
  expect(Object.keys(got).sort()).toEqual(['kept', 'messages', 'model']);
});

test('numbers and fields that JavaScript would change reach the provider as they were sent', async () => {
  const body = '{"seed":9007199254740993,"messages":[{"role":"user","content":"I am jane@example.com"}],"x":1.50}';
  for (const deployment of ['bare', 'guarded', 'priced']) {
    await call(body, { 'x-service-deployment': deployment });
    const got = service.upstream.received.at(-1)?.body.toString() ?? '';
    expect(got).toContain('"seed":9007199254740993');
    expect(got).toContain('"x":1.50');
  }
});

test('a refusal has the message of what blocked, and not of what is only told', async () => {
  await service.savePolicy('messages', {
    keyword_detector: { enabled: true, banned_keywords: ['xyzzy'], block_message: 'Not that word.' },
    pii: { enabled: true, block_message: 'Nothing personal.' },
    toxicity: { enabled: true },
  });
  const bad = 'xyzzy jane@example.com, you stupid idiot';
  service.script(chatReply(bad));
  for (const [block, message] of [
    ['keyword_detector', 'Not that word.'],
    ['pii', 'Nothing personal.'],
    ['toxicity', 'stopped by toxicity'],
  ] as const) {
    const guarded = { policy_name: 'messages', block: [block] };
    await service.deploy(`in ${block}`, { input_guardrails_policy: guarded });
    await service.deploy(`out ${block}`, { output_guardrails_policy: guarded });
    for (const side of ['in', 'out']) {
      const { body } = await chat([user(bad)], { 'x-service-deployment': `${side} ${block}` });
      expect(body.error).toMatchObject({ param: block, message: expect.stringContaining(message) });
    }
  }
});

test('a whole answer that is stopped tells what every detector of the policy found', async () => {
  await service.savePolicy('words and heads', {
    keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] },
    toxicity: { enabled: true, block_message: 'Mind your words.' },
    pii: { enabled: true },
  });
  await service.deploy('told', {
    output_guardrails_policy: {
      policy_name: 'words and heads',
      additional_config: { relevancy: true },
      block: ['keyword_detector'],
    },
  });
  service.script(chatReply('Say xyzzy to jane@example.com, you stupid idiot.'));
  const { body, headers } = await call({ messages: [user('Hi')] }, { 'x-service-deployment': 'told' });
  expect(body.error.message).toBe('The answer was stopped by keyword_detector');
  expect(body.error).toMatchObject({ code: 'output_guardrails_blocked', param: 'keyword_detector' });
  expect(body.service_policy_detections.output_guardrails).toMatchObject({
    summary: { keyword_detected: 1, pii: 1, toxicity: expect.arrayContaining(['toxicity']) },
    details: { pii: { pii: { '<EMAIL_ADDRESS_0>': '<EMAIL_ADDRESS_0>' } } },
    detected_detectors: expect.arrayContaining(['keyword_detector', 'pii', 'toxicity']),
    blocked_detectors: ['keyword_detector'],
    skipped_detectors: ['relevancy'],
  });
  expect(headers.get('x-service-credits-cost')).toBe('3');
});

test('a completion is judged and restored like a chat', async () => {
  service.script((response, request) => {
    const { prompt } = JSON.parse(request.body.toString());
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ ...completion(''), choices: [{ index: 0, text: `${prompt}!`, finish_reason: 'stop' }] }),
    );
  });
  const answer = await call({ prompt: 'I am jane@example.com' }, { 'x-service-deployment': 'priced' }, 'completions');
  expect(answer.body.choices[0].text).toBe('I am jane@example.com!');
  expect(service.upstream.received.at(-1)?.body.toString()).not.toContain('jane');
});
