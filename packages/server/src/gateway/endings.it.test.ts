import { request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, type Script } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
} from './testing/proxied-service.ts';

let service: ProxiedService;
const words = { policy_name: 'words', block: ['keyword_detector'] };
const faults: unknown[] = [];
const note = (fault: unknown) => faults.push(fault);
async function start(env: Record<string, string> = {}): Promise<ProxiedService> {
  const started = await startProxiedService(env);
  await started.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  await started.deploy('bare');
  await started.deploy('guarded', {
    input_guardrails_policy: { ...words, additional_config: { pii_redaction: true } },
    output_guardrails_policy: words,
    log: 'full',
  });
  await started.deploy('logged', { log: 'full' });
  return started;
}
beforeAll(async () => {
  process.on('warning', note);
  process.on('unhandledRejection', note);
  service = await start();
});
afterAll(async () => {
  await service.stop();
  process.off('warning', note);
  process.off('unhandledRejection', note);
});
beforeEach(() => {
  faults.length = 0;
  service.script(chatReply('Hello.'));
});
afterEach(() => expect(faults.filter((fault) => !/Experimental/.test(String(fault)))).toEqual([]));

const bodyOf = (content: string, more: object = {}) =>
  JSON.stringify({ messages: [{ role: 'user', content }], ...more });
const post = (deployment: string, body: string, signal?: AbortSignal, to = service) =>
  fetch(`${to.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'x-service-deployment': deployment },
    body,
    signal: signal ?? null,
  });
/** When more can be written, or never will be. */
const writable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      response.off('drain', over).off('close', over);
      resolve();
    };
    response.on('drain', over).on('close', over);
  });
/** A stream that goes on until its connection ends. */
const endless =
  (pauseMs: number, text = 'Once upon a time. '): Script =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    while (!response.destroyed) {
      if (!response.write(`data: ${JSON.stringify(chunkOf({ content: text }))}\n\n`)) {
        await writable(response);
      }
      await sleep(pauseMs);
    }
  };

/** Bytes that the sockets of both sides hold at most. */
const MAX_IN_SOCKETS = 40_000_000;
/** Bytes in half a second: buffers of sockets grow a little while a reader waits. */
const SLOWED = 2_000_000;

describe.each(['bare', 'guarded'])('through %s', (deployment) => {
  test.each([0, 1, 2, 5, 10, 20, 40, 80])(
    'a caller that goes after %i ms takes the model’s call with it',
    async (ms) => {
      service.script(endless(2));
      const cancelled = service.upstream.cancelled();
      const before = service.upstream.received.length;
      const signal = AbortSignal.timeout(ms);
      await post(deployment, bodyOf('I am jane@example.com', { stream: true }), signal)
        .then((response) => response.text())
        .catch(() => undefined);
      // More where the call of the case before was received before this one, and cancelled only now.
      await eventually(() => service.upstream.cancelled() - cancelled >= service.upstream.received.length - before);
    },
  );

  test('a caller that goes in the midst of its body', async () => {
    const sending = request(`${service.url}/ai-proxy/chat/completions`, {
      method: 'POST',
      headers: { apikey: testKey, 'x-service-deployment': deployment, 'content-length': 1_000 },
    });
    sending.on('error', () => undefined);
    await new Promise((written) => sending.write('{"messages":[', written));
    sending.destroy();
    expect((await post(deployment, bodyOf('Hi'))).status).toBe(200);
  });

  test.each([0, 1, 3, 10])('100 streams whose provider dies after %i chunks end with a clean error', async (chunks) => {
    service.script(async (response, _, { socket }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      for (let sent = 0; sent < chunks; sent += 1) {
        response.write(`data: ${JSON.stringify(chunkOf({ content: 'Once upon a time. ' }))}\n\n`);
        await sleep(1);
      }
      await sleep(20);
      socket.destroy();
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await post(deployment, bodyOf('Hi', { stream: true }));
        return { status: response.status, text: await response.text() };
      }),
    );
    for (const { status, text } of answers) {
      if (status === 200) expect(text).toMatch(/"code":"upstream_connection_lost".*\n\ndata: \[DONE\]\n\n$/);
      else expect([status, JSON.parse(text).error.type]).toEqual([502, 'upstream_error']);
    }
  });

  test('many calls over one kept connection leave no listeners behind', async () => {
    for (let count = 0; count < 30; count += 1) await (await post(deployment, bodyOf('Hi'))).text();
    expect(faults).toEqual([]);
  });

  test('a header of the provider’s that no header may hold is left out', async () => {
    service.script((response) => {
      response.socket?.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-ratelimit-a: \u65e5\u0001\r\nx-ratelimit-b: 1\r\ncontent-length: 2\r\n\r\n{}',
      );
    });
    const response = await post(deployment, bodyOf('Hi'), AbortSignal.timeout(2_000));
    expect([200, 502]).toContain(response.status);
  });

  test('a caller that reads slowly slows the model down', { timeout: 30_000 }, async () => {
    let written = 0;
    const text = 'Once upon a time there was a king. '.repeat(200);
    service.script(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!response.destroyed && written < 200_000_000) {
        written += text.length;
        if (!response.write(`data: ${JSON.stringify(chunkOf({ content: text }))}\n\n`)) {
          await writable(response);
        }
      }
    });
    const gone = new AbortController();
    // The failures of the tests before may have opened the circuit of the model.
    const response = await vi.waitUntil(
      async () => {
        const answer = await post(deployment, bodyOf('Hi', { stream: true }), gone.signal);
        return answer.status === 200 && answer;
      },
      { timeout: 20_000, interval: 250 },
    );
    // Time is the subject: a model that nothing slows down writes on at its full speed.
    let before: number;
    do {
      before = written;
      await sleep(500);
    } while (written - before > SLOWED && written < MAX_IN_SOCKETS);
    gone.abort();
    await response.text().catch(() => undefined);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(MAX_IN_SOCKETS);
  });
});

test('a provider that is done and does not hang up is not waited for', async () => {
  service.script((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(chunkOf({ content: 'Hello.' }, 'stop'))}\n\ndata: [DONE]\n\n`);
  });
  const cancelled = service.upstream.cancelled();
  expect(await (await post('guarded', bodyOf('Hi', { stream: true }))).text()).toMatch(/\[DONE\]\n\n$/);
  await expect.poll(() => service.upstream.cancelled() - cancelled, { timeout: 8_000 }).toBe(1);
}, 10_000);

