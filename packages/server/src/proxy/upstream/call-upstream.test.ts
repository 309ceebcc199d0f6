import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../../egress/egress-guard.ts';
import { type CallerLimits, createCallUpstream, defaultCallerLimits, type UpstreamRequest } from './call-upstream.ts';
import type { Call } from './exchange.ts';
import { defaultRetryLimits, type RetryLimits } from './retry-policy.ts';
import { eventually, openScriptedUpstream, type Script, sendPieces } from './testing/scripted-upstream.ts';
import { createTransport, defaultTransportLimits, type TransportLimits } from './transport.ts';
import type { UpstreamFailure } from './upstream-failure.ts';
import type { Attempt, DeliveredAnswer, StreamStart } from './upstream-handler.ts';
import type { UpstreamModel } from './upstream-model.ts';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
async function upstream(script: Script) {
  const server = await openScriptedUpstream(script);
  opened.push(server);
  return server;
}

interface Differing {
  readonly retries?: Partial<RetryLimits>;
  readonly limits?: Partial<CallerLimits>;
  readonly wire?: Partial<TransportLimits>;
}
function caller({ retries, limits, wire }: Differing = {}) {
  const transport = createTransport({
    egress: createEgressGuard({ allowPrivate: true }),
    limits: { ...defaultTransportLimits, ...wire },
  });
  opened.push(transport);
  return createCallUpstream({
    transport,
    limits: { ...defaultCallerLimits, ...limits, retries: { ...defaultRetryLimits, backoffMs: 20, ...retries } },
  });
}

const modelAt = (origin: string, differing: Partial<UpstreamModel> = {}): UpstreamModel => ({
  id: differing.name ?? 'first',
  name: 'first',
  dialect: 'openai_chat',
  model: 'gpt-x',
  baseUrl: `${origin}/v1`,
  apiKeys: ['key-0'],
  ...differing,
});
const chat = (isStream = false) =>
  ({ path: 'chat/completions', body: Buffer.from('{"model":"mine","messages":[]}'), isStream }) as const;

interface Outcome {
  readonly answer: DeliveredAnswer | undefined;
  readonly start: StreamStart | undefined;
  readonly failure: UpstreamFailure | undefined;
  readonly streamed: string;
  readonly attempts: readonly Attempt[];
}
function run(call: ReturnType<typeof caller>, request: UpstreamRequest, onData?: (call: Call) => void) {
  let handle: Call | undefined;
  let ends = 0;
  const outcome = new Promise<Outcome>((resolve) => {
    const attempts: Attempt[] = [];
    const chunks: Buffer[] = [];
    let start: StreamStart | undefined;
    const end = (with_: Partial<Outcome>) => {
      if (++ends > 1) throw new Error('ended twice');
      const streamed = Buffer.concat(chunks).toString();
      resolve({ answer: undefined, failure: undefined, start, streamed, attempts, ...with_ });
    };
    handle = call(request, {
      onAnswer: (answer) => end({ answer }),
      onStream: (begun) => {
        start = begun;
      },
      onData: (chunk) => {
        chunks.push(chunk);
        if (handle) onData?.(handle);
      },
      onEnd: () => end({}),
      onFailure: (failure) => end({ failure }),
      onAttempt: (attempt) => attempts.push(attempt),
    });
  });
  return { outcome, handle: handle as unknown as Call, ends: () => ends };
}
const ask = (call: ReturnType<typeof caller>, models: UpstreamModel[], isStream = false) =>
  run(call, { models, call: chat(isStream) }).outcome;
const event = (text: string) => Buffer.from(`data: ${text}\n\n`);
const streams: Script = async (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await sendPieces(response, [event('1'), event('2'), event('[DONE]')]);
  response.end();
};
const fails =
  (status: number, headers = {}): Script =>
  (response) =>
    response.writeHead(status, headers).end(`{"error":{"message":"${status}"}}`);
const answers =
  (text: string): Script =>
  (response) =>
    response.end(text);

