import { afterEach, describe, expect, test } from 'vitest';
import { type Script, sendPieces } from '../testing/scripted-upstream.ts';
import { answers, ask, fails, modelAt, openCallers, streams } from '../testing/upstream-caller.ts';

const { upstream, caller, close } = openCallers();
afterEach(close);

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

  test('where a stream was cut before its first event, and never after one', async () => {
    for (const [sent, delivered, tries] of [
      ['', '', 3],
      [': still here\n\n', '', 3],
      ['data: {"choices":[', '', 3],
      [': still here\n\ndata: {}\n\n', ': still here\n\ndata: {}\n\n', 1],
    ] as const) {
      const server = await upstream(async (response, _, { socket }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        await sendPieces(response, [Buffer.from(sent)], 20);
        socket.destroy();
      });
      const { failure, streamed } = await ask(caller(), [modelAt(server.origin)], true);
      expect(failure?.code).toBe('upstream_connection_lost');
      expect([streamed, server.received.length]).toEqual([delivered, tries]);
    }
  });

  test.each([429, 500])('unless the provider says that it should not be, with status %i', async (status) => {
    const server = await upstream(fails(status, { 'x-should-retry': 'false' }));
    expect((await ask(caller(), [modelAt(server.origin)])).answer?.status).toBe(status);
    expect(server.received.length).toBe(1);
  });
});

describe('the next model is asked', () => {
  test.each<{ what: string; script: Script; tries: number }>([
    { what: 'failed in all its tries', script: fails(500), tries: 2 },
    { what: 'is cut', script: (_, __, { socket }) => socket.destroy(), tries: 2 },
    { what: 'refuses the key', script: fails(401), tries: 1 },
    { what: 'has no credit left', script: fails(402), tries: 1 },
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

  test.each([401, 402, 403, 429])('of which one gets status %i rest, and another is tried at once', async (status) => {
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
