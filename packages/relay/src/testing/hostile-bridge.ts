import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { post, send } from '@redoubt/providers/testing/wire';
import type { WebSocket } from 'ws';
import { hostileMessage, seededBelow } from './hostile-frames.ts';
import type { RelayStand } from './relay-stand.ts';

/** Sends one request to the bare bridge that connected last. Returns its number, and how it ends. */
export async function ask(
  stand: RelayStand,
  socket: WebSocket,
): Promise<{ id: number; failed: Promise<string | undefined> }> {
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

/** Sends hostile messages over as many connections as it takes. Returns how many were closed. */
export async function sendHostile(stand: RelayStand, count: number, seed: number): Promise<number> {
  const below = seededBelow(seed);
  let socket = await stand.bareBridge();
  let closes = 0;
  for (let sent = 0; sent < count; sent++) {
    if (socket.readyState !== socket.OPEN) {
      closes++;
      socket = await stand.bareBridge();
      await ask(stand, socket);
    }
    socket.send(hostileMessage(below));
    // Leaves the service a moment to close, so that many connections are tried.
    if (below(3) === 0) await sleep(1);
    if (sent % 200 === 0) await serveStill(stand);
  }
  socket.close();
  await serveStill(stand);
  return closes;
}

/** The bridge that was there first still answers. */
export async function serveStill(stand: RelayStand): Promise<void> {
  const [first] = stand.connections;
  if (!first) throw new Error('The bridge is gone');
  const over = { send: first.send.bind(first), close: () => undefined };
  const { ended } = send(over, post('relay://office', '/v1/messages'));
  const { status, failure } = await ended;
  if (status !== 200) throw new Error(`The first bridge answers no more: ${failure?.message}`);
}
