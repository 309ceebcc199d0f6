import { Target as WireTarget } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createEgressGuard } from '../../egress/egress-guard.ts';
import {
  chatAnswer,
  messageAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetReply,
} from '../../testing/scripted-target.ts';
import { openTarget } from './open-target.ts';
import type { ChatMessage } from './target.ts';

const key = 'sk-the-secret-of-the-target-0001';
const now = new Date('2026-11-21T12:00:00Z');
let reply: TargetReply = chatAnswer('hello');
let server: ScriptedTarget;
beforeAll(async () => {
  server = await startScriptedTarget(() => reply);
});
afterAll(() => server.stop());

const never = new AbortController().signal;
const hello: ChatMessage[] = [{ role: 'user', content: 'hello' }];

/** Ask a target of these settings, which the server answers with `says`. */
async function ask(
  says: TargetReply,
  settings: Partial<z.input<typeof WireTarget>> = {},
  messages: readonly ChatMessage[] = hello,
) {
  reply = says;
  const endpoint = `${server.url}${settings.endpoint ?? '/v1'}`;
  const target = openTarget(WireTarget.parse({ model_name: 'm-1', api_key: key, ...settings, endpoint }), {
    egress: createEgressGuard({ allowPrivate: true }),
    clock: () => now,
    timeoutMs: 300,
  });
  try {
    return await target.ask(messages, never);
  } finally {
    await target.close();
  }
}

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
    await ask(chatAnswer(''), { tools }, [...conversation, { role: 'user', content: [audio] }]);
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
    await ask(messageAnswer([]), { provider: 'anthropic', tools: tools.slice(0, 1) }, conversation);
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
    expect(await ask(answer, { endpoint: '/v1/completions' }, messages)).toMatchObject({
      text: ' fine',
      toolCalls: [],
    });
    expect(server.asked.at(-1)?.body).toEqual({ model: 'm-1', prompt, max_tokens: expect.any(Number) });
  });

  test('neither what the system is, nor a key or a model where there is none', async () => {
    await ask(chatAnswer(''), { api_key: null, model_name: null, system_description: 'A shop' });
    const { headers, body } = server.asked.at(-1) ?? {};
    expect(body).toEqual({ messages: hello });
    expect(headers).not.toHaveProperty('authorization');
  });

  test.each([
    { what: 'audio', settings: { provider: 'anthropic' }, part: audio },
    { what: 'image', settings: { endpoint: '/v1/completions' }, part: image },
  ])('nothing where the form carries no $what', async ({ what, settings, part }) => {
    const before = server.asked.length;
    const asking = ask(chatAnswer(''), settings, [{ role: 'user', content: [part] }]);
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
    const answer = await ask(says, { tools, ...(provider && { provider }) });
    expect(answer).toMatchObject(read);
    expect(answer.latencyMs).toBeGreaterThan(0);
  });

  test.each([
    { status: 400, error: { code: 'content_filter', message: 'filtered' } },
    { status: 400, error: { code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } } },
    { status: 400, error: { code: 'content_policy_violation' } },
    { status: 403, error: { type: 'guardrails_violation', code: 'input_guardrails_blocked' } },
  ])('a filter that answers $status with $error is an answer that resisted', async ({ status, error }) => {
    expect(await ask({ status, body: { error } })).toMatchObject({ text: '', finishReason: 'content_filter' });
  });
});

function okay(type: string) {
  return { status: 200, headers: { 'content-type': type } };
}

