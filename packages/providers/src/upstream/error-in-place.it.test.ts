import { afterEach, describe, expect, test } from 'vitest';
import type { Script } from '../testing/scripted-upstream.ts';
import { answers, ask, event, modelAt, openCallers, streams } from '../testing/upstream-caller.ts';
import { errorInPlace } from './error-in-place.ts';

const { upstream, caller, close } = openCallers();
afterEach(close);

describe('the status of an error without one', () => {
  test.each([
    [{ error: { code: 402 } }, 402],
    [{ error: { code: '429' } }, 429],
    [{ error: { status: 503, code: 'overloaded' } }, 503],
    [{ error: 'no', code: 400 }, 400],
    [{ error: { code: 200, type: 'rate_limit_error' } }, 429],
    [{ error: { code: 'rate_limit_exceeded' } }, 429],
    [{ error: { type: 'TooManyRequests' } }, 429],
    [{ error: { type: 'insufficient_quota' } }, 429],
    [{ error: { type: 'overloaded_error' } }, 529],
    [{ error: { type: 'invalid_request_error' } }, 400],
    [{ error: { type: 'constructor', code: 99 } }, 502],
    [{ error: 'failed' }, 502],
  ])('%j is %i', (said, status) => expect(errorInPlace(JSON.stringify(said))?.status).toBe(status));

  test.each(['{"error":null}', '{"error":""}', '{"a":{"error":1}}', '[{"error":1}]', '"error"', '{"error"'])(
    '%s is none',
    (text) => expect(errorInPlace(text)).toBeUndefined(),
  );
});

const sseType = { 'content-type': 'text/event-stream' };
const body = (code: number) => JSON.stringify({ error: { message: 'no', code }, user_id: 'u' });
const asEvent =
  (code: number): Script =>
  (response) =>
    response.writeHead(200, sseType).end(`: OPENROUTER PROCESSING\n\ndata: ${body(code)}\n\ndata: [DONE]\n\n`);
const asWhole =
  (code: number): Script =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`\n  ${body(code)}`);

describe.each([
  { how: 'as the first event of a stream', make: asEvent, isStream: true },
  { how: 'as a whole answer of status 200', make: asWhole, isStream: false },
  { how: 'as a whole answer where a stream was asked for', make: asWhole, isStream: true },
])('an error that comes $how', ({ make, isStream }) => {
  test('is tried again, and follows the answer that comes then', async () => {
    const server = await upstream((response, request, context) =>
      (context.number < 2 ? make(503) : isStream ? streams : answers('{}'))(response, request, context),
    );
    const { attempts, streamed, answer } = await ask(caller(), [modelAt(server.origin)], isStream);
    expect(attempts.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(isStream ? streamed : answer?.body.toString()).toBe(
      isStream ? 'data: 1\n\ndata: 2\n\ndata: [DONE]\n\n' : '{}',
    );
  });

  test('is followed by the next model', async () => {
    const [first, second] = [await upstream(make(402)), await upstream(isStream ? streams : answers('{}'))];
    const models = [modelAt(first.origin), modelAt(second.origin, { name: 'second' })];
    const { answer, start } = await ask(caller(), models, isStream);
    expect((answer ?? start)?.model.name).toBe('second');
    expect(first.received.length).toBe(1);
  });

  test('is delivered at last with the provider’s body and its status', async () => {
    const server = await upstream(make(502));
    const { answer, start } = await ask(caller(), [modelAt(server.origin)], isStream);
    expect(start).toBeUndefined();
    expect(answer).toMatchObject({ status: 502, headers: { 'content-type': 'application/json' } });
    expect(answer?.body.toString().trim()).toBe(body(502));
    expect(server.received.length).toBe(3);
  });

  test('is delivered at once where it is the client’s to mend', async () => {
    const server = await upstream(make(400));
    const { answer } = await ask(caller(), [modelAt(server.origin)], isStream);
    expect([answer?.status, server.received.length]).toEqual([400, 1]);
  });
});

test('an error after the first event is one in the midst of the stream', async () => {
  const server = await upstream((response) =>
    response.writeHead(200, sseType).end(Buffer.concat([event('1'), event(body(503))])),
  );
  const { streamed } = await ask(caller(), [modelAt(server.origin)], true);
  expect(streamed).toBe(`data: 1\n\ndata: ${body(503)}\n\n`);
});

test('an overloaded model of Anthropic’s ends as its error, streamed or not', async () => {
  const error = '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}';
  const scripts: [boolean, Script][] = [
    [true, (response) => response.writeHead(200, sseType).end(`event: error\ndata: ${error}\n\n`)],
    [false, (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(error)],
  ];
  for (const [isStream, script] of scripts) {
    const server = await upstream(script);
    const { answer } = await ask(caller(), [modelAt(server.origin, { dialect: 'anthropic_messages' })], isStream);
    expect(answer?.status).toBe(529);
    expect(JSON.parse(answer?.body.toString() ?? '')).toEqual({
      error: { message: 'Overloaded', type: 'overloaded_error', param: null, code: 'overloaded' },
    });
  }
});