describe('an answer', () => {
  test('that is whole comes with its status and bytes as they are, asked with the key and the model of its own', async () => {
    const body = '{"id":1, "unknown":123456789012345678901}';
    const server = await upstream(answers(body));
    const { answer, attempts } = await ask(caller(), [modelAt(server.origin)]);
    expect(answer).toMatchObject({ status: 200, body: Buffer.from(body) });
    expect(server.received[0]).toMatchObject({
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer key-0', 'content-type': 'application/json', 'accept-encoding': 'identity' },
      body: Buffer.from('{"model":"gpt-x","messages":[]}'),
    });
    expect(attempts).toMatchObject([{ status: 200, keyIndex: 0, failure: undefined }]);
  });

  test('that is streamed comes to the byte', async () => {
    const { origin } = await upstream(streams);
    const { start, streamed, failure } = await ask(caller(), [modelAt(origin)], true);
    expect(start?.status).toBe(200);
    expect([streamed, failure]).toEqual(['data: 1\n\ndata: 2\n\ndata: [DONE]\n\n', undefined]);
  });

  test.each([400, 413, 415, 422, 418])(
    'of status %i is delivered at once as it is, and no other model is asked',
    async (status) => {
      const first = await upstream(fails(status));
      const second = await upstream(answers('{}'));
      const models = [modelAt(first.origin), modelAt(second.origin, { name: 'second' })];
      const { answer } = await ask(caller(), models, true);
      expect(answer).toMatchObject({ status, body: Buffer.from(`{"error":{"message":"${status}"}}`) });
      expect([first.received.length, second.received.length]).toEqual([1, 0]);
    },
  );

  test.each<{ what: string; script: Script; code: string }>([
    { what: 'a redirect', script: fails(307, { location: 'http://127.0.0.1:1/' }), code: 'upstream_redirected' },
    { what: 'encoded', script: fails(200, { 'content-encoding': 'gzip' }), code: 'upstream_malformed' },
    { what: 'too large', script: answers('x'.repeat(2_000)), code: 'upstream_answer_too_large' },
    { what: 'no HTTP', script: (_, __, { socket }) => socket.end('nonsense\r\n\r\n'), code: 'upstream_malformed' },
    { what: 'never begun', script: () => undefined, code: 'upstream_timeout' },
    {
      what: 'cut each time',
      script: (response, _, { socket }) =>
        response.writeHead(200, { 'content-length': '9' }).write('x', () => socket.destroy()),
      code: 'upstream_connection_lost',
    },
  ])('that is $what is a failure of status 502 with a code of its own', async ({ script, code }) => {
    const { origin } = await upstream(script);
    const call = caller({ limits: { maxAnswerBytes: 1_000 }, wire: { headersMs: 200 } });
    const { failure } = await ask(call, [modelAt(origin)]);
    expect(failure).toMatchObject({ status: 502, code });
    expect(failure?.toBody().error).toMatchObject({ type: 'upstream_error', code, param: null });
  });

  test.each([
    { what: 'nothing listens', url: 'http://127.0.0.1:1', code: 'upstream_unreachable' },
    { what: 'the metadata address', url: 'http://169.254.169.254', code: 'upstream_not_allowed' },
    { what: 'no URL', url: 'nonsense', code: 'upstream_malformed' },
    { what: 'a bridge', url: 'relay://bridge', code: 'upstream_not_allowed' },
  ])('of an address that is $what is 502, told after the call was made', async ({ url, code }) => {
    const { outcome, ends } = run(caller(), { models: [modelAt(url)], call: chat() });
    expect(ends()).toBe(0);
    const { failure } = await outcome;
    expect(failure).toMatchObject({ status: 502, code });
    // Who asks a model by its name is not told where it is.
    expect(failure?.message).not.toMatch(/127|169/);
  });
});