describe('what fails', () => {
  const failing = (status: number, error?: unknown, headers = {}): TargetReply => ({
    status,
    headers,
    body: { error },
  });
  test.each([
    { kind: 'auth', says: failing(401, { message: `Incorrect API key provided: ${key}` }), shown: '[api key]' },
    { kind: 'auth', says: failing(403), shown: 'status 403' },
    { kind: 'quota', says: failing(402), shown: 'status 402' },
    { kind: 'quota', says: failing(429, { code: 'insufficient_quota' }), shown: 'quota' },
    { kind: 'quota', says: failing(429, { type: 'insufficient_quota' }), shown: 'quota' },
    { kind: 'quota', says: failing(400, { message: 'Your credit balance is too low to go on' }), shown: 'too low' },
    { kind: 'throttled', says: failing(429), shown: 'fewer calls' },
    { kind: 'throttled', says: failing(429, {}, { 'retry-after': '3' }), retryAfterMs: 3_000, shown: 'fewer calls' },
    { kind: 'throttled', says: failing(503), shown: 'status 503' },
    { kind: 'throttled', says: failing(529, { type: 'overloaded_error', message: 'Overloaded' }), shown: 'Overloaded' },
    { kind: 'context', says: failing(413), shown: 'too long' },
    { kind: 'context', says: failing(400, { code: 'context_length_exceeded' }), shown: 'too long' },
    { kind: 'context', says: failing(400, { message: 'prompt is too long: 9 tokens > 8' }), shown: '9 tokens' },
    { kind: 'rejected', says: failing(400, 'no such field'), shown: 'no such field' },
    { kind: 'rejected', says: { status: 422, body: { detail: 'bad role' } }, shown: 'bad role' },
    { kind: 'rejected', says: failing(404, { message: 'The model `x` does not exist' }), shown: 'does not exist' },
    { kind: 'rejected', says: { status: 302, headers: { location: 'http://10.0.0.1/' } }, shown: 'redirect' },
    { kind: 'server', says: failing(500, { message: 'a\n\u0000b'.repeat(500) }), shown: 'a b' },
    { kind: 'server', says: { status: 502, body: '<html>bad gateway' }, shown: 'status 502' },
    { kind: 'server', says: failing(200, { message: 'upstream broke' }), shown: 'upstream broke' },
    { kind: 'malformed', says: { status: 200, body: '{"choices": [' }, shown: 'no JSON' },
    { kind: 'malformed', says: { ...okay('text/html'), body: '<html>' }, shown: 'text/html' },
    { kind: 'malformed', says: { ...okay('text/event-stream'), body: 'data: {}\n\n' }, shown: 'text/event-stream' },
    { kind: 'malformed', says: { json: { choices: [] } }, shown: 'openai_chat' },
    { kind: 'malformed', says: { json: { message: 'hello' } }, shown: 'openai_chat' },
    { kind: 'malformed', says: { status: 200, body: 'x'.repeat(4_200_000) }, shown: 'larger than' },
    { kind: 'timeout', says: () => undefined, shown: 'within 0.3 s' },
    { kind: 'unreachable', says: (response) => response.socket?.destroy(), shown: 'was cut' },
    { kind: 'malformed', says: (response) => response.socket?.end('nonsense\r\n\r\n'), shown: 'does not speak HTTP' },
  ] satisfies { kind: string; says: TargetReply; shown: string; retryAfterMs?: number }[])(
    'is $kind, which says "$shown"',
    async ({ kind, says, shown, ...more }) => {
      const failure = await ask(says).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'TargetFailed', kind, ...more });
      const { message } = failure as Error;
      expect(message).toContain(shown);
      expect(message).not.toContain(key);
      expect(message.length).toBeLessThan(500);
      expect(message).not.toMatch(/\p{Cc}/u);
    },
  );

  test('a key that could be a word keeps the words of the server back', async () => {
    const failure = await ask(failing(401, { message: 'wrong key: pass' }), { api_key: 'pass' }).catch(
      (error) => error,
    );
    expect(failure.message).toBe('The target refused its API key (status 401)');
  });

  test.each([
    { endpoint: 'http://127.0.0.1:9/v1', kind: 'unreachable', says: 'nothing listens there' },
    { endpoint: 'http://nowhere.invalid/v1', kind: 'unreachable', says: 'could not be' },
    { endpoint: 'http://169.254.169.254/v1', kind: 'refused_by_egress', says: 'never called' },
    { endpoint: 'ftp://example.com/', kind: 'refused_by_egress', says: 'http' },
    { endpoint: 'http://user:pw@example.com/', kind: 'refused_by_egress', says: 'user name' },
  ])('$endpoint is $kind', async ({ endpoint, kind, says }) => {
    const asking = async () =>
      openTarget(WireTarget.parse({ endpoint }), {
        egress: createEgressGuard({ allowPrivate: true }),
        clock: () => now,
        timeoutMs: 5_000,
      }).ask(hello, never);
    await expect(asking()).rejects.toMatchObject({ kind, message: expect.stringContaining(says) });
  });
});

test('a name that leads elsewhere the second time is refused where it leads to what may not be called', async () => {
  const addresses = ['127.0.0.1', '169.254.169.254'];
  const resolve = (_: string, __: object, answer: (error: null, found: object[]) => void) =>
    answer(null, [{ address: addresses.shift(), family: 4 }]);
  reply = { status: 500, headers: { connection: 'close' }, body: {} };
  const target = openTarget(WireTarget.parse({ endpoint: `http://rebinding.test:${server.port}/v1` }), {
    egress: createEgressGuard({ allowPrivate: true, resolve: resolve as never }),
    clock: () => now,
    timeoutMs: 1_000,
  });
  await expect(target.ask(hello, never)).rejects.toMatchObject({ kind: 'server' });
  await expect(target.ask(hello, never)).rejects.toMatchObject({ kind: 'refused_by_egress' });
  await target.close();
});

test('calls of one origin and key share a limit, which does not tell the key', () => {
  const keyOf = (endpoint: string, api_key: string) =>
    openTarget(WireTarget.parse({ endpoint, api_key }), {
      egress: createEgressGuard({ allowPrivate: true }),
      clock: () => now,
      timeoutMs: 1,
    }).limitKey;
  expect(keyOf('https://a.x/v1', key)).toBe(keyOf('https://a.x/v2/chat/completions', key));
  expect(keyOf('https://a.x/v1', key)).not.toBe(keyOf('https://a.x/v1', `${key}2`));
  expect(keyOf('https://a.x/v1', key)).not.toBe(keyOf('https://b.x/v1', key));
  expect(keyOf('https://a.x/v1', key)).not.toContain(key.slice(0, 6));
});
