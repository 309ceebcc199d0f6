import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createEgressGuard, type EgressGuard } from '../../egress/egress-guard.ts';
import type { Call, WireRequest } from './exchange.ts';
import { eventually, openScriptedUpstream, type Script, sendPieces } from './testing/scripted-upstream.ts';
import { createTransport, defaultTransportLimits, type Transport, type TransportLimits } from './transport.ts';
import type { TransportFailed } from './transport-failed.ts';

const lenient = createEgressGuard({ allowPrivate: true });
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function upstream(script: Script) {
  const server = await openScriptedUpstream(script);
  opened.push(server);
  return server;
}
function transport(differing: Partial<TransportLimits> = {}, egress: EgressGuard = lenient): Transport {
  const made = createTransport({ egress, limits: { ...defaultTransportLimits, ...differing } });
  opened.push(made);
  return made;
}

interface Ended {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
  readonly failure: TransportFailed | undefined;
}
const post = (origin: string, path = '/v1/x', body: Buffer | string = '{}'): WireRequest => ({
  origin,
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

function send(over: Transport, request: WireRequest, onData?: (chunk: Buffer, call: () => Call) => void) {
  let call: Call | undefined;
  let ends = 0;
  const ended = new Promise<Ended>((resolve) => {
    let [status, headers] = [0, {}];
    const chunks: Buffer[] = [];
    const end = (failure?: TransportFailed) => {
      if (++ends > 1) throw new Error('ended twice');
      resolve({ status, headers, body: Buffer.concat(chunks).toString(), failure });
    };
    call = over.send(request, {
      onHeaders: (code, fields) => ([status, headers] = [code, fields]),
      onData: (chunk) => {
        chunks.push(chunk);
        onData?.(chunk, () => call as Call);
      },
      onEnd: () => end(),
      onError: end,
    });
  });
  return { ended, call: call as unknown as Call, ends: () => ends };
}

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
  ])('because the answer $what says so, and in time', async ({ kind, script, status = 0, body = '' }) => {
    const { origin, received } = await upstream(script);
    const startedAt = performance.now();
    const ended = await send(transport({ headersMs: 300, idleMs: 300 }), post(origin)).ended;
    expect(ended.failure?.kind).toBe(kind);
    expect(ended).toMatchObject({ status, body });
    expect(received.length).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
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

describe('connections', () => {
  test('are kept: a hundred calls, ten at a time, take ten', async () => {
    const { origin, connections } = await upstream((response) => response.end('fine'));
    const over = transport();
    const worker = async () => {
      for (let round = 0; round < 10; round++) await send(over, post(origin)).ended;
    };
    await Promise.all(Array.from({ length: 10 }, worker));
    expect(connections()).toBe(10);
  });

  test('are bounded in number: one call more is refused at once', async () => {
    const { origin } = await upstream(() => undefined);
    const over = transport({ maxConnectionsPerOrigin: 3 });
    const calls = Array.from({ length: 3 }, () => send(over, post(origin)));
    expect((await send(over, post(origin)).ended).failure?.kind).toBe('busy');
    for (const { call } of calls) call.abort();
    const next = send(over, post(origin));
    await sleep(50);
    expect(next.ends()).toBe(0);
  });

  test('that are not used are ended', async () => {
    const { origin, connections, received } = await upstream((response) => response.end('fine'));
    const over = transport({ keepMs: 100 });
    await send(over, post(origin)).ended;
    await sleep(400);
    await send(over, post(origin)).ended;
    expect([received.length, connections()]).toEqual([2, 2]);
  });

  test('that the server ended as they are used again are made anew, once', async () => {
    const server = await upstream((response, _, { number, socket }) =>
      number === 1 || number >= 3 ? socket.destroy() : response.end('fine'),
    );
    const over = transport();
    await send(over, post(server.origin)).ended;
    expect((await send(over, post(server.origin)).ended).body).toBe('fine');
    expect(server.connections()).toBe(2);
    expect((await send(over, post(server.origin)).ended).failure?.kind).toBe('cut');
    expect(server.received.length).toBe(5);
  });
});

describe('a call', () => {
  test('that is aborted before, during and after its answer ends once, and the provider sees it', async () => {
    const server = await upstream((response) => response.write('begun'));
    const over = transport();
    const early = send(over, post(server.origin));
    early.call.abort();
    expect((await early.ended).failure?.kind).toBe('aborted');
    const late = send(over, post(server.origin), (_, call) => call().abort());
    expect(await late.ended).toMatchObject({ body: 'begun', failure: { kind: 'aborted' } });
    late.call.abort();
    await eventually(() => server.cancelled() >= 1);
    expect([early.ends(), late.ends()]).toEqual([1, 1]);
  });

  test('that is paused takes no more than the buffers hold, and goes on where it stopped', async () => {
    const total = 64_000_000;
    let written = 0;
    const server = await upstream((response) => {
      const piece = Buffer.alloc(64_000, 'x');
      const write = () => {
        while (written < total && !response.destroyed) {
          written += piece.length;
          if (!response.write(piece)) return response.once('drain', write);
        }
        return response.end();
      };
      write();
    });
    let got = 0;
    let hasPaused = false;
    const { ended, call } = send(transport({ idleMs: 500 }), post(server.origin), (chunk, own) => {
      got += chunk.length;
      if (hasPaused) return;
      hasPaused = true;
      own().pause();
    });
    await sleep(900);
    // Longer than the idle limit, which does not run while nothing is wanted.
    expect(got).toBeLessThan(1_000_000);
    expect(written).toBeLessThan(total / 2);
    call.resume();
    expect((await ended).failure).toBeUndefined();
    expect(got).toBe(total);
  });
});
