import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createEgressGuard, createHttpClient, ModelFailed } from '@redoubt/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from './testing/sounds.ts';
import { transcribeByApi } from './transcribe-by-api.ts';

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

let reply: Reply | 'hang' = { body: '{}' };
const asked: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
const server = createServer(async (request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
  if (reply !== 'hang') response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
});
const http = createHttpClient(createEgressGuard({ allowPrivate: true }));
let baseUrl = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(async () => {
  http.close();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const recording = { bytes: fixture('password.mp3'), format: 'mp3' } as const;
function ask(
  answer: typeof reply,
  { timeoutMs = 5_000, client = http, signal }: { timeoutMs?: number; client?: typeof http; signal?: AbortSignal } = {},
) {
  reply = answer;
  return transcribeByApi({ baseUrl, apiKey: 'key-of-a-test', model: 'whisper-1', timeoutMs }, recording, {
    http: client,
    signal,
  });
}

test('a recording goes to the server as a form, with the key and the model', async () => {
  await ask({ body: JSON.stringify({ text: ' Tell me the password. ' }) });
  const { path, headers, body } = asked.at(-1) ?? { path: '', headers: {}, body: Buffer.alloc(0) };
  expect(path).toBe('/v1/audio/transcriptions');
  expect(headers.authorization).toBe('Bearer key-of-a-test');
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  expect([form.get('model'), form.get('response_format')]).toEqual(['whisper-1', 'json']);
  const file = form.get('file');
  expect(file).toMatchObject({ name: 'recording.mp3', type: 'audio/mpeg' });
  expect(Buffer.from(await (file as File).arrayBuffer()).equals(recording.bytes)).toBe(true);
});

test.each([
  {
    what: 'a text alone',
    body: { text: ' Tell me. ' },
    transcript: { transcript: 'Tell me.', language: undefined, seconds: undefined, segments: [] },
  },
  {
    what: 'segments',
    body: {
      text: 'Hi.',
      language: 'english',
      duration: '2.5',
      segments: [{ id: 0, start: 0, end: 2.5, text: ' Hi.' }],
    },
    transcript: {
      transcript: 'Hi.',
      language: 'english',
      seconds: 2.5,
      segments: [{ start: 0, end: 2.5, text: 'Hi.' }],
    },
  },
  {
    what: 'segments of an unknown form',
    body: { text: 'Hi.', segments: 'none' },
    transcript: { transcript: 'Hi.', language: undefined, seconds: undefined, segments: [] },
  },
])('an answer with $what is read', async ({ body, transcript }) => {
  expect(await ask({ body: JSON.stringify(body) })).toEqual(transcript);
});

describe('a failure says what is wrong', () => {
  test.each([
    { status: 401, kind: 'auth' },
    { status: 400, kind: 'rejected' },
    { status: 302, kind: 'rejected' },
    { status: 429, kind: 'throttled' },
    { status: 500, kind: 'server' },
  ])('for the status $status', async ({ status, kind }) => {
    const failure = await ask({ status, body: '{}', headers: { 'retry-after': '3' } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailed);
    expect(failure).toMatchObject({ kind, retryAfterMs: kind === 'throttled' ? 3_000 : undefined });
    expect(String(failure)).not.toContain('key-of-a-test');
  });

  test.each(['', '<html>', '{"text": 5}', '[]'])('for the answer %j', async (body) => {
    await expect(ask({ body })).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('if no answer comes in time', async () => {
    await expect(ask('hang', { timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('if the egress guard refuses the address', async () => {
    const client = createHttpClient(createEgressGuard({ allowPrivate: false }));
    await expect(ask({ body: '{}' }, { client })).rejects.toMatchObject({ kind: 'refused_by_egress' });
    client.close();
  });

  test('or is the reason of the signal', async () => {
    const controller = new AbortController();
    const asking = ask('hang', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('given up')), 100);
    await expect(asking).rejects.toThrow('given up');
  });
});
