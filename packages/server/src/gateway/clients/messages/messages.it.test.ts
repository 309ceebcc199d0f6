import Anthropic from '@anthropic-ai/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testKey } from '../../../testing/test-service.ts';
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

let service: ProxiedService;
beforeAll(async () => {
  service = await startGuardedService();
  const pii = { policy_name: 'words', additional_config: { pii_redaction: true } };
  await service.deploy('masked', { input_guardrails_policy: pii });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

/** Anthropic's own client, as an application uses it: an address, a key, and the deployment as the model. */
const client = (apiKey = testKey) => new Anthropic({ apiKey, baseURL: `${service.url}/ai-proxy`, maxRetries: 0 });
const ask = (content: Anthropic.MessageParam['content'], more: object = {}) => ({
  model: 'guarded',
  max_tokens: 50,
  messages: [{ role: 'user' as const, content }],
  ...more,
});
const sent = () => JSON.parse(String(service.upstream.received.at(-1)?.body));

describe('a whole answer', () => {
  test('is a message, with what the guardrails found', async () => {
    const message = await client().messages.create(ask('Hi', { system: 'Be kind.' }));
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'gpt-x',
      content: [{ type: 'text', text: 'Hello.' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 5, output_tokens: 7 },
      service_policy_detections: { input_guardrails: { enabled_detectors: ['keyword_detector'] } },
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

  test('holds the calls of tools, and takes their results', async () => {
    const tool_calls = [{ id: 'c1', type: 'function', function: { name: 'weather', arguments: '{"city":"Bern"}' } }];
    service.script(jsonReply(completion(null, { tool_calls })));
    const tools = [{ name: 'weather', input_schema: { type: 'object' as const, properties: {} } }];
    const called = await client().messages.create(ask('Weather?', { tools, tool_choice: { type: 'any' } }));
    expect(called.content).toEqual([{ type: 'tool_use', id: 'c1', name: 'weather', input: { city: 'Bern' } }]);
    expect(sent()).toMatchObject({ tool_choice: 'required', tools: [{ function: { name: 'weather' } }] });
    service.script(chatReply('Sunny.'));
    await client().messages.create({
      model: 'guarded',
      max_tokens: 50,
      messages: [
        { role: 'user', content: 'Weather?' },
        { role: 'assistant', content: called.content as never },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'sun' }] },
      ],
    });
    expect(sent().messages.slice(1)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'c1' }] },
      { role: 'tool', tool_call_id: 'c1', content: 'sun' },
    ]);
  });

  test('keeps a schema, a picture and a document', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
    await client().messages.create(
      ask(
        [
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'A page.' } },
          { type: 'text', text: 'Read it.' },
        ],
        { model: 'bare', output_config: { format: { type: 'json_schema', schema } } },
      ),
    );
    expect(sent()).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { schema } },
      messages: [
        {
          content: [
            { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } },
            { type: 'text', text: 'A page.' },
            { type: 'text', text: 'Read it.' },
          ],
        },
      ],
    });
  });
});

