import { Target as WireTarget } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../http/egress-guard.ts';
import { type AskedTarget, hello, key, now, okay, startAskedTarget } from '../testing/asked-target.ts';
import { chatAnswer, messageAnswer } from '../testing/scripted-target.ts';
import { openTarget } from './open-target.ts';
import type { ChatMessage } from './target.ts';

let server: AskedTarget;
beforeAll(async () => {
  server = await startAskedTarget();
});
afterAll(() => server.stop());

const image = { type: 'image', url: 'data:image/png;base64,aWNvbg==' } as const;
const audio = { type: 'audio', data: 'UklGRg==', format: 'wav' } as const;
const words = { type: 'text', text: 'What is this?' } as const;
const conversation: ChatMessage[] = [
  { role: 'system', content: 'Be brief' },
  { role: 'user', content: 'One' },
  { role: 'assistant', content: 'Two' },
  { role: 'user', content: [words, image] },
];
const parameters = { type: 'object', properties: { order: { type: 'string' } } };
const tools = [{ name: 'refund order', description: 'Gives money back', parameters }, { name: 'refund_order' }];

describe('what is sent', () => {
  test('a chat completion, with tools in the form of functions and images and audio as parts', async () => {
    await server.ask(chatAnswer(''), { tools }, [...conversation, { role: 'user', content: [audio] }]);
    const { path, headers, body } = server.asked.at(-1) ?? {};
    expect(path).toBe('/v1/chat/completions');
    expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
    expect(body).toEqual({
      model: 'm-1',
      messages: [
        ...conversation.slice(0, 3),
        { role: 'user', content: [words, { type: 'image_url', image_url: { url: image.url } }] },
        { role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }] },
      ],
      tools: [
        { type: 'function', function: { name: 'refund_order', description: 'Gives money back', parameters } },
        { type: 'function', function: { name: 'refund_order_2', parameters: { type: 'object', properties: {} } } },
      ],
    });
  });

  test('a message of the Messages API, its system words apart and its image in its own form', async () => {
    await server.ask(messageAnswer([]), { provider: 'anthropic', tools: tools.slice(0, 1) }, conversation);
    const { path, headers, body } = server.asked.at(-1) ?? {};
    expect(path).toBe('/v1/messages');
    expect(headers).toMatchObject({ 'x-api-key': key, 'anthropic-version': '2023-06-01' });
    expect(headers).not.toHaveProperty('authorization');
    const source = { type: 'base64', media_type: 'image/png', data: 'aWNvbg==' };
    expect(body).toEqual({
      model: 'm-1',
      max_tokens: expect.any(Number),
      system: [{ type: 'text', text: 'Be brief' }],
      messages: [...conversation.slice(1, 3), { role: 'user', content: [words, { type: 'image', source }] }],
      tools: [{ name: 'refund_order', description: 'Gives money back', input_schema: parameters }],
    });
  });

  test.each([
    { messages: hello, prompt: 'hello' },
    { messages: conversation.slice(0, 3), prompt: 'System: Be brief\n\nUser: One\n\nAssistant: Two\n\nAssistant:' },
  ])('a plain completion of $prompt', async ({ messages, prompt }) => {
    const answer = { json: { choices: [{ text: ' fine', finish_reason: 'stop' }] } };
    expect(await server.ask(answer, { endpoint: '/v1/completions' }, messages)).toMatchObject({
      text: ' fine',
      toolCalls: [],
    });
    expect(server.asked.at(-1)?.body).toEqual({ model: 'm-1', prompt, max_tokens: expect.any(Number) });
  });

  test('neither what the system is, nor a key or a model where there is none', async () => {
    await server.ask(chatAnswer(''), { api_key: null, model_name: null, system_description: 'A shop' });
    const { headers, body } = server.asked.at(-1) ?? {};
    expect(body).toEqual({ messages: hello });
    expect(headers).not.toHaveProperty('authorization');
  });

  test.each([
    { what: 'audio', settings: { provider: 'anthropic' }, part: audio },
    { what: 'image', settings: { endpoint: '/v1/completions' }, part: image },
  ])('nothing where the form carries no $what', async ({ what, settings, part }) => {
    const before = server.asked.length;
    const asking = server.ask(chatAnswer(''), settings, [{ role: 'user', content: [part] }]);
    await expect(asking).rejects.toMatchObject({ kind: 'rejected', message: expect.stringContaining(`no ${what}`) });
    expect(server.asked.length).toBe(before);
  });
});

