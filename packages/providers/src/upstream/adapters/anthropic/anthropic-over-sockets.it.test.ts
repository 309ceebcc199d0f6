import { afterEach, expect, test } from 'vitest';
import { createEgressGuard } from '../../../http/egress-guard.ts';
import { createTransport } from '../../../http/transport.ts';
import { openScriptedUpstream, type Script, sendPieces } from '../../../testing/scripted-upstream.ts';
import { createCallUpstream } from '../../call-upstream.ts';
import { deliveredHeaders } from '../../delivered-headers.ts';
import type { UpstreamModel } from '../../upstream-model.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function ask(script: Script, body: object, path: 'chat/completions' | 'models' = 'chat/completions') {
  const server = await openScriptedUpstream(script);
  const transport = createTransport({ egress: createEgressGuard({ allowPrivate: true }) });
  opened.push(server, transport);
  const call = createCallUpstream({ transport });
  const base = {
    id: 'm',
    name: 'm',
    dialect: 'anthropic_messages',
    provider: 'anthropic',
    model: 'claude',
    apiKeys: ['k'],
  } as const;
  const models: UpstreamModel[] = [{ ...base, baseUrl: `${server.origin}/v1` }];
  const isStream = 'stream' in body;
  const request = { models, call: { path, body: Buffer.from(JSON.stringify(body)), isStream } };
  return new Promise<{ text: string; status: number; headers: object; failure?: string }>((resolve) => {
    let [text, status, headers] = ['', 0, {}];
    call(request, {
      onAnswer: (answer) =>
        resolve({ text: answer.body.toString(), status: answer.status, headers: deliveredHeaders(answer.headers) }),
      onStream: (start) => {
        [status, headers] = [start.status, deliveredHeaders(start.headers)];
        return {
          onData: (chunk) => {
            text += chunk.toString();
          },
          onEnd: () => resolve({ text, status, headers }),
          onFailure: ({ code }) => resolve({ text, status, headers, failure: code }),
        };
      },
      onFailure: ({ code }) => resolve({ text, status, headers, failure: code }),
    });
  });
}

const chat = { messages: [{ role: 'user', content: 'hi' }] };
const words = Array.from({ length: 200 }, (_, index) => `wörd${index} `);
const events = [
  { type: 'message_start', message: { id: 'msg', model: 'claude', usage: { input_tokens: 1 } } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...words.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 2 } },
  { type: 'message_stop' },
];
const bytes = Buffer.from(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
const sseType = { 'content-type': 'text/event-stream; charset=utf-8', 'set-cookie': 'a=b', 'request-id': 'r' };
const contentOf = (text: string) =>
  text
    .split('\n\n')
    .filter((each) => each.startsWith('data: {'))
    .map((each) => JSON.parse(each.slice(6)).choices[0]?.delta.content ?? '')
    .join('');

test('a stream that is cut at random arrives whole, with the headers that a client has use for', async () => {
  const script: Script = async (response) => {
    response.writeHead(200, sseType);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + Math.floor(Math.random() * 400);
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    await sendPieces(response, pieces);
    response.end();
  };
  const { text, headers, failure } = await ask(script, { ...chat, stream: true });
  expect(failure).toBeUndefined();
  expect(contentOf(text)).toBe(words.join(''));
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(headers).toEqual({ 'content-type': sseType['content-type'], 'request-id': 'r' });
});

test.each([
  { how: 'closed', end: 'end' },
  { how: 'cut', end: 'destroy' },
] as const)('a stream that is $how in the midst is a failure, after what had come', async ({ end }) => {
  const script: Script = async (response) => {
    response.writeHead(200, sseType);
    await sendPieces(response, [bytes.subarray(0, 5_000)], 20);
    response[end]();
  };
  const { text, failure } = await ask(script, { ...chat, stream: true });
  expect(failure).toBe('upstream_connection_lost');
  expect(words.join('').startsWith(contentOf(text))).toBe(true);
  expect(contentOf(text).length).toBeGreaterThan(100);
});

test('a stream of nonsense is a failure', async () => {
  const script: Script = (response) => response.writeHead(200, sseType).end('data: {nonsense\n\n');
  expect((await ask(script, { ...chat, stream: true })).failure).toBe('upstream_malformed');
});

test.each<[string, Script, object]>([
  ['an answer', (response) => response.end('{"content":[{"type":"text","text":"x"}]}'), { status: 200 }],
  ['an answer that is none', (response) => response.end('hello'), { failure: 'upstream_malformed' }],
  [
    'an error',
    (response) => response.writeHead(400).end('{"error":{"type":"invalid_request_error","message":"m"}}'),
    { status: 400, text: '{"error":{"message":"m","type":"invalid_request_error","param":null,"code":null}}' },
  ],
  [
    'an error that is no JSON',
    (response) => response.writeHead(413).end('<html>too large'),
    { status: 413, text: '<html>too large' },
  ],
])('%s comes translated, or as it is where it cannot be', async (_, script, expected) => {
  expect(await ask(script, chat)).toMatchObject(expected);
});

test('the list of models is asked for without a body', async () => {
  const seen: string[] = [];
  const script: Script = (response, { method, url, body }) => {
    seen.push(`${method} ${url} ${body.length}`);
    response.end('{"data":[]}');
  };
  expect((await ask(script, {}, 'models')).text).toBe('{"object":"list","data":[]}');
  expect(seen).toEqual(['GET /v1/models 0']);
});

test('an error in the place of a stream is tried again', async () => {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'busy' } };
  let tries = 0;
  const script: Script = (response) =>
    response.writeHead(200, sseType).end(++tries === 1 ? `event: error\ndata: ${JSON.stringify(error)}\n\n` : bytes);
  const { text, failure } = await ask(script, { ...chat, stream: true });
  expect([contentOf(text), failure, tries]).toEqual([words.join(''), undefined, 2]);
});

test.each([false, true])(
  'a JSON object that is asked for is all that the content holds (stream: %s)',
  async (stream) => {
    const said = ['Sure:\n```json\n{"city"', ': "Oslo"}\n```'];
    const script: Script = (response, { body }) => {
      const asked = JSON.parse(body.toString());
      if (!asked.stream) return response.end(JSON.stringify({ content: [{ type: 'text', text: said.join('') }] }));
      const deltas = said.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      }));
      const all = [...events.slice(0, 2), ...deltas, ...events.slice(-3)];
      return response.writeHead(200, sseType).end(all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    };
    const format = { response_format: { type: 'json_object' } };
    const { text } = await ask(script, { ...chat, ...format, ...(stream && { stream }) });
    const content = stream ? contentOf(text) : JSON.parse(text).choices[0].message.content;
    expect(JSON.parse(content)).toEqual({ city: 'Oslo' });
  },
);
