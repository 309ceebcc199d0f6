import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { creditsOf } from './credits.ts';
import { pages, records } from './pages.ts';
import { isFailure, ServiceError } from './service-error.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => unknown;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A service that gives each call the next reply; the last one stays. */
async function startService(...replies: readonly Reply[]) {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    replies[Math.min(calls.length, replies.length) - 1]?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { client: createClient({ baseUrl, apiKey: 'k' }), calls };
}

const answered =
  (body: object, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(200, headers).end(JSON.stringify(body));
const refused =
  (status: number, code: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify({ error: code, message: 'no', request_id: 'r1' }));
const broken: Reply = (response) => response.destroy();
const detectCall = { body: { text: 'x', detectors: { pii: { enabled: true } } } };
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ServiceError ? error.status : (error as Error).name),
  );

test.each([
  { what: 'a read after a broken connection', replies: [broken], call: 'read', expected: 'answered', calls: 2 },
  {
    what: 'a read after 502',
    replies: [refused(502, 'upstream_failed')],
    call: 'read',
    expected: 'answered',
    calls: 2,
  },
  {
    what: 'a charged call after 429',
    replies: [refused(429, 'rate_limited')],
    call: 'charged',
    expected: 'answered',
    calls: 2,
  },
  {
    what: 'a charged call after 503',
    replies: [refused(503, 'not_ready')],
    call: 'charged',
    expected: 'answered',
    calls: 2,
  },
  { what: 'a charged call with a key', replies: [broken], call: 'keyed', expected: 'answered', calls: 2 },
])('$what is sent again', async ({ replies, call, expected, calls }) => {
  const service = await startService(...replies, answered({}));
  expect(await statusOf(calling(service.client, call))).toBe(expected);
  expect(service.calls).toHaveLength(calls);
});

test.each([
  { what: 'a charged call after a broken connection', replies: [broken], call: 'charged', expected: 'TypeError' },
  { what: 'a charged call after 502', replies: [refused(502, 'upstream_failed')], call: 'charged', expected: 502 },
  { what: 'a read after 404', replies: [refused(404, 'not_found')], call: 'read', expected: 404 },
  { what: 'a deletion after a broken connection', replies: [broken], call: 'deletion', expected: 'TypeError' },
  {
    what: 'a read that should wait for a minute',
    replies: [refused(429, 'rate_limited', { 'retry-after': '60' })],
    call: 'read',
    expected: 429,
  },
])('$what is not sent again', async ({ replies, call, expected }) => {
  const service = await startService(...replies, answered({}));
  expect(await statusOf(calling(service.client, call))).toBe(expected);
  expect(service.calls).toHaveLength(1);
});

function calling(client: ReturnType<typeof createClient>, call: string): Promise<unknown> {
  if (call === 'charged') return client.guardrails.detect(detectCall);
  if (call === 'keyed') return client.guardrails.detect(detectCall, { idempotencyKey: true });
  if (call === 'deletion') return client.admin.revokeKey({ params: { key_id: 'k1' } });
  return client.rt.listRuns();
}

test('a call that is sent again carries the same idempotency key', async () => {
  const { client, calls } = await startService(broken, refused(503, 'not_ready'), answered({}));
  await client.guardrails.detect(detectCall, { idempotencyKey: true });
  const keys = calls.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('tries end after the number that was asked for', async () => {
  const { client, calls } = await startService(refused(503, 'not_ready'));
  expect(await statusOf(client.rt.listRuns({}, { retries: 1 }))).toBe(503);
  expect(calls).toHaveLength(2);
});

test('a signal ends one call, also while it waits to be sent again', async () => {
  const { client, calls } = await startService(refused(503, 'not_ready', { 'retry-after': '5' }));
  const signal = AbortSignal.timeout(200);
  expect(await statusOf(client.rt.listRuns({}, { signal }))).toBe('TimeoutError');
  expect(calls).toHaveLength(1);
});

test('a failure is known by its code', async () => {
  const { client } = await startService(refused(402, 'credit_limit_reached'));
  const error = await client.guardrails.detect(detectCall).catch((thrown: unknown) => thrown);
  expect(isFailure(error, 'credit_limit_reached')).toBe(true);
  expect(isFailure(error, 'not_found')).toBe(false);
  expect(error).toMatchObject({ status: 402, code: 'credit_limit_reached', requestId: 'r1' });
});

test('an answer tells what it cost', async () => {
  const headers = {
    'x-service-credits-mode': 'credits',
    'x-service-credits-cost': '3',
    'x-service-credits-used': '10',
    'x-service-credits-limit': 'unlimited',
    'x-service-credits-remaining': 'unlimited',
  };
  const { client } = await startService(answered({ summary: {} }, headers), answered({}));
  const answer = await client.guardrails.detect(detectCall);
  expect(creditsOf(answer)).toEqual({
    mode: 'credits',
    cost: 3,
    wouldCost: undefined,
    used: 10,
    limit: null,
    remaining: null,
  });
  expect(creditsOf(await client.rt.listRuns())).toBeUndefined();
});

test('pages are read one after the other, from the page that is asked for', async () => {
  const { client, calls } = await startService((response, request) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    response.end(JSON.stringify({ runs: [], pagination: { page, has_next: page < 4 } }));
  });
  const read: number[] = [];
  for await (const { pagination } of pages(client.rt.listRuns, { query: { page: 2, per_page: 5 } })) {
    read.push(pagination.page);
  }
  expect(read).toEqual([2, 3, 4]);
  expect(calls.every(({ url }) => url?.includes('per_page=5'))).toBe(true);
});

test('records are read by their cursor', async () => {
  const { client, calls } = await startService(
    answered({ records: [{ record_id: 'a' }, { record_id: 'b' }], next_cursor: 'c2' }),
    answered({ records: [{ record_id: 'c' }], next_cursor: null }),
  );
  const read: string[] = [];
  for await (const { record_id } of records(client, { params: { run_id: 'rt-1' }, query: { success: 'true' } })) {
    read.push(record_id);
  }
  expect(read).toEqual(['a', 'b', 'c']);
  expect(calls.map(({ url }) => url)).toEqual([
    '/rt/runs/rt-1/records?limit=250&success=true',
    '/rt/runs/rt-1/records?limit=250&success=true&cursor=c2',
  ]);
});
