import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startServer(answer: RequestListener, host = '127.0.0.1') {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  server.listen(0, host);
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, asked };
}

const to =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();
const healthy: RequestListener = (_, response) => response.end('{"status":"healthy"}');
const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey: 'sk_service_secret', retries: 0 });

describe('a redirect to another host', () => {
  test.each([301, 302, 303, 307, 308])('is not followed, and the key does not go there: %i', async (status) => {
    const other = await startServer(healthy);
    const service = await startServer(to(`${other.url}/guardrails/health`, status));
    await expect(clientOf(service.url).guardrails.health()).rejects.toMatchObject({
      name: 'RedirectRefused',
      message: expect.stringContaining(other.url),
    });
    expect(other.asked).toEqual([]);
  });

  test.each([
    '//127.0.0.2/',
    'https://127.0.0.1:1/x',
    'file:///etc/passwd',
    'http://[',
    'http://127.0.0.1.evil.example/',
  ])('nor by another form of address: %s', async (location) => {
    const service = await startServer(to(location));
    await expect(clientOf(service.url).guardrails.health()).rejects.toMatchObject({ name: 'RedirectRefused' });
  });

  test('is not tried again, and a stream follows none either', async () => {
    const other = await startServer(healthy);
    const service = await startServer(to(other.url));
    const client = createClient({ baseUrl: service.url, apiKey: 'k', retries: 3 });
    await expect(client.usage.balance()).rejects.toMatchObject({ name: 'RedirectRefused' });
    expect(service.asked).toHaveLength(1);
    expect(other.asked).toEqual([]);
  });
});

describe('a redirect on the same host', () => {
  test('is followed with the key', async () => {
    const service = await startServer((request, response) =>
      request.url === '/guardrails/health' ? to('/moved/health')(request, response) : healthy(request, response),
    );
    expect(await clientOf(service.url).guardrails.health()).toEqual({ status: 'healthy' });
    expect(service.asked.map(({ url, headers }) => [url, headers.apikey])).toEqual([
      ['/guardrails/health', 'sk_service_secret'],
      ['/moved/health', 'sk_service_secret'],
    ]);
  });

  test('is followed with the body by 307 and 308 alone', async () => {
    for (const [status, expected] of [
      [307, 'answered'],
      [308, 'answered'],
      [302, 'RedirectRefused'],
    ] as const) {
      const service = await startServer((request, response) =>
        request.url === '/moved'
          ? response.end('{"summary":{},"details":{},"result_message":null}')
          : to('/moved', status)(request, response),
      );
      const calling = clientOf(service.url).guardrails.detect({ body: { text: 'x', detectors: {} } });
      expect(
        await calling.then(
          () => 'answered',
          (error: Error) => error.name,
        ),
      ).toBe(expected);
    }
  });

  test('in a circle ends', async () => {
    const service = await startServer(to('/guardrails/health'));
    await expect(clientOf(service.url).guardrails.health()).rejects.toThrow('more than 5 times');
    expect(service.asked).toHaveLength(6);
  });
});