describe('a stream', () => {
  test.each(['guarded', 'bare'])('is the message of the whole answer (%s)', async (model) => {
    service.script(streamReply(textChunks('A longer answer in pieces.')));
    const seen: string[] = [];
    const stream = client().messages.stream(ask('Hi', { model }));
    stream.on('text', (text) => seen.push(text));
    const message = await stream.finalMessage();
    expect(seen.join('')).toBe('A longer answer in pieces.');
    expect(message).toMatchObject({
      content: [{ type: 'text', text: 'A longer answer in pieces.' }],
      stop_reason: 'end_turn',
    });
    expect(sent()).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test('puts mixed calls of tools one behind the other, and late text behind them', async () => {
    const piece = (index: number, args: string, more: object = {}) =>
      chunkOf({ tool_calls: [{ index, ...more, function: { arguments: args, ...(more as { n?: object }).n } }] });
    service.script(
      streamReply([
        chunkOf({ content: 'One ' }),
        piece(0, '{"a"', { id: 'c0', n: { name: 'f' } }),
        piece(1, '{"b":', { id: 'c1', n: { name: 'g' } }),
        chunkOf({ content: 'late' }),
        piece(0, ':1}'),
        piece(1, '2}'),
        chunkOf({}, 'tool_calls'),
      ]),
    );
    const message = await client()
      .messages.stream(ask('Hi', { model: 'bare' }))
      .finalMessage();
    expect(message.stop_reason).toBe('tool_use');
    expect(message.content).toMatchObject([
      { type: 'text', text: 'One ' },
      { type: 'tool_use', id: 'c0', name: 'f', input: { a: 1 } },
      { type: 'text', text: 'late' },
      { type: 'tool_use', id: 'c1', name: 'g', input: { b: 2 } },
    ]);
  });

  test('restores what was replaced in the request', async () => {
    service.script((response, request) => {
      const text = JSON.parse(String(request.body)).messages[0].content;
      return streamReply(textChunks(`You wrote: ${text}`, 3))(response, request, {} as never);
    });
    const message = await client()
      .messages.stream(ask('Write to anna.berg@example.com', { model: 'masked' }))
      .finalMessage();
    expect(sent().messages[0].content).not.toContain('anna.berg@example.com');
    expect(message.content).toMatchObject([{ text: 'You wrote: Write to anna.berg@example.com' }]);
  });

  test('that is blocked ends with an error', async () => {
    service.script(streamReply(textChunks('Here it is: xyzzy and more.')));
    const failing = client().messages.stream(ask('Hi')).finalMessage();
    await expect(failing).rejects.toThrow(/guardrails/i);
  });

  test('that breaks off is no whole message', async () => {
    service.script(cutReply('Half of'));
    await expect(
      client()
        .messages.stream(ask('Hi', { model: 'bare' }))
        .finalMessage(),
    ).rejects.toThrow();
  });
});

describe('an error has the class that the client knows', () => {
  test.each([
    ['a key that is none', () => client('sk_no').messages.create(ask('Hi')), Anthropic.AuthenticationError],
    ['a deployment that is none', () => client().messages.create(ask('Hi', { model: 'x' })), Anthropic.BadRequestError],
    ['a blocked request', () => client().messages.create(ask('say xyzzy')), Anthropic.BadRequestError],
    [
      'a tool that runs at the provider',
      () => client().messages.create(ask('Hi', { tools: [{ type: 'web_search_20250305', name: 'web_search' }] })),
      Anthropic.UnprocessableEntityError,
    ],
    [
      'a member that is not passed on',
      () => client().messages.create(ask('Hi', { container: 'c' })),
      Anthropic.UnprocessableEntityError,
    ],
  ])('%s', async (_, call, type) => {
    const asked = service.upstream.received.length;
    const error = await Promise.resolve(call()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(type);
    expect((error as InstanceType<typeof Anthropic.APIError>).error).toMatchObject({
      type: 'error',
      error: { type: expect.any(String), message: expect.any(String), code: expect.any(String) },
    });
    expect(service.upstream.received.length).toBe(asked);
  });

  test('a provider that is busy', async () => {
    service.script(jsonReply({ error: { message: 'slow down', type: 'rate_limit_error', code: null } }, 429));
    await expect(client().messages.create(ask('Hi', { model: 'bare' }))).rejects.toBeInstanceOf(
      Anthropic.RateLimitError,
    );
  });

  test('a caller that leaves ends the call at the provider', async () => {
    service.script(() => new Promise(() => undefined));
    const gone = new AbortController();
    const call = client().messages.create(ask('Hi', { model: 'bare' }), { signal: gone.signal });
    const before = service.upstream.cancelled();
    setTimeout(() => gone.abort(), 100);
    await expect(call).rejects.toBeInstanceOf(Anthropic.APIUserAbortError);
    await expect.poll(() => service.upstream.cancelled(), { timeout: 20_000 }).toBe(before + 1);
  });
});

test('the models are the deployments, in the form of the API', async () => {
  const listed = [];
  for await (const model of client().models.list()) listed.push(model);
  expect(listed.map(({ id }) => id)).toEqual(['bare', 'guarded', 'priced', 'masked']);
  const one = await client().models.retrieve('guarded');
  expect(one).toEqual(listed[1]);
  expect(one).toEqual({
    type: 'model',
    id: 'guarded',
    display_name: 'guarded',
    created_at: expect.stringMatching(/^20\d\d-/),
  });
  await expect(client().models.retrieve('none')).rejects.toBeInstanceOf(Anthropic.NotFoundError);
});
