import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually, type Script, sendPieces } from '../testing/scripted-upstream.ts';
import { ask, chat, modelAt, openCallers, run } from '../testing/upstream-caller.ts';

const { upstream, caller, close } = openCallers();
afterEach(close);

const body = JSON.stringify({ choices: [], text: 'Grüße '.repeat(5_000) });
const sends =
  (bytes: Buffer, encoding: string, { status = 200, type = 'application/json' } = {}): Script =>
  async (response) => {
    response.writeHead(status, { 'content-encoding': encoding, 'content-type': type });
    await sendPieces(response, [bytes.subarray(0, 7), bytes.subarray(7)]);
    response.end();
  };

const encodings = [
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const;

describe.each(encodings)('an answer in %s that nobody asked for', (encoding, encode) => {
  test.each([200, 400])('of status %i is read', async (status) => {
    const { origin } = await upstream(sends(encode(body), encoding, { status }));
    const { answer } = await ask(caller(), [modelAt(origin)]);
    expect([answer?.status, answer?.body.toString()]).toEqual([status, body]);
  });

  test('is read as a stream too', async () => {
    const events = `data: ${body}\n\ndata: [DONE]\n\n`;
    const { origin } = await upstream(sends(encode(events), encoding, { type: 'text/event-stream' }));
    expect((await ask(caller(), [modelAt(origin)], true)).streamed).toBe(events);
  });

  test('is as large as any other may be', async () => {
    const { origin } = await upstream(sends(encode(Buffer.alloc(20_000_000)), encoding));
    const { failure } = await ask(caller({ limits: { maxAnswerBytes: 1_000_000 } }), [modelAt(origin)]);
    expect(failure?.code).toBe('upstream_answer_too_large');
  });
});

test.each([
  ['cut', gzipSync(body).subarray(0, 60), 'gzip'],
  ['something else', Buffer.from(body), 'br'],
  ['of an encoding that is not known', zstdCompressSync(body), 'zstd'],
  ['encoded twice', gzipSync(gzipSync(body)), 'gzip, gzip'],
  ['of a name that every object has', Buffer.from(body), 'constructor'],
])('an answer that is %s is 502', async (_, bytes, encoding) => {
  const { origin } = await upstream(sends(bytes, encoding));
  expect((await ask(caller(), [modelAt(origin)])).failure).toMatchObject({ status: 502, code: 'upstream_malformed' });
});

test('an event goes on when it comes, and a reader that leaves while it is paused ends the call', async () => {
  const server = await upstream((response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/event-stream' });
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
    gzip.pipe(response);
    gzip.write('data: 1\n\n', () => gzip.end(`data: ${'x'.repeat(2_000_000)}\n\n`));
  });
  let seen = 0;
  const running = run(caller(), { models: [modelAt(server.origin)], call: chat(true) }, (call) => {
    seen++;
    call.pause();
  });
  await eventually(() => seen === 1);
  running.handle.abort();
  const { failure, streamed } = await running.outcome;
  expect([failure?.code, streamed.startsWith('data: 1\n\n')]).toEqual(['aborted', true]);
});
