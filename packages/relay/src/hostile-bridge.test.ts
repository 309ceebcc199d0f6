import { once } from 'node:events';
import { eventually } from '@redoubt/providers/testing/scripted-upstream';
import { post, send } from '@redoubt/providers/testing/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { hostileMessage, seededBelow } from './testing/hostile-frames.ts';
import { openRelayStand, type RelayStand } from './testing/relay-stand.ts';

let stand: RelayStand;
beforeAll(async () => {
  stand = await openRelayStand((response) => response.end('{}'));
  await stand.bridge();
});
afterAll(() => stand.stop());

/** Sends one request to a bare bridge. Returns how it ends. */
async function asked(socket: WebSocket): Promise<{ id: number; failed: Promise<string | undefined> }> {
  const connection = stand.connections.at(-1);
  const message = once(socket, 'message');
  const failed = new Promise<string | undefined>((resolve) => {
    connection?.send(post('relay://office', '/v1/x'), {
      onHeaders: () => undefined,
      onData: () => undefined,
      onEnd: () => resolve(undefined),
      onError: ({ kind }) => resolve(kind),
    });
  });
  for (
    let frame = JSON.parse(String((await message)[0]));
    ;
    frame = JSON.parse(String((await once(socket, 'message'))[0]))
  ) {
    if (frame.type === 'request') return { id: frame.id, failed };
  }
}

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
  const { failed } = await asked(socket);
  const closed = once(socket, 'close');
  for (const frame of frames)
    socket.send(typeof frame === 'object' && !Buffer.isBuffer(frame) ? JSON.stringify(frame) : frame);
  expect((await closed)[0]).toBe(code);
  expect(await failed).toBe('cut');
  await stillServes();
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
  await sendHostile(3_000, 20_261_124);
}, 120_000);

/** Sends hostile messages over as many connections as it takes. */
export async function sendHostile(count: number, seed: number): Promise<void> {
  const below = seededBelow(seed);
  let socket = await stand.bareBridge();
  let closes = 0;
  for (let sent = 0; sent < count; sent++) {
    if (socket.readyState !== socket.OPEN) {
      closes++;
      socket = await stand.bareBridge();
      await asked(socket);
    }
    socket.send(hostileMessage(below));
    // Leaves the service a moment to close, so that many connections are tried.
    if (below(3) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    if (sent % 200 === 0) await stillServes();
  }
  socket.close();
  expect(closes).toBeGreaterThan(count / 50);
  await stillServes();
}

/** The bridge that was there first still answers. */
async function stillServes(): Promise<void> {
  const [first] = stand.connections;
  if (!first) throw new Error('The bridge is gone');
  const over = { send: first.send.bind(first), close: () => undefined };
  const { ended } = send(over, post('relay://office', '/v1/messages'));
  expect((await ended).status).toBe(200);
}
