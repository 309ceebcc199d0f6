import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEgressGuard } from './egress-guard.ts';
import { createHttpClient, type TimeLimits } from './http-client.ts';

const paths: string[] = [];
let connections = 0;
const answers: Record<string, RequestListener> = {
  '/fine': (_, response) => response.end('fine'),
  '/redirect': (_, response) => response.writeHead(307, { location: '/target' }).end(),
  '/huge': (_, response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  },
  '/hangs': () => undefined,
  '/stalls': (_, response) => {
    response.write('half an answer');
  },
  '/resets': (request) => request.socket.resetAndDestroy(),
  '/breaks': (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('some');
    setTimeout(() => request.socket.destroy(), 20);
  },
  '/upgrades': (request) => {
    request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  },
  '/nonsense': (request) => {
    request.socket.end('this is not HTTP\r\n\r\n');
  },
};
const server = createServer((request, response) => {
  paths.push(request.url ?? '');
  answers[request.url ?? '']?.(request, response);
});
const sockets = new Set<Socket>();
server.on('connection', (socket) => {
  connections++;
  sockets.add(socket);
});
let base = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits: TimeLimits = { connectMs: 1_000, headersMs: 300, bodyMs: 300 };
const lenient = createEgressGuard({ allowPrivate: true });
const clientWith = (differing: Partial<TimeLimits> = {}, guard = lenient) => {
  const http = createHttpClient(guard);
  const sending = { limits: { ...limits, ...differing }, maxAnswerBytes: 1_000, longer: 'refused' } as const;
  return {
    post: (sent: ReturnType<typeof request>, signal: AbortSignal) => http.send(sent, { ...sending, signal }),
    close: () => http.close(),
  };
};
const request = (path: string) => ({ method: 'POST' as const, url: new URL(base + path), headers: {}, body: '{}' });
const never = () => new AbortController().signal;

describe('connections', () => {
  test('are kept: a hundred requests, ten at a time, take ten', async () => {
    const client = clientWith();
    const before = connections;
    const worker = async () => {
      for (let round = 0; round < 10; round++) await client.post(request('/fine'), never());
    };
    await Promise.all(Array.from({ length: 10 }, worker));
    expect(connections - before).toBe(10);
    client.close();
  });

  test('that the server ended in between are made anew, and the request succeeds', async () => {
    const client = clientWith();
    await client.post(request('/fine'), never());
    for (const socket of sockets) socket.destroy();
    // At once: the client has not heard of the end yet.
    expect((await client.post(request('/fine'), never())).body.toString()).toBe('fine');
    client.close();
  });

  test('are judged by the guard when they are made: a name that turns private is not connected to', async () => {
    const addresses = ['127.0.0.1', '169.254.169.254'];
    let asked = 0;
    const resolve = (_: string, __: object, answer: (error: null, found: object[]) => void) =>
      answer(null, [{ address: addresses[Math.min(asked++, 1)], family: 4 }]);
    const guard = createEgressGuard({ allowPrivate: true, resolve: resolve as never });
    const client = clientWith({}, guard);
    const url = new URL(request('/fine').url);
    url.hostname = 'rebinding.test';
    const ask = () => client.post({ ...request('/fine'), url }, never());
    expect((await ask()).status).toBe(200);
    // The kept connection leads where it was judged to lead.
    expect((await ask()).status).toBe(200);
    expect(asked).toBe(1);
    client.close();
    await expect.poll(() => [...sockets].every((socket) => socket.closed)).toBe(true);
    await expect(ask()).rejects.toThrow('does not lead to an address that may be called');
  });

  test('to addresses that may not be called are not made', async () => {
    const client = clientWith({}, createEgressGuard({ allowPrivate: false }));
    const before = connections;
    await expect(client.post(request('/fine'), never())).rejects.toThrow('REDOUBT_ALLOW_PRIVATE_TARGETS');
    expect(connections).toBe(before);
  });
});

test('a redirect is an answer and is not followed', async () => {
  const client = clientWith();
  expect(await client.post(request('/redirect'), never())).toMatchObject({
    status: 307,
    headers: { location: '/target' },
  });
  expect(paths).not.toContain('/target');
  client.close();
});

test.each([
  { path: '/huge', says: /larger than 1000 bytes/ },
  { path: '/hangs', says: /No answer within 0.3 s/ },
  { path: '/stalls', says: /No end of the answer within 0.3 s/ },
  { path: '/resets', says: /ended the connection before it answered/ },
  { path: '/breaks', says: /midst of its answer/ },
  { path: '/nonsense', says: /does not speak HTTP/ },
  { path: '/upgrades', says: /ended the connection|switching protocols/ },
])('$path rejects with $says', async ({ path, says }) => {
  const client = clientWith();
  await expect(client.post(request(path), never())).rejects.toThrow(says);
  client.close();
});

test('a server that takes no connection is given up', async () => {
  // A name that never resolves stands for every way in which a connection does not come about.
  const guard = createEgressGuard({ allowPrivate: true, resolve: (() => undefined) as never });
  const url = new URL('http://silent.test/');
  const client = clientWith({ connectMs: 100 }, guard);
  await expect(client.post({ ...request('/'), url }, never())).rejects.toThrow('No connection within 0.1 s');
  client.close();
});

test.each(['/hangs', '/stalls'])('a request to %s that is given up rejects at once with the reason', async (path) => {
  const client = clientWith({ headersMs: 10_000, bodyMs: 10_000 });
  const reason = new Error('the run stops');
  const abort = new AbortController();
  const before = paths.length;
  const given = expect(client.post(request(path), abort.signal)).rejects.toBe(reason);
  await expect.poll(() => paths.slice(before)).toEqual([path]);
  abort.abort(reason);
  await given;
  await expect(client.post(request(path), abort.signal)).rejects.toBe(reason);
  client.close();
});

describe('an exchange that is limited as a whole', () => {
  const http = createHttpClient(lenient);
  afterAll(() => http.close());
  const send = (path: string, wholeMs = 300) =>
    http.send(request(path), { limits: { wholeMs }, maxAnswerBytes: 1_000, longer: 'cut' });

  test('reads of an endless answer only as much as was asked for', async () => {
    expect((await send('/huge', 5_000)).body.length).toBe(1_000);
  });

  test.each(['/hangs', '/stalls'])('%s rejects when its time is over', async (path) => {
    await expect(send(path)).rejects.toThrow('No whole answer within 0.3 s');
  });
});