const call = (name: string, args: unknown) => ({ id: 'c', type: 'function', function: { name, arguments: args } });

describe('what is read', () => {
  test.each([
    {
      what: 'words',
      says: chatAnswer('hi'),
      read: { text: 'hi', finishReason: 'stop', tokens: { prompt: 12, completion: 3 } },
    },
    {
      what: 'words in parts',
      says: chatAnswer(null, { content: [{ type: 'text', text: 'a' }, { type: 'x' }, { text: 'b' }] }),
      read: { text: 'ab' },
    },
    { what: 'a refusal', says: chatAnswer(null, { refusal: 'I must not' }), read: { text: 'I must not' } },
    {
      what: 'tool calls, by the names that the request gave',
      says: chatAnswer(
        null,
        { tool_calls: [call('refund_order', '{"order":1}'), call('other', { a: 1 })] },
        'tool_calls',
      ),
      read: {
        text: '',
        toolCalls: [
          { name: 'refund order', arguments: '{"order":1}' },
          { name: 'other', arguments: '{"a":1}' },
        ],
      },
    },
    {
      what: 'a filtered answer',
      says: chatAnswer('', {}, 'content_filter'),
      read: { text: '', finishReason: 'content_filter' },
    },
    {
      what: 'no usage',
      says: { json: { choices: [{ message: { content: 'x' } }], usage: 'none' } },
      read: { tokens: undefined },
    },
    {
      what: 'JSON of another media type',
      says: { ...okay('text/plain'), body: '{"choices":[{"message":{"content":"x"}}]}' },
      read: { text: 'x' },
    },
    { what: 'its own key', says: chatAnswer(`My key is ${key}`), read: { text: 'My key is [api key]' } },
    {
      what: 'a message of the Messages API',
      provider: 'anthropic',
      says: messageAnswer(
        [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'Yes' },
          { type: 'tool_use', id: 't', name: 'refund_order', input: { order: 2 } },
        ],
        'tool_use',
      ),
      read: {
        text: 'Yes',
        toolCalls: [{ name: 'refund order', arguments: '{"order":2}' }],
        tokens: { prompt: 7, completion: 4 },
        finishReason: 'tool_use',
      },
    },
    {
      what: 'its refusal',
      provider: 'anthropic',
      says: messageAnswer([], 'refusal'),
      read: { text: '', finishReason: 'content_filter' },
    },
  ])('$what', async ({ says, provider, read }) => {
    const answer = await server.ask(says, { tools, ...(provider && { provider }) });
    expect(answer).toMatchObject(read);
    expect(answer.latencyMs).toBeGreaterThan(0);
  });

  test.each([
    { status: 400, error: { code: 'content_filter', message: 'filtered' } },
    { status: 400, error: { code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } } },
    { status: 400, error: { code: 'content_policy_violation' } },
    { status: 403, error: { type: 'guardrails_violation', code: 'input_guardrails_blocked' } },
  ])('a filter that answers $status with $error is an answer that resisted', async ({ status, error }) => {
    expect(await server.ask({ status, body: { error } })).toMatchObject({ text: '', finishReason: 'content_filter' });
  });
});

test('calls of one endpoint and key share a limit, which does not tell the key', () => {
  const keyOf = (endpoint: string, api_key: string) =>
    openTarget(WireTarget.parse({ endpoint, api_key }), {
      egress: createEgressGuard({ allowPrivate: true }),
      clock: () => now,
      timeoutMs: 1,
    }).limitKey;
  expect(keyOf('https://a.x/v1', key)).toBe(keyOf('https://a.x/v1/chat/completions', key));
  expect(keyOf('https://a.x/v1', key)).not.toBe(keyOf('https://a.x/v2', key));
  expect(keyOf('https://a.x/v1', key)).not.toBe(keyOf('https://a.x/v1', `${key}2`));
  expect(keyOf('https://a.x/v1', key)).not.toBe(keyOf('https://b.x/v1', key));
  expect(keyOf('https://a.x/v1', key)).not.toContain(key.slice(0, 6));
});
