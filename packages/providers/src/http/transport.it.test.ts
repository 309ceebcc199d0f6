import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type Script, sendPieces } from '../testing/scripted-upstream.ts';
import { openWire, post, send } from '../testing/wire.ts';
import { createEgressGuard, type EgressGuard } from './egress-guard.ts';

const { upstream, transport, close } = openWire();
afterEach(close);

describe('an exchange', () => {
  test('brings status, headers and body as they are, of any status', async () => {
    const { origin, received } = await upstream((response) =>
      response.writeHead(418, { 'x-request-id': 'r1' }).end('teapot'),
    );
    const { ended } = send(transport(), post(origin, '/v1/chat/completions?a=b', Buffer.from('{"x":1}')));
    expect(await ended).toMatchObject({ status: 418, headers: { 'x-request-id': 'r1' }, body: 'teapot' });
    expect(received[0]).toMatchObject({
      url: '/v1/chat/completions?a=b',
      method: 'POST',
      body: Buffer.from('{"x":1}'),
    });
  });

  test('does not follow a redirect', async () => {
    const { origin, received } = await upstream((response) => response.writeHead(307, { location: '/target' }).end());
    expect(await send(transport(), post(origin)).ended).toMatchObject({ status: 307, failure: undefined });
    expect(received.length).toBe(1);
  });

  test('brings every byte of a stream that is cut at random', async () => {
    const bytes = randomBytes(200_000);
    const { origin } = await upstream(async (response) => {
      const pieces: Buffer[] = [];
      for (let at = 0; at < bytes.length; ) {
        const size = 1 + Math.floor(Math.random() * 3_000);
        pieces.push(bytes.subarray(at, at + size));
        at += size;
      }
      await sendPieces(response, pieces);
      response.end();
    });
    const hash = createHash('sha256');
    const { ended } = send(transport(), post(origin), (chunk) => hash.update(chunk));
    expect((await ended).failure).toBeUndefined();
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('uses no proxy of the environment', async () => {
    const { origin } = await upstream((response) => response.end('direct'));
    const proxy = await upstream((response) => response.end('by proxy'));
    const before = { ...process.env };
    Object.assign(process.env, { HTTP_PROXY: proxy.origin, http_proxy: proxy.origin, ALL_PROXY: proxy.origin });
    expect((await send(transport(), post(origin)).ended).body).toBe('direct');
    process.env = before;
    expect(proxy.received.length).toBe(0);
  });

  test.each([
    { what: 'a header that is none', request: { headers: { 'x-a': 'b\r\nx-c: d' } } },
    { what: 'a path that is none', request: { path: 'v1' } },
  ])('with $what ends with an error, told after it was sent', async ({ request }) => {
    const { origin, received } = await upstream((response) => response.end());
    const { ended, ends } = send(transport(), { ...post(origin), ...request });
    expect(ends()).toBe(0);
    expect((await ended).failure?.kind).toBe('unreachable');
    expect(received.length).toBe(0);
  });
});

describe('an exchange that fails', () => {
  test.each<{ what: string; kind: string; script: Script; status?: number; body?: string }>([
    { what: 'is cut before the answer', kind: 'cut', script: (_, __, { socket }) => socket.destroy() },
    { what: 'is reset before the answer', kind: 'cut', script: (_, __, { socket }) => socket.resetAndDestroy() },
    {
      what: 'is cut in the midst of a stream',
      kind: 'cut',
      status: 200,
      body: 'data: 1\n\n',
      script: async (response, _, { socket }) => {
        await sendPieces(response, [Buffer.from('data: 1\n\n')], 20);
        socket.destroy();
      },
    },
    {
      what: 'is shorter than announced',
      kind: 'cut',
      status: 200,
      body: 'some',
      script: async (response, _, { socket }) => {
        response.writeHead(200, { 'content-length': '100' });
        await sendPieces(response, [Buffer.from('some')], 20);
        socket.end();
      },
    },
    {
      what: 'is no HTTP',
      kind: 'malformed',
      script: (_, __, { socket }) => socket.end('this is not HTTP\r\n\r\n'),
    },
    { what: 'never begins', kind: 'headers_timeout', script: () => undefined },
    {
      what: 'stops in the midst',
      kind: 'idle_timeout',
      status: 200,
      body: 'half',
      script: (response) => response.write('half'),
    },
  ])('because the answer $what says so', async ({ kind, script, status = 0, body = '' }) => {
    const { origin, received } = await upstream(script);
    const ended = await send(transport({ headersMs: 300, idleMs: 300 }), post(origin)).ended;
    expect(ended.failure?.kind).toBe(kind);
    expect(ended).toMatchObject({ status, body });
    expect(received.length).toBe(1);
  });

  test('because nothing listens is unreachable', async () => {
    const { origin, close } = await upstream(() => undefined);
    close();
    const { failure } = await send(transport(), post(origin)).ended;
    expect(failure).toMatchObject({ kind: 'unreachable' });
    expect(failure?.message).toContain('nothing listens there');
  });

  test('because it is not connected in time says so', async () => {
    // A name that is never resolved: the connection's time runs meanwhile.
    const stuck: EgressGuard = { checkUrl: (url) => new URL(url), lookup: () => undefined };
    const ended = await send(transport({ connectMs: 200 }, stuck), post('http://stuck.test')).ended;
    expect(ended.failure?.kind).toBe('connect_timeout');
  });
});

describe('the guard', () => {
  const names: Record<string, string> = { 'inside.test': '127.0.0.1', 'metadata.test': '169.254.169.254' };
  const guard = (allowPrivate: boolean) =>
    createEgressGuard({
      allowPrivate,
      resolve: ((host: string, _: object, answer: (error: null, found: object[]) => void) =>
        answer(null, [{ address: names[host] ?? '', family: 4 }])) as never,
    });

  test.each([
    { origin: 'http://169.254.169.254', allowPrivate: true },
    { origin: 'http://[fd00:ec2::254]', allowPrivate: true },
    { origin: 'http://metadata.test', allowPrivate: true },
    { origin: 'http://127.0.0.1', allowPrivate: false },
    { origin: 'http://10.0.0.1', allowPrivate: false },
    { origin: 'http://2130706433', allowPrivate: false },
    { origin: 'http://inside.test', allowPrivate: false },
    { origin: 'http://user:password@example.com', allowPrivate: false },
    { origin: 'file:///etc/passwd', allowPrivate: true },
  ])('refuses $origin (private allowed: $allowPrivate)', async ({ origin, allowPrivate }) => {
    const port = new URL((await upstream((response) => response.end())).origin).port;
    const target = origin.startsWith('file') ? origin : `${origin}:${port}`;
    const { failure } = await send(transport({}, guard(allowPrivate)), post(target)).ended;
    expect(failure?.kind).toBe('refused_by_egress');
  });

  test('lets a private name through where private targets are allowed', async () => {
    const { origin } = await upstream((response) => response.end('reached'));
    const target = origin.replace('127.0.0.1', 'inside.test');
    expect((await send(transport({}, guard(true)), post(target)).ended).body).toBe('reached');
  });
});
