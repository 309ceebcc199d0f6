import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openWire, post, send } from '../testing/wire.ts';

const { transport, close } = openWire();
const servers = new Set<{ close(): void }>();
afterEach(() => {
  close();
  for (const server of servers) server.close();
  servers.clear();
});

/** A provider that writes these bytes as soon as it is asked, and ends the connection at once. */
async function closingProvider(bytes: string): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes));
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const body = 'data: {"some":"words"}\n\n'.repeat(40);
const ok = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';
const chunked = `${ok}transfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
const pieces = '18\r\ndata: {"some":"words"}\n\n\r\n'.repeat(40);

// Each of these ended the process before undici 8: its parser asserted that no body is paused when a connection ends.
test.each([
  ['by its length', `${ok}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`, undefined],
  ['by the end of the connection', `${ok}connection: close\r\n\r\n${body}`, undefined],
  ['by its last chunk', `${chunked}${pieces}0\r\n\r\n`, undefined],
  ['too early for its length', `${ok}content-length: ${body.length * 2}\r\n\r\n${body}`, 'cut'],
  ['in the midst of a chunk', `${chunked}${pieces}18\r\ndata:`, 'cut'],
])('an answer that ends %s while it is paused is read whole', async (_, bytes, failure) => {
  const { ended, ends } = send(transport(), post(await closingProvider(bytes)), (_, own) => {
    own().pause();
    // Longer than the end of the connection takes to arrive.
    setTimeout(() => own().resume(), 5);
  });
  const answer = await ended;
  expect(answer.failure?.kind).toBe(failure);
  expect(answer.body.slice(0, body.length)).toBe(body);
  // What is resumed after the end changes nothing.
  await sleep(10);
  expect(ends()).toBe(1);
});
