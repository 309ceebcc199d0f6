import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
} from './testing/proxied-service.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_BRAND_ALIASES: 'acme', REDOUBT_MAX_BODY_BYTES: '100000' });
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await service.savePolicy('heads', {
    toxicity: { enabled: true },
    nsfw: { enabled: true },
    injection_attack: { enabled: true },
  });
  const words = { policy_name: 'words', block: ['keyword_detector'] };
  await service.deploy('bare');
  await service.deploy('guarded', { input_guardrails_policy: words, output_guardrails_policy: words });
  await service.deploy('priced', {
    input_guardrails_policy: { policy_name: 'heads', additional_config: { pii_redaction: true } },
    output_guardrails_policy: { policy_name: 'words', additional_config: { relevancy: true } },
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const user = (content: unknown) => ({ role: 'user', content });

async function call(body: unknown, headers: Record<string, string> = {}, path = 'chat/completions') {
  const response = await fetch(`${service.url}/ai-proxy/${path}`, {
    method: 'POST',
    headers: { apikey: testKey, 'content-type': 'application/json', 'x-service-deployment': 'guarded', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}
const chat = (messages: unknown[], headers: Record<string, string> = {}, more: object = {}) =>
  call({ messages, ...more }, headers);
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

  test('another method is 405', async () => {
    expect((await service.send('/ai-proxy/chat/completions')).status).toBe(405);
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

  test('one that is too large is 413', async () => {
    expect((await chat([user('x'.repeat(120_000))])).status).toBe(413);
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
    ['an earlier turn', [user(bad), answered, fine]],
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
    service.script(async (response, _, { socket }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(chunkOf({ content: 'Once upon a time. ' }))}\n\n`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
    });
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
    tokens: { prompt: 5, completion: 7 },
  });
  const whole = await (await service.send(`/ai-proxy/calls/${first.call_id}`)).text();
  expect(whole).toContain('EMAIL_ADDRESS_0');
  expect(whole).not.toContain('jane@example.com');
});

test.each(['bare', 'guarded', 'priced'])('the context is ours: through %s no provider sees it', async (deployment) => {
  await call(
    { messages: [user('I am jane@example.com')], service_context: 'Two years.', acme_context: null, kept: 1 },
    { 'x-service-deployment': deployment },
  );
  const got = JSON.parse(service.upstream.received.at(-1)?.body.toString() ?? '');
  expect(Object.keys(got).sort()).toEqual(['kept', 'messages', 'model']);
});

test('a model that does not begin to answer in the deployment’s time is 502', async () => {
  await service.deploy('hasty', { limits: { first_byte_timeout_ms: 100 } });
  service.script(() => undefined);
  const answer = await chat([user('Hi')], { 'x-service-deployment': 'hasty' });
  expect([answer.status, answer.body.error.code]).toEqual([502, 'upstream_timeout']);
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
