import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually, type Script } from '../testing/scripted-upstream.ts';
import { answers, ask, chat, event, fails, modelAt, openCallers, run, streams } from '../testing/upstream-caller.ts';

const { upstream, caller, close } = openCallers();
afterEach(close);

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
    const { outcome, handle, attempts } = run(caller(), { models: [modelAt(server.origin)], call: chat() });
    await eventually(() => attempts().length === 1);
    handle.abort();
    expect((await outcome).failure?.code).toBe('aborted');
    // Longer than the provider asked to wait.
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
  let events = 0;
  const count = () => {
    events += 1;
  };
  const runs = Array.from({ length: 200 }, () => run(call, request, count));
  await eventually(() => events === 200);
  server.cut();
  const outcomes = await Promise.all(runs.map(({ outcome }) => outcome));
  expect(
    outcomes.filter(({ failure, streamed }) => failure?.code !== 'upstream_connection_lost' || streamed === ''),
  ).toEqual([]);
  expect(runs.every(({ ends }) => ends() === 1)).toBe(true);
  // So many failures open the circuit for a second.
  const next = async () => (await run(call, request, (handle) => handle.abort()).outcome).failure?.code;
  await expect.poll(next, { timeout: 5_000 }).toBe('aborted');
});

test('a call may have shorter times than others', async () => {
  const server = await upstream(() => undefined);
  const request = { models: [modelAt(server.origin)], call: { ...chat(), timeouts: { headersMs: 200 } } };
  expect((await run(caller(), request).outcome).failure?.code).toBe('upstream_timeout');
});
