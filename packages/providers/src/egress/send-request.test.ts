import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEgressGuard } from './egress-guard.ts';
import { type OutgoingRequest, sendRequest } from './send-request.ts';

const paths: string[] = [];
const answers: Record<string, RequestListener> = {
  '/redirect': (_, response) => response.writeHead(302, { location: '/target' }).end('elsewhere'),
  '/endless': (_, response) => {
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
const send = (path: string, differing: Partial<OutgoingRequest> = {}) =>
  sendRequest(
    { url: base + path, method: 'POST', headers: {}, body: '', timeoutMs: 300, maxAnswerBytes: 1_000, ...differing },
    createEgressGuard({ allowPrivate: true }),
  );

test('a redirect is an answer and is not followed', async () => {
  expect(await send('/redirect')).toMatchObject({ status: 302, headers: { location: '/target' } });
  expect(paths).not.toContain('/target');
});

test('of an endless answer only as much is read as was asked for', async () => {
  expect((await send('/endless', { timeoutMs: 5_000 })).body.length).toBe(1_000);
});

test.each([
  { path: '/hangs', says: /No whole answer within 0.3 s/ },
  { path: '/stalls', says: /No whole answer/ },
  { path: '/resets', says: /ECONNRESET|hang up/ },
  { path: '/upgrades', says: /without an answer|hang up/ },
  { path: '/nonsense', says: /Parse Error/ },
])('$path rejects with $says', async ({ path, says }) => {
  await expect(send(path)).rejects.toThrow(says);
});

test('a request that is given up rejects at once', async () => {
  const reason = new Error('the service stops');
  const abort = new AbortController();
  setTimeout(() => abort.abort(reason), 50);
  await expect(send('/hangs', { timeoutMs: 10_000, signal: abort.signal })).rejects.toBe(reason);
  await expect(send('/hangs', { timeoutMs: 10_000, signal: abort.signal })).rejects.toBe(reason);
});