describe('a try is repeated', () => {
  test.each([408, 409, 429, 500, 502, 503, 504, 529])('after status %i, as often as it may be', async (status) => {
    const server = await upstream((response, request, context) =>
      context.number < 2 ? fails(status, { 'retry-after': '0' })(response, request, context) : response.end('good'),
    );
    const { answer, attempts } = await ask(caller(), [modelAt(server.origin)]);
    expect(answer?.body.toString()).toBe('good');
    expect(attempts.map((attempt) => attempt.status)).toEqual([status, status, 200]);
  });

  test('and what the provider said last is delivered where none succeeds', async () => {
    const server = await upstream(fails(503, { 'x-request-id': 'r' }));
    const { answer } = await ask(caller(), [modelAt(server.origin)]);
    expect(answer).toMatchObject({ status: 503, headers: { 'x-request-id': 'r' } });
    expect(server.received.length).toBe(3);
  });

  test('not before the time that was asked for, and not at all where that is too long', async () => {
    let wait = '1';
    const server = await upstream((response, request, context) =>
      fails(503, { 'retry-after': wait })(response, request, context),
    );
    const startedAt = performance.now();
    await ask(caller({ retries: { attemptsPerModel: 2 } }), [modelAt(server.origin)]);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    wait = '3600';
    expect((await ask(caller(), [modelAt(server.origin)])).answer?.status).toBe(503);
    expect(server.received.length).toBe(3);
  });

  test('where a stream was cut before its first byte, and never after one', async () => {
    for (const [bytes, tries] of [
      [0, 3],
      [1, 1],
    ] as const) {
      const server = await upstream(async (response, _, { socket }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        await sendPieces(response, [Buffer.alloc(bytes, ':')], 20);
        socket.destroy();
      });
      const { failure, streamed } = await ask(caller(), [modelAt(server.origin)], true);
      expect(failure?.code).toBe('upstream_connection_lost');
      expect([streamed.length, server.received.length]).toEqual([bytes, tries]);
    }
  });

  test('unless the provider says that it should not be', async () => {
    const server = await upstream(fails(500, { 'x-should-retry': 'false' }));
    expect((await ask(caller(), [modelAt(server.origin)])).answer?.status).toBe(500);
    expect(server.received.length).toBe(1);
  });
});

describe('the next model is asked', () => {
  test.each<{ what: string; script: Script; tries: number }>([
    { what: 'failed in all its tries', script: fails(500), tries: 2 },
    { what: 'is cut', script: (_, __, { socket }) => socket.destroy(), tries: 2 },
    { what: 'refuses the key', script: fails(401), tries: 1 },
    { what: 'does not exist', script: fails(404), tries: 1 },
    { what: 'asks for patience', script: fails(429, { 'retry-after': '5' }), tries: 1 },
    { what: 'redirects', script: fails(302, { location: '/' }), tries: 1 },
    { what: 'does not begin', script: () => undefined, tries: 1 },
  ])('where the first $what', async ({ script, tries }) => {
    const first = await upstream(script);
    const second = await upstream(streams);
    const call = caller({ retries: { attemptsPerModel: 2 }, wire: { headersMs: 200 } });
    const { start, streamed } = await ask(
      call,
      [modelAt(first.origin), modelAt(second.origin, { name: 'second' })],
      true,
    );
    expect(start?.model.name).toBe('second');
    expect(streamed).toContain('[DONE]');
    expect(first.received.length).toBe(tries);
  });

  test('and what a provider said is delivered rather than that another is out of reach', async () => {
    const { origin } = await upstream(fails(503));
    const models = [modelAt(origin), modelAt('http://127.0.0.1:1', { name: 'second' })];
    expect((await ask(caller(), models)).answer?.status).toBe(503);
  });

  test('within a bound on the tries of all models together', async () => {
    const { origin, received } = await upstream(fails(500));
    const models = Array.from({ length: 10 }, (_, index) => modelAt(origin, { name: `model-${index}` }));
    await ask(caller({ retries: { attempts: 5 } }), models);
    expect(received.length).toBe(5);
  });
});

