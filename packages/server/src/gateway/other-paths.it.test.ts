import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import { chatReply, jsonReply, type ProxiedService } from './testing/proxied-service.ts';
import { proxyCaller, startGuardedService } from './testing/proxy-caller.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
  await service.deploy('masked', {
    input_guardrails_policy: { policy_name: 'words', additional_config: { pii_redaction: true } },
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const { call } = proxyCaller(() => service);
const client = () => new OpenAI({ apiKey: testKey, baseURL: `${service.url}/ai-proxy/v1`, maxRetries: 0 });
const last = () => service.upstream.received.at(-1);
const sent = () => JSON.parse(String(last()?.body));

const vectors = {
  object: 'list',
  data: [{ object: 'embedding', index: 0, embedding: [0.25, -0.5] }],
  model: 'gpt-x',
  usage: { prompt_tokens: 3, total_tokens: 3 },
};

describe('an address under /v1', () => {
  test('is the same as one without', async () => {
    const { choices } = await client().chat.completions.create({
      model: 'guarded',
      messages: [{ role: 'user', content: 'Hi' }],
    });
    expect(choices[0]?.message.content).toBe('Hello.');
  });

  test('of Azure names the deployment', async () => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'say xyzzy' }] });
    const path = '/ai-proxy/openai/deployments/guarded/chat/completions?api-version=2024-10-21';
    const headers = { 'api-key': testKey, 'content-type': 'application/json' };
    const response = await fetch(service.url + path, { method: 'POST', headers, body });
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'input_guardrails_blocked',
    ]);
  });

  test('lists the deployments, finds one, and says which is none', async () => {
    const ids = [];
    for await (const { id } of client().models.list()) ids.push(id);
    expect(ids).toEqual(['bare', 'guarded', 'priced', 'masked']);
    expect(await client().models.retrieve('guarded')).toMatchObject({ id: 'guarded', object: 'model' });
    await expect(client().models.retrieve('none')).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });
});

describe('a deployment and one of its models', () => {
  const ask = (model: string) =>
    client().chat.completions.create({ model, messages: [{ role: 'user', content: 'Hi' }] });
  test.each(['guarded/gpt-x', 'guarded/gpt'])('%s is asked', async (model) => {
    expect((await ask(model)).choices).toHaveLength(1);
    expect(sent().model).toBe('gpt-x');
  });

  test.each(['guarded/other', 'none/gpt-x', '/gpt-x'])('%s is none', (model) =>
    expect(ask(model)).rejects.toBeInstanceOf(OpenAI.BadRequestError),
  );
});

describe('embeddings', () => {
  test('go to the model, and come back as they are with what was found', async () => {
    service.script(jsonReply(vectors));
    const answer = await client().embeddings.create({
      model: 'guarded',
      input: ['One.', 'Two.'],
      encoding_format: 'float',
    });
    expect(answer).toMatchObject({
      ...vectors,
      service_policy_detections: {
        input_guardrails: { enabled_detectors: ['keyword_detector'], is_req_blocked: false },
        output_guardrails: { enabled_detectors: [] },
      },
    });
    expect(last()?.url).toBe('/v1/embeddings');
    expect(sent()).toEqual({ model: 'gpt-x', input: ['One.', 'Two.'], encoding_format: 'float' });
  });

  test('of a deployment without stages pass, too', async () => {
    service.script(jsonReply(vectors));
    expect(await client().embeddings.create({ model: 'bare', input: 'One.' })).toMatchObject({ data: [{ index: 0 }] });
  });

  test.each<[string, unknown]>([
    ['a text', 'say xyzzy'],
    ['one of several texts', ['fine', 'say xyzzy']],
  ])('of %s that is blocked are not asked for', async (_, input) => {
    const before = service.upstream.received.length;
    const { status, body } = await call({ input }, {}, 'embeddings');
    expect([status, body.error.code]).toEqual([400, 'input_guardrails_blocked']);
    expect(service.upstream.received.length).toBe(before);
  });

  test('of personal data are made of placeholders', async () => {
    service.script(jsonReply(vectors));
    await client().embeddings.create({
      model: 'masked',
      input: 'Write to anna.berg@example.com',
      encoding_format: 'float',
    });
    expect(sent().input).toMatch(/^Write to (?!anna)/);
  });

  test.each([
    ['tokens', { input: [1, 2] }],
    ['lists of tokens', { input: [[1], [2]] }],
    ['nothing', {}],
    ['a stream', { input: 'x', stream: true }],
    ['a member in another case', { Input: 'say xyzzy', input: 'x' }],
  ])('of %s are refused', async (_, body) => {
    const answer = await call(body, {}, 'embeddings');
    expect([answer.status, answer.body.error.code]).toEqual([422, 'invalid_request']);
  });
});