test('a service that stops ends open streams at its deadline, and books and logs them', async () => {
  const stopped = await start({ REDOUBT_SHUTDOWN_SECONDS: '1' });
  stopped.script(endless(5));
  const begun = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      post(at % 2 ? 'bare' : 'guarded', bodyOf('Hi', { stream: true }), undefined, stopped),
    ),
  );
  const reading = begun.map((response) => response.text().catch(() => 'cut'));
  await stopped.stop();
  const ends = (await Promise.all(reading)).map((text) => text.split('\n\n').slice(-3));
  expect(ends).toEqual(Array(10).fill([expect.stringContaining('"code":"not_ready"'), 'data: [DONE]', '']));
  const lines = stopped.logLines().map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 50 || level === 'error')).toEqual([]);
});

describe('the log in full keeps no personal data', () => {
  const logged = async (requestId: string | null) => {
    const { calls } = (await (await service.send('/ai-proxy/calls?limit=100')).json()) as {
      calls: { call_id: string; request_id: string }[];
    };
    return calls.find(({ request_id }) => request_id === requestId);
  };
  const answered = 'Write to john@example.org, too.';
  const echoed = '{"error":{"message":"You sent jane\\u0040example.com"}}';
  const echoing: Script = (response) =>
    void response.writeHead(400, { 'content-type': 'application/json' }).end(echoed);
  const streaming: Script = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const word of answered.split(/(?<= )/))
      response.write(`data: ${JSON.stringify(chunkOf({ content: word }))}\n\n`);
    response.end(`data: ${JSON.stringify(chunkOf({}, 'stop'))}\n\ndata: [DONE]\n\n`);
  };
  test.each<[string, string, Script, object]>([
    ['an answer', 'guarded', jsonReply(completion(answered)), {}],
    ['an answer where nothing is redacted', 'logged', jsonReply(completion(answered)), {}],
    ['a stream', 'guarded', streaming, { stream: true }],
    ['a stream where nothing is redacted', 'logged', streaming, { stream: true }],
    ['an error that repeats the request', 'logged', echoing, {}],
  ])('%s', async (_, deployment, script, more) => {
    service.script(script);
    const response = await post(deployment, bodyOf('I am jane@example.com', more));
    const id = response.headers.get('x-request-id');
    const text = await response.text();
    if (response.status === 200) expect(text).toContain('example.org');
    const { call_id } = await vi.waitUntil(() => logged(id), { timeout: 2_000 });
    const stored = await (await service.send(`/ai-proxy/calls/${call_id}`)).text();
    const { texts } = JSON.parse(stored);
    expect(texts.request).toContain('EMAIL_ADDRESS');
    expect(texts.response).toMatch(
      response.status === 200 ? /^Write to <EMAIL_ADDRESS_/ : /^\{.*You sent <EMAIL_ADDRESS_/,
    );
    expect(stored).not.toMatch(/example\.(com|org)/);
    expect(service.logLines().join('\n')).not.toMatch(/example\.(com|org)/);
  });
});

test('a model that pauses holds up no text that is clean: it goes on here only once the caller has it', async () => {
  const { promise: hasCome, resolve: come } = Promise.withResolvers<boolean>();
  const said = 'All is well here so far';
  service.script(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of said.match(/.{1,4}/g) ?? []) {
      response.write(`data: ${JSON.stringify(chunkOf({ content }))}\n\n`);
      await sleep(1);
    }
    const isHere = await Promise.race([hasCome, sleep(5_000, false)]);
    response.end(`data: ${JSON.stringify(chunkOf({ content: isHere ? '.' : '?' }, 'stop'))}\n\ndata: [DONE]\n\n`);
  });
  const answer = await post('guarded', bodyOf('Is it?', { stream: true }));
  let text = '';
  const read = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    text += read.decode(bytes, { stream: true });
    const pieces = [...text.matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece);
    if (pieces.join('') === said) come(true);
  }
  expect(text).toContain('"."');
});