describe('keys', () => {
  const keyOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization?.slice(-1);

  test('are used in turn', async () => {
    const server = await upstream(answers('{}'));
    const [call, models] = [caller(), [modelAt(server.origin, { apiKeys: ['0', '1', '2'] })]];
    for (let count = 0; count < 4; count++) await ask(call, models);
    expect(server.received.map(keyOf)).toEqual(['0', '1', '2', '0']);
  });

  test.each([401, 403, 429])('of which one gets status %i rest, and another is tried at once', async (status) => {
    const server = await upstream((response, request, context) =>
      keyOf(request) === '0' ? fails(status)(response, request, context) : response.end('good'),
    );
    const [call, models] = [
      caller({ retries: { backoffMs: 5_000 } }),
      [modelAt(server.origin, { apiKeys: ['0', '1'] })],
    ];
    for (let count = 0; count < 3; count++) expect((await ask(call, models)).answer?.status).toBe(200);
    expect(server.received.map(keyOf)).toEqual(['0', '1', '1', '1']);
  });

  test('that all rest are used nevertheless, and the refusal is delivered', async () => {
    const server = await upstream(fails(401));
    const [call, models] = [caller(), [modelAt(server.origin, { apiKeys: ['0', '1'] })]];
    expect((await ask(call, models)).answer?.status).toBe(401);
    expect((await ask(call, models)).answer?.status).toBe(401);
    expect(server.received.map(keyOf).toSorted()).toEqual(['0', '0', '1']);
  });
});

describe('an abort', () => {
  test('cancels the call of the provider, streamed or not, and ends the call once', async () => {
    const server = await upstream((response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
    );
    const streaming = run(caller(), { models: [modelAt(server.origin)], call: chat(true) }, (call) => call.abort());
    expect(await streaming.outcome).toMatchObject({
      streamed: 'data: 1\n\n',
      failure: { code: 'aborted', status: 499 },
    });
    const silent = await upstream(() => undefined);
    const waiting = run(caller(), { models: [modelAt(silent.origin)], call: chat() });
    await eventually(() => silent.received.length === 1);
    waiting.handle.abort();
    waiting.handle.abort();
    expect((await waiting.outcome).failure?.code).toBe('aborted');
    await eventually(() => server.cancelled() === 1 && silent.cancelled() === 1);
    expect([streaming.ends(), waiting.ends()]).toEqual([1, 1]);
  });

  test('while the next try is waited for leaves that out', async () => {
    const server = await upstream(fails(503, { 'retry-after': '1' }));
    const { outcome, handle } = run(caller(), { models: [modelAt(server.origin)], call: chat() });
    await eventually(() => server.received.length === 1);
    await sleep(50);
    handle.abort();
    expect((await outcome).failure?.code).toBe('aborted');
    await sleep(1_100);
    expect(server.received.length).toBe(1);
  });
});

test('a provider that dies under two hundred streams ends every one of them once, and gets new connections afterwards', async () => {
  const server = await upstream((response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event('1')),
  );
  const call = caller();
  const request = { models: [modelAt(server.origin)], call: chat(true) };
  const runs = Array.from({ length: 200 }, () => run(call, request));
  await eventually(() => server.received.length === 200);
  await sleep(50);
  server.cut();
  const outcomes = await Promise.all(runs.map(({ outcome }) => outcome));
  expect(
    outcomes.filter(({ failure, streamed }) => failure?.code !== 'upstream_connection_lost' || streamed === ''),
  ).toEqual([]);
  expect(runs.every(({ ends }) => ends() === 1)).toBe(true);
  await sleep(1_100);
  const { outcome } = run(call, request, (handle) => handle.abort());
  expect((await outcome).failure?.code).toBe('aborted');
});

test('a call may have shorter times than others', async () => {
  const server = await upstream(() => undefined);
  const request = { models: [modelAt(server.origin)], call: { ...chat(), timeouts: { headersMs: 200 } } };
  expect((await run(caller(), request).outcome).failure?.code).toBe('upstream_timeout');
});