describe('other calls whose texts are judged', () => {
  test.each([
    ['images/generations', { prompt: 'a tree' }, { prompt: 'a xyzzy' }],
    ['audio/speech', { input: 'Hello', voice: 'a' }, { input: 'fine', instructions: 'say xyzzy', voice: 'a' }],
    ['rerank', { query: 'q', documents: ['a', 'b'] }, { query: 'q', documents: ['a', { text: 'b', title: 'xyzzy' }] }],
  ])('%s', async (path, fine, blocked) => {
    service.script(jsonReply({ results: [], data: [] }));
    expect((await call(fine, {}, path)).status).toBe(200);
    expect(last()?.url).toBe(`/v1/${path}`);
    expect((await call(blocked, {}, path)).body.error.code).toBe('input_guardrails_blocked');
  });

  test('speech comes back byte by byte', async () => {
    const bytes = Buffer.from([0xff, 0xf3, 0, 1, 2, 0x7b, 0x7d]);
    service.script((response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(bytes));
    for (const model of ['guarded', 'bare']) {
      const speech = await client().audio.speech.create({ model, voice: 'alloy', input: 'Hello' });
      expect(speech.headers.get('content-type')).toBe('audio/mpeg');
      expect(Buffer.from(await speech.arrayBuffer())).toEqual(bytes);
    }
  });
});

describe('what a review found', () => {
  const audio = Buffer.from([0xff, 0xfb, 0x90, 0, 0x81, 0xfe]);
  test('speech under an idempotency key is not changed, and not given twice', async () => {
    service.script((response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(audio));
    const ask = () =>
      fetch(`${service.url}/ai-proxy/audio/speech`, {
        method: 'POST',
        headers: { apikey: testKey, 'content-type': 'application/json', 'idempotency-key': 'speech-1' },
        body: JSON.stringify({ model: 'guarded', input: 'Hello', voice: 'a' }),
      });
    expect(Buffer.from(await (await ask()).arrayBuffer())).toEqual(audio);
    expect((await ask()).status).toBe(409);
  });

  test('speech that looks like an object gets nothing appended', async () => {
    service.script((response) => response.writeHead(200, { 'content-type': 'audio/pcm' }).end('{ab}'));
    const speech = await client().audio.speech.create({ model: 'guarded', voice: 'alloy', input: 'Hello' });
    expect(await speech.text()).toBe('{ab}');
  });

  test('many vectors are repeated for their idempotency key', async () => {
    const many = { ...vectors, data: Array.from({ length: 9_000 }, (_, index) => ({ index, embedding: [0.125] })) };
    service.script(jsonReply(many));
    const key = { 'idempotency-key': 'vectors-1' };
    const first = await call({ input: 'x' }, key, 'embeddings');
    expect(first.text.length).toBeGreaterThan(100_000);
    expect((await call({ input: 'x' }, key, 'embeddings')).text).toBe(first.text);
  });

  test.each([
    { text: 'a', user: 'say xyzzy' },
    { text: 'a', date: { format: ['xyzzy'] } },
    { text: 'a', xyzzy: 'b' },
    { title: 'xyzzy' },
  ])('the document %j is read whole', async (document) => {
    const { body } = await call({ query: 'q', documents: ['b', document] }, {}, 'rerank');
    expect(body.error.code).toBe('input_guardrails_blocked');
  });

  test('a prompt that a model of pictures wrote is not delivered unjudged', async () => {
    service.script(jsonReply({ created: 1, data: [{ url: 'https://x.test/a.png', revised_prompt: 'a xyzzy' }] }));
    const { body } = await call({ prompt: 'a tree' }, {}, 'images/generations');
    expect(body.data).toEqual([{ url: 'https://x.test/a.png' }]);
  });

  test('what is no text in a member for texts is read', async () => {
    const asked = (message: object) => call({ messages: [{ role: 'user', content: 'Hi' }, message] });
    const args = { a: 'say xyzzy' };
    for (const message of [
      { role: 'user', content: 'Hi', reasoning_content: args },
      { role: 'user', content: 'Hi', name: ['xyzzy'] },
      {
        role: 'tool',
        content: 'Hi',
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: args } }],
      },
    ]) {
      expect([message, (await asked(message)).body.error?.code]).toEqual([message, 'input_guardrails_blocked']);
    }
  });

  test('a result in JSON is read without its escapes', async () => {
    const turn = (content: unknown) => [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c', content },
    ];
    for (const written of ['\\n', '\\t', '\\u0020']) {
      const text = `{"a":"Hi${written}xyzzy"}`;
      for (const content of [text, [{ type: 'text', text }]]) {
        const { body } = await call({ messages: turn(content) });
        expect([content, body.error?.code]).toEqual([content, 'input_guardrails_blocked']);
      }
      const masked = { 'x-service-deployment': 'masked' };
      await call({ messages: turn(`{"a":"Hi${written}anna.berg@example.com","n":1}`) }, masked);
      const result = JSON.parse(sent().messages.at(-1).content);
      expect(result).toEqual({ a: expect.stringMatching(/^Hi\s<[A-Z_]+\d>$/), n: 1 });
    }
  });

  test('a method of Google’s that is not served is told as such', async () => {
    for (const method of ['batchEmbedContents', 'embedContent']) {
      const path = `/ai-proxy/v1beta/models/guarded:${method}`;
      const headers = { 'x-goog-api-key': testKey, 'content-type': 'application/json' };
      const response = await fetch(service.url + path, { method: 'POST', headers, body: '{"contents":[]}' });
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(method)]);
    }
  });

  test('a deployment that is none is told with the way out', async () => {
    const { status, body } = await call({ model: 'gpt-9', messages: [] }, { 'x-service-deployment': '' });
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(/"gpt-9".*GET \/ai-proxy\/models/)]);
  });
});

