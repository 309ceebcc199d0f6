import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, FunctionCallingConfigMode, type GenerateContentParameters, GoogleGenAI, Type } from '@google/genai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../../../testing/test-service.ts';
import { openExchange } from '../../call/exchange.ts';
import {
  chatReply,
  chunkOf,
  completion,
  cutReply,
  jsonReply,
  type ProxiedService,
  streamReply,
  textChunks,
} from '../../testing/proxied-service.ts';
import { startGuardedService } from '../../testing/proxy-caller.ts';
import { clientRoute } from '../client-routes.ts';

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService({ REDOUBT_LOG_LEVEL: 'trace' });
  const pii = { policy_name: 'words', additional_config: { pii_redaction: true } };
  await service.deploy('masked', { input_guardrails_policy: pii });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

/** Google's own client, as an application uses it: an address, a key, and the deployment as the model. */
const { models, chats } = (() => {
  const client = (apiKey = testKey) => new GoogleGenAI({ apiKey, httpOptions: { baseUrl: `${service.url}/ai-proxy` } });
  return { models: (apiKey?: string) => client(apiKey).models, chats: () => client().chats };
})();
const ask = (
  contents: GenerateContentParameters['contents'],
  config: GenerateContentParameters['config'] = {},
  model = 'guarded',
): GenerateContentParameters => ({ model, contents, config });
const sent = () => JSON.parse(String(service.upstream.received.at(-1)?.body));
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
const streamed = async (asked: GenerateContentParameters) => {
  const answers = [];
  for await (const answer of await models().generateContentStream(asked)) answers.push(answer);
  return answers;
};

