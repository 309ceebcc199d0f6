import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScriptedUpstream, type ScriptedUpstream } from '../packages/providers/src/testing/scripted-upstream.ts';
import { makeFolder, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const KEY = 'sk_service_a_key_for_the_shutdown_test_001';
const folder = makeFolder();
let upstream: ScriptedUpstream;
afterAll(() => {
  upstream.close();
  folder.remove();
});

/** Streams go on for ever, and other calls are never answered. */
beforeAll(async () => {
  upstream = await openScriptedUpstream(async (response, { body }) => {
    if (!body.includes('"stream":true')) return;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = {
      id: 'c',
      object: 'chat.completion.chunk',
      model: 'm',
      choices: [{ index: 0, delta: { content: 'Once. ' } }],
    };
    while (!response.destroyed) {
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      await sleep(5);
    }
  });
});

const start = async (): Promise<SpawnedService> => {
  const service = await startRedoubt(folder.path, {
    REDOUBT_BOOTSTRAP_KEY: KEY,
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_SHUTDOWN_SECONDS: '1',
    REDOUBT_LOG_LEVEL: 'warn',
  });
  return service;
};

interface Answered {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}
const agent = new Agent({ keepAlive: true });

/** Over connections that are kept. What never comes to its end is `cut`. */
function post(url: string, path: string, body: object, headers: object = {}): Promise<Answered> {
  return new Promise((resolve) => {
    const cut = () => resolve({ status: undefined, connection: undefined, text: 'cut' });
    const sent = request(`${url}${path}`, {
      method: 'POST',
      agent,
      headers: { apikey: KEY, 'content-type': 'application/json', ...headers },
    });
    sent.on('error', cut);
    sent.on('response', (response: IncomingMessage) => {
      const {
        statusCode: status,
        headers: { connection },
      } = response;
      text(response).then((read) => resolve({ status, connection, text: read }), cut);
    });
    sent.end(JSON.stringify(body));
  });
}

test('at the end of its time a service that stops tells each call so, and gives back what it did not do', async () => {
  const service = await start();
  const { url } = service;
  const model_config = { model_provider: 'openai_compatible', model_endpoint_url: `${upstream.origin}/v1` };
  await post(url, '/models/add-model', { model_saved_name: 'm', model_name: 'm', model_config });
  const redacting = { input_guardrails_policy: { additional_config: { pii_redaction: true } } };
  await post(url, '/deployments/add-deployment', { name: 'bare', model_saved_name: 'm' });
  await post(url, '/deployments/add-deployment', { name: 'guarded', model_saved_name: 'm', ...redacting });
  const call = (deployment: string, stream: boolean) =>
    post(
      url,
      '/ai-proxy/chat/completions',
      { stream, messages: [{ role: 'user', content: 'Hi' }] },
      { 'x-service-deployment': deployment },
    );
  const streams = ['bare', 'guarded'].map((name) => call(name, true));
  const others = ['bare', 'guarded'].map((name) => call(name, false));
  await expect.poll(() => upstream.received.length, { timeout: 30_000 }).toBe(4);
  // One whose body does not end, and one that has begun to come, and comes when the service already stops.
  const slow = request(`${url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: KEY, 'x-service-deployment': 'bare', 'content-length': '100' },
  });
  const slowAnswer = new Promise<number | undefined>((resolve) =>
    slow.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(0)),
  );
  slow.write('{"messages":[');
  const late = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay(true);
  const lateAnswer = text(late);
  late.write(`POST /ai-proxy/chat/completions HTTP/1.1\r\nHost: x\r\napikey: ${KEY}\r\n`);
  // A service that answers later connections, one after the other, has read what came before them.
  await once(late, 'connect');
  for (let count = 0; count < 5; count += 1)
    await (await fetch(`${url}/health`, { headers: { connection: 'close' } })).text();
  const ended = service.end('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 30_000 },
    )
    .toBe('closed');
  late.write('x-service-deployment: bare\r\nContent-Length: 2\r\n\r\n{}');
  const [head = '', said = ''] = (await lateAnswer).split('\r\n\r\n');
  expect(head.toLowerCase().split('\r\n')).toEqual(
    expect.arrayContaining(['http/1.1 503 service unavailable', 'connection: close']),
  );
  expect(JSON.parse(said).error.code).toBe('not_ready');
  const { code, stdout, stderr } = await ended;
  expect(code).toBe(0);
  for (const { status, text: said } of await Promise.all(streams)) {
    const events = said.split('\n\n').filter(Boolean);
    expect([status, events.at(-1)]).toEqual([200, 'data: [DONE]']);
    expect(JSON.parse(events.at(-2)?.slice('data: '.length) ?? '').error).toMatchObject({
      code: 'not_ready',
      type: 'server_error',
    });
  }
  for (const { status, connection, text: said } of await Promise.all(others)) {
    expect([status, connection]).toEqual([503, 'close']);
    expect(JSON.parse(said).error).toMatchObject({ code: 'not_ready', type: 'server_error' });
  }
  expect(await slowAnswer).toBe(503);
  expect(upstream.cancelled()).toBe(4);
  expect(stdout).toContain('Redoubt: stopped');
  expect(stderr).not.toMatch(/"level":(?:50|60|"error")/);

  const again = await start();
  const read = async (path: string) => (await fetch(`${again.url}${path}`, { headers: { apikey: KEY } })).json();
  const { calls } = await read('/ai-proxy/calls?outcome=aborted');
  const told = calls.map(
    (each: { status: number; deployment: { name: string }; is_streamed: boolean; credits: number }) =>
      [each.deployment.name, each.is_streamed, each.status, each.credits].join(' '),
  );
  expect(told.toSorted()).toEqual([
    'bare false 503 0',
    'bare false 503 0',
    'bare true 200 0',
    'guarded false 503 0',
    'guarded true 200 2',
  ]);
  expect((await read('/usage/balance?balance=guardrails')).balances[0].used).toBe(2);
  await again.end('SIGTERM');
}, 30_000);
