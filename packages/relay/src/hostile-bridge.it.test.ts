import { once } from 'node:events';
import { eventually } from '@redoubt/providers/testing/scripted-upstream';
import { post } from '@redoubt/providers/testing/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, sendHostile, serveStill } from './testing/hostile-bridge.ts';
import { openRelayStand, type RelayStand } from './testing/relay-stand.ts';

let stand: RelayStand;
beforeAll(async () => {
  stand = await openRelayStand((response) => response.end('{}'));
  await stand.bridge();
});
afterAll(() => stand.stop());

const head = { type: 'response', id: 1, status: 200, headers: {} };
test.each([
  { what: 'no JSON', frames: ['{'], code: 1002 },
  { what: 'a frame of no known type', frames: [{ type: 'sudo' }], code: 1002 },
  { what: 'a frame for the other side', frames: [{ type: 'cancel', id: 1 }], code: 1002 },
  { what: 'an answer to a request that was never sent', frames: [{ type: 'end', id: 99 }], code: 1002 },
  { what: 'a body before its response', frames: [{ type: 'chunk', id: 1, data: 'QUJD' }], code: 1002 },
  { what: 'an end before its response', frames: [{ type: 'end', id: 1 }], code: 1002 },
  { what: 'two responses', frames: [head, head], code: 1002 },
  { what: 'a header with a line break', frames: [{ ...head, headers: { a: 'b\r\nc: d' } }], code: 1002 },
  { what: 'a status that is none', frames: [{ ...head, status: 99 }], code: 1002 },
  { what: 'a body that is no base64', frames: [head, { type: 'chunk', id: 1, data: '*' }], code: 1002 },
  { what: 'an empty chunk', frames: [head, { type: 'chunk', id: 1, data: '' }], code: 1002 },
  { what: 'bytes', frames: [Buffer.from('{"type":"ping"}')], code: 1003 },
  { what: 'a frame of 300 KB', frames: [JSON.stringify({ type: 'ping', x: 'x'.repeat(300_000) })], code: 1009 },
])('$what closes the connection of that bridge with $code, and no other', async ({ frames, code }) => {
  const socket = await stand.bareBridge();
  const { failed } = await ask(stand, socket);
  const closed = once(socket, 'close');
  for (const frame of frames)
    socket.send(typeof frame === 'object' && !Buffer.isBuffer(frame) ? JSON.stringify(frame) : frame);
  expect((await closed)[0]).toBe(code);
  expect(await failed).toBe('cut');
  await serveStill(stand);
});

test.each([
  { what: 'without a code', frames: [{ type: 'error', id: 1, message: 'no upstream' }], kind: 'unreachable' },
  {
    what: 'with a code of its own',
    frames: [{ type: 'error', id: 1, code: 'E42', message: 'x' }],
    kind: 'unreachable',
  },
  { what: 'with a number as code', frames: [{ type: 'error', id: 1, code: 502, message: 'x' }], kind: 'unreachable' },
  { what: 'without a message', frames: [{ type: 'error', id: 1 }], kind: 'unreachable' },
  { what: 'after the response began', frames: [head, { type: 'error', id: 1, message: 'lost' }], kind: 'cut' },
  { what: 'with a known code', frames: [{ type: 'error', id: 1, code: 'busy', message: 'x' }], kind: 'busy' },
])('an error $what ends that request alone, as $kind', async ({ frames, kind }) => {
  const socket = await stand.bareBridge();
  const { failed } = await ask(stand, socket);
  for (const frame of frames) socket.send(JSON.stringify(frame));
  expect(await failed).toBe(kind);
  expect(socket.readyState).toBe(socket.OPEN);
  socket.close();
  await once(socket, 'close');
});

test('a bridge that sends more than its credit is cut off', async () => {
  const socket = await stand.bareBridge();
  const connection = stand.connections.at(-1);
  const failed = new Promise<string>((resolve) => {
    const call = connection?.send(post('relay://office', '/v1/x'), {
      onHeaders: () => call?.pause(),
      onData: () => undefined,
      onEnd: () => resolve('end'),
      onError: ({ kind }) => resolve(kind),
    });
  });
  const closed = once(socket, 'close');
  socket.send(JSON.stringify(head));
  const data = Buffer.alloc(65_536).toString('base64');
  for (let count = 0; count < 5; count++) socket.send(JSON.stringify({ type: 'chunk', id: 1, data }));
  expect((await closed)[0]).toBe(1002);
  expect(await failed).toBe('cut');
});

test('frames of a request that was given up are no fault', async () => {
  const socket = await stand.bareBridge();
  const connection = stand.connections.at(-1);
  const call = connection?.send(post('relay://office', '/v1/x'), {
    onHeaders() {},
    onData() {},
    onEnd() {},
    onError() {},
  });
  call?.abort();
  for (const frame of [head, { type: 'end', id: 1 }, { type: 'ping' }]) socket.send(JSON.stringify(frame));
  for (let frame = ''; !frame.includes('pong'); frame = String((await once(socket, 'message'))[0]));
  expect(connection?.isOpen).toBe(true);
  socket.close();
  await eventually(() => connection?.isOpen === false);
});

test('3,000 hostile messages end nothing but the connections that sent them', async () => {
  expect(await sendHostile(stand, 3_000, 20_261_124)).toBeGreaterThan(60);
}, 120_000);