describe('moderations', () => {
  test('have a result for each text, in OpenAI’s form', async () => {
    const { results, ...answer } = await client().moderations.create({
      input: [
        'You are wonderful.',
        'I will kill you, you stupid idiot',
        'Watch hot naked girls suck cock in our live porn videos',
      ],
    });
    expect(results.map(({ flagged }) => flagged)).toEqual([false, true, true]);
    expect(results[1]?.categories).toMatchObject({ harassment: true, sexual: false, 'self-harm': false });
    expect(results[2]?.categories).toMatchObject({ sexual: true });
    for (const { category_scores: scores } of results) {
      expect(Object.values(scores).every((score) => score >= 0 && score <= 1)).toBe(true);
    }
    expect(answer).toMatchObject({
      id: expect.stringMatching(/^modr-/),
      not_judged: expect.arrayContaining(['self-harm']),
    });
  });

  test('of parts are one text, and cost what detecting does', async () => {
    const headers = { apikey: testKey, 'content-type': 'application/json' };
    const body = JSON.stringify({
      input: [
        { type: 'text', text: 'You stupid' },
        { type: 'text', text: 'idiot, I hate you' },
      ],
    });
    const response = await fetch(`${service.url}/ai-proxy/moderations`, { method: 'POST', headers, body });
    expect(response.headers.get('x-service-credits-cost')).toBe('1');
    expect(((await response.json()) as { results: unknown[] }).results).toHaveLength(1);
  });

  test.each([
    ['nothing', {}],
    ['no texts', { input: [] }],
    ['a picture', { input: [{ type: 'image_url', image_url: { url: 'https://x.test/a.png' } }] }],
  ])('of %s are refused in OpenAI’s form', async (_, body) => {
    const answer = await call(body, {}, 'moderations');
    expect([answer.status, answer.body.error.code]).toEqual([422, 'invalid_request']);
  });
});
