import { Target as WireTarget } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../http/egress-guard.ts';
import { type AskedTarget, hello, key, never, now, okay, startAskedTarget } from '../testing/asked-target.ts';
import type { TargetReply } from '../testing/scripted-target.ts';
import { openTarget } from './open-target.ts';

let server: AskedTarget;
beforeAll(async () => {
  server = await startAskedTarget();
});
afterAll(() => server.stop());

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
    { kind: 'throttled', says: failing(429, {}, { 'retry-after': '600' }), retryAfterMs: 600_000, shown: 'fewer' },
    { kind: 'quota', says: failing(429, {}, { 'retry-after': '43200' }), shown: 'no call before 2026-11-22T00:00:00Z' },
    {
      kind: 'throttled',
      says: failing(429, {}, { 'x-ratelimit-reset': String(now.getTime() + 30_000) }),
      retryAfterMs: 30_000,
      shown: 'fewer calls',
    },
    { kind: 'closed', says: failing(410, 'Thread is gone'), shown: 'Thread is gone' },
    { kind: 'closed', says: failing(410, { code: 'thread_deleted' }), shown: 'is closed' },
    { kind: 'closed', says: failing(409, { code: 'conversation_closed' }), shown: 'is closed' },
    { kind: 'closed', says: failing(409, 'This session has ended'), shown: 'has ended' },
    { kind: 'closed', says: failing(409, 'This conversation is already closed'), shown: 'already closed' },
    { kind: 'closed', says: failing(400, { code: 'session_expired' }), shown: 'is closed' },
    { kind: 'closed', says: failing(403, { code: 'thread_closed' }), shown: 'is closed' },
    { kind: 'auth', says: failing(401, { code: 'session_expired' }), shown: 'its API key' },
    { kind: 'auth', says: failing(403, { code: 'session_expired' }), shown: 'its API key' },
    { kind: 'server', says: failing(409, { code: 'conversation_locked' }), shown: 'failed' },
    { kind: 'server', says: failing(409, 'A session is already in progress'), shown: 'in progress' },
    { kind: 'server', says: failing(409, 'The last turn of this chat has not finished'), shown: 'not finished' },
    { kind: 'server', says: failing(409, 'A thread of this id exists already'), shown: 'exists already' },
    { kind: 'rejected', says: failing(409, 'A version conflict'), shown: 'version conflict' },
    { kind: 'rejected', says: failing(409, 'This conversation has another owner'), shown: 'another owner' },
    { kind: 'rejected', says: failing(410, 'This version of the API was retired'), shown: 'was retired' },
    { kind: 'rejected', says: failing(410), shown: 'status 410' },
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
    {
      kind: 'unreachable',
      says: (response) => response.socket?.destroy(),
      shown: 'ended the connection before it answered',
    },
    { kind: 'malformed', says: (response) => response.socket?.end('nonsense\r\n\r\n'), shown: 'does not speak HTTP' },
  ] satisfies { kind: string; says: TargetReply; shown: string; retryAfterMs?: number }[])(
    'is $kind, which says "$shown"',
    async ({ kind, says, shown, ...more }) => {
      const failure = await server.ask(says).catch((error: unknown) => error);
      expect(failure).toMatchObject({ name: 'TargetFailed', kind, ...more });
      const { message } = failure as Error;
      expect(message).toContain(shown);
      expect(message).not.toContain(key);
      expect(message.length).toBeLessThan(500);
      expect(message).not.toMatch(/\p{Cc}/u);
    },
  );

  test('a key that could be a word keeps the words of the server back', async () => {
    const failure = await server
      .ask(failing(401, { message: 'wrong key: pass' }), { api_key: 'pass' })
      .catch((error) => error);
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
  server.says({ status: 500, headers: { connection: 'close' }, body: {} });
  const target = openTarget(WireTarget.parse({ endpoint: `http://rebinding.test:${server.port}/v1` }), {
    egress: createEgressGuard({ allowPrivate: true, resolve: resolve as never }),
    clock: () => now,
    timeoutMs: 1_000,
  });
  await expect(target.ask(hello, never)).rejects.toMatchObject({ kind: 'server' });
  await expect(target.ask(hello, never)).rejects.toMatchObject({ kind: 'refused_by_egress' });
  await target.close();
});