/** Sends a body without a client. The address may hold the key. */
const post = (path: string, body: object, headers: Record<string, string> = { 'x-goog-api-key': testKey }) =>
  fetch(`${service.url}/ai-proxy/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const hi = { contents: [{ parts: [{ text: 'Hi' }] }] };

describe('a whole answer', () => {
  test('is the content of a model', async () => {
    const answer = await models().generateContent(ask('Hi', { systemInstruction: 'Be kind.', maxOutputTokens: 50 }));
    expect(answer.text).toBe('Hello.');
    expect(answer).toMatchObject({
      candidates: [{ content: { role: 'model' }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 7, totalTokenCount: 12 },
      modelVersion: 'gpt-x',
      responseId: 'chatcmpl-1',
    });
    expect(sent()).toMatchObject({
      model: 'gpt-x',
      max_tokens: 50,
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'Hi' },
      ],
    });
  });

  test('says what the guardrails found', async () => {
    const answer = await post('v1beta/models/guarded:generateContent', hi);
    expect(await answer.json()).toMatchObject({
      candidates: [{ content: { parts: [{ text: 'Hello.' }] } }],
      service_policy_detections: { input_guardrails: { enabled_detectors: ['keyword_detector'] } },
    });
  });

  test.each(['guarded', 'guarded/gpt-x', 'guarded/gpt', 'models/guarded'])('comes from %s', async (model) => {
    expect((await models().generateContent(ask('Hi', {}, model))).text).toBe('Hello.');
    const error = await failureOf(models().generateContent(ask('say xyzzy', {}, model)));
    expect(error).toMatchObject({ status: 400 });
  });

  test('comes from addresses of Vertex, too', async () => {
    const httpOptions = { baseUrl: `${service.url}/ai-proxy` };
    const client = new GoogleGenAI({ vertexai: true, apiKey: testKey, httpOptions });
    expect((await client.models.generateContent(ask('Hi'))).text).toBe('Hello.');
  });

  test('restores what was replaced in the request', async () => {
    service.script((response, request, context) => {
      const text = JSON.parse(String(request.body)).messages[0].content;
      return chatReply(`You wrote: ${text}`)(response, request, context);
    });
    const answer = await models().generateContent(ask('Write to anna.berg@example.com', {}, 'masked'));
    expect(sent().messages[0].content).not.toContain('anna.berg@example.com');
    expect(answer.text).toBe('You wrote: Write to anna.berg@example.com');
  });

  test('holds the calls of functions, and takes their results', async () => {
    const extra_content = { google: { thought_signature: 'EpQBCpEBAb4+9vu7/kQ=' } };
    const weather = { name: 'weather', arguments: '{"city":"Bern"}' };
    const tool_calls = [{ id: 'c1', type: 'function', function: weather, extra_content }];
    service.script(jsonReply(completion(null, { tool_calls })));
    const parameters = { type: Type.OBJECT, properties: { city: { type: Type.STRING } }, required: ['city'] };
    const config = {
      tools: [{ functionDeclarations: [{ name: 'weather', description: 'Tells it.', parameters }] }],
      toolConfig: { functionCallingConfig: { mode: FunctionCallingConfigMode.ANY } },
    };
    const called = await models().generateContent(ask('Weather?', config));
    expect(called.functionCalls).toEqual([{ id: 'c1', name: 'weather', args: { city: 'Bern' } }]);
    expect(sent()).toMatchObject({
      tool_choice: 'required',
      tools: [
        { function: { name: 'weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } } },
      ],
    });
    service.script(chatReply('Sunny.'));
    const [candidate] = called.candidates ?? [];
    const contents = [
      { role: 'user', parts: [{ text: 'Weather?' }] },
      candidate?.content ?? {},
      { role: 'user', parts: [{ functionResponse: { name: 'weather', response: { output: 'sun' } } }] },
    ];
    expect((await models().generateContent(ask(contents, config))).text).toBe('Sunny.');
    expect(sent().messages.slice(1)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'c1', function: weather, extra_content }] },
      { role: 'tool', tool_call_id: 'c1', content: 'sun' },
    ]);
  });

  test('reads what a function gave back', async () => {
    const contents = [
      { role: 'user', parts: [{ text: 'Weather?' }] },
      { role: 'model', parts: [{ functionCall: { name: 'weather', args: {} } }] },
      { role: 'user', parts: [{ functionResponse: { name: 'weather', response: { sky: 'xyzzy' } } }] },
    ];
    expect(await failureOf(models().generateContent(ask(contents)))).toMatchObject({ status: 400 });
  });

  test('keeps a schema and a picture', async () => {
    service.script(chatReply('{"a":"b"}'));
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
    const responseSchema = { type: Type.OBJECT, properties: { a: { type: Type.STRING } } };
    const parts = [{ inlineData: { mimeType: 'image/png', data: png } }, { text: 'Read it.' }];
    const config = { responseMimeType: 'application/json', responseSchema };
    expect((await models().generateContent(ask(parts, config, 'bare'))).text).toBe('{"a":"b"}');
    expect(sent()).toMatchObject({
      response_format: {
        type: 'json_schema',
        json_schema: { schema: { type: 'object', properties: { a: { type: 'string' } } } },
      },
      messages: [
        {
          content: [
            { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } },
            { type: 'text', text: 'Read it.' },
          ],
        },
      ],
    });
  });
});

describe('a stream', () => {
  test.each(['guarded', 'bare'])('is the whole answer in pieces (%s)', async (model) => {
    service.script(streamReply(textChunks('A longer answer in pieces.')));
    const answers = await streamed(ask('Hi', {}, model));
    expect(answers.map(({ text }) => text ?? '').join('')).toBe('A longer answer in pieces.');
    expect(answers.at(-1)?.candidates?.[0]?.finishReason).toBe('STOP');
    expect(sent()).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test('comes as one array without the word for events', async () => {
    service.script(streamReply(textChunks('A longer answer.')));
    const answer = await post('v1/models/guarded:streamGenerateContent', hi);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const pieces = (await answer.json()) as { candidates: { content: { parts: { text: string }[] } }[] }[];
    const texts = pieces.flatMap(({ candidates }) => candidates[0]?.content.parts ?? []);
    expect(texts.map(({ text }) => text).join('')).toBe('A longer answer.');
    expect(pieces.at(-1)).toMatchObject({
      candidates: [{ finishReason: 'STOP' }],
      service_policy_detections: { output_guardrails: { enabled_detectors: ['keyword_detector'] } },
    });
  });

  test('holds calls whole, behind all texts', async () => {
    const piece = (index: number, args: string, more: object = {}, named: object = {}) =>
      chunkOf({ tool_calls: [{ index, ...more, function: { ...named, arguments: args } }] });
    service.script(
      streamReply([
        chunkOf({ content: 'One ' }),
        piece(0, '{"a"', { id: 'c0' }, { name: 'f' }),
        piece(1, '{"b":', { id: 'c1' }, { name: 'g' }),
        chunkOf({ content: 'late' }),
        piece(0, ':1}'),
        piece(1, '2}'),
        chunkOf({}, 'tool_calls'),
      ]),
    );
    const answers = await streamed(ask('Hi', {}, 'bare'));
    expect(answers.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? [])).toEqual([
      { text: 'One ' },
      { text: 'late' },
      { functionCall: { id: 'c0', name: 'f', args: { a: 1 } } },
      { functionCall: { id: 'c1', name: 'g', args: { b: 2 } } },
    ]);
  });

  test('is kept by a chat of the client, and sent back as one turn', async () => {
    const chat = chats().create({ model: 'guarded' });
    service.script(streamReply(textChunks('A longer answer in pieces.')));
    for await (const answer of await chat.sendMessageStream({ message: 'Hi' })) expect(answer.candidates).toBeDefined();
    service.script(chatReply('Yes.'));
    expect((await chat.sendMessage({ message: 'Really?' })).text).toBe('Yes.');
    expect(sent().messages).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'A longer answer in pieces.' },
      { role: 'user', content: 'Really?' },
    ]);
  });

  test('restores what was replaced in the request', async () => {
    service.script((response, request, context) => {
      const text = JSON.parse(String(request.body)).messages[0].content;
      return streamReply(textChunks(`You wrote: ${text}`, 3))(response, request, context);
    });
    const answers = await streamed(ask('Write to anna.berg@example.com', {}, 'masked'));
    expect(sent().messages[0].content).not.toContain('anna.berg@example.com');
    expect(answers.map(({ text }) => text ?? '').join('')).toBe('You wrote: Write to anna.berg@example.com');
  });

  test('that is blocked ends with an error', async () => {
    service.script(streamReply(textChunks('Here it is: xyzzy and more.')));
    const error = (await failureOf(streamed(ask('Hi')))) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect([error.status, error.message]).toEqual([400, expect.stringContaining('output_guardrails_blocked')]);
    const array = (await (await post('v1/models/guarded:streamGenerateContent', hi)).json()) as object[];
    expect(array.at(-1)).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT' },
      service_policy_detections: { output_guardrails: { blocked_detectors: ['keyword_detector'] } },
    });
  });

  test.each(['bare', 'guarded'])('that breaks off at the provider ends with an error (%s)', async (model) => {
    service.script(cutReply('Half of'));
    expect(await failureOf(streamed(ask('Hi', {}, model)))).toMatchObject({ status: 502 });
  });
});

describe('an error', () => {
  const withTool = { tools: [{ googleSearch: {} }] };
  test.each<[string, () => Promise<unknown>, number, string, string]>([
    ['of a key that is none', () => models('sk_no').generateContent(ask('Hi')), 401, 'UNAUTHENTICATED', 'unknown_key'],
    ['of a deployment that is none', () => models().generateContent(ask('Hi', {}, 'x')), 404, 'NOT_FOUND', 'not_found'],
    [
      'of a blocked request',
      () => models().generateContent(ask('say xyzzy')),
      400,
      'INVALID_ARGUMENT',
      'input_guardrails_blocked',
    ],
    ['of a blocked stream', () => streamed(ask('say xyzzy')), 400, 'INVALID_ARGUMENT', 'input_guardrails_blocked'],
    [
      'of a tool at the provider',
      () => models().generateContent(ask('Hi', withTool)),
      422,
      'INVALID_ARGUMENT',
      'invalid_request',
    ],
    [
      'of a cache',
      () => models().generateContent(ask('Hi', { cachedContent: 'c' })),
      422,
      'INVALID_ARGUMENT',
      'invalid_request',
    ],
  ])('%s has the form that the client knows', async (_, call, status, name, code) => {
    const asked = service.upstream.received.length;
    const error = (await failureOf(call())) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.status).toBe(status);
    expect(JSON.parse(error.message)).toMatchObject({
      error: { code: status, status: name, message: expect.any(String), details: [{ reason: code }] },
    });
    expect(service.upstream.received.length).toBe(asked);
  });

  test('of a blocked answer says what was found', async () => {
    service.script(chatReply('It is xyzzy.'));
    const error = (await failureOf(models().generateContent(ask('Hi')))) as ApiError;
    expect(JSON.parse(error.message)).toMatchObject({
      error: {
        code: 400,
        details: [{ reason: 'output_guardrails_blocked', metadata: { type: 'guardrails_violation' } }],
      },
      service_policy_detections: { output_guardrails: { blocked_detectors: ['keyword_detector'] } },
    });
  });

  test('of a provider that is busy', async () => {
    service.script(jsonReply({ error: { message: 'slow down', type: 'rate_limit_error', code: null } }, 429));
    const error = await failureOf(models().generateContent(ask('Hi', {}, 'bare')));
    expect(error).toMatchObject({ status: 429, message: expect.stringContaining('RESOURCE_EXHAUSTED') });
  });

  test('of a stream that comes as an array is one', async () => {
    const answer = await post('v1/models/guarded:streamGenerateContent', {
      contents: [{ parts: [{ text: 'say xyzzy' }] }],
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, [{ error: { code: 400 } }]]);
  });
});

test('a caller that leaves ends the call at the provider', async () => {
  service.script(() => new Promise(() => undefined));
  const gone = new AbortController();
  const before = service.upstream.cancelled();
  const call = models().generateContent(ask('Hi', { abortSignal: gone.signal }, 'bare'));
  setTimeout(() => gone.abort(), 100);
  await expect(call).rejects.toThrow();
  await expect.poll(() => service.upstream.cancelled(), { timeout: 20_000 }).toBe(before + 1);
});

describe('the key', () => {
  const path = 'v1beta/models/bare:generateContent';
  const bearer = { authorization: `Bearer ${testKey}` };
  test.each<[string, string, Record<string, string>, number]>([
    ['in x-goog-api-key', path, { 'x-goog-api-key': testKey }, 200],
    ['in the address', `${path}?key=${testKey}`, {}, 200],
    ['in the address, of a stream', `v1/models/bare:streamGenerateContent?alt=sse&key=${testKey}`, {}, 200],
    [
      'in the address, beside the bearer token of a proxy',
      `${path}?key=${testKey}`,
      { authorization: 'Bearer x' },
      200,
    ],
    ['as a bearer token, beside another in the address', `${path}?key=AIza`, bearer, 200],
    ['in a header, which wins', `${path}?key=${testKey}`, { 'x-goog-api-key': 'sk_no' }, 401],
    ['in the address, unknown', `${path}?key=sk_no`, {}, 401],
    ['in the address, of OpenAI’s API', `chat/completions?key=${testKey}`, {}, 401],
    ['in the address, of Anthropic’s API', `v1/messages?key=${testKey}`, {}, 401],
    ['nowhere', path, {}, 401],
  ])('%s', async (_, at, headers, status) => {
    expect((await post(at, hi, headers)).status).toBe(status);
  });

  test('in the address is never logged', async () => {
    const other = 'sk_service_a_key_that_is_not_logged_0001';
    for (const at of [path, 'v1/models/bare:streamGenerateContent', 'v1beta/models/bare:embedContent']) {
      for (const key of [testKey, other]) await (await post(`${at}?key=${key}`, hi, {})).text();
    }
    const { calls } = await service.client.proxy.listCalls();
    expect(calls.length).toBeGreaterThan(0);
    const seen = service.logLines().join('\n') + JSON.stringify(calls);
    expect(seen).not.toContain(testKey);
    expect(seen).not.toContain(other);
  });

  test('in the address is known to nothing that reads the address later', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      const route = clientRoute(request);
      if (!route) return void response.end();
      const { address } = openExchange(request, response, route);
      seen.push(request.url, address?.key);
      response.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await failureOf(fetch(`http://127.0.0.1:${port}/ai-proxy/${path}?alt=sse&key=sk_1`, { method: 'POST' }));
    server.close();
    expect(seen).toEqual([`/ai-proxy/${path}`, 'sk_1']);
  });

  test('embedding by Google’s own method is not offered', async () => {
    expect((await post('v1beta/models/bare:embedContent', hi)).status).toBe(404);
  });
});

test('the models are the deployments, in the form of the API', async () => {
  const names = [];
  for await (const { name } of await models().list()) names.push(name);
  expect(names).toEqual(expect.arrayContaining(['models/bare', 'models/guarded', 'models/masked']));
  const supportedActions = ['generateContent', 'streamGenerateContent', 'countTokens'];
  expect(await models().get({ model: 'guarded' })).toMatchObject({ name: 'models/guarded', supportedActions });
  expect(await failureOf(models().get({ model: 'none' }))).toBeInstanceOf(ApiError);
});
