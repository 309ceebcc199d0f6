import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@redoubt/providers/testing/scripted-upstream';
import { afterEach, expect, test } from 'vitest';
import { holdBody } from '../../http/held-bodies.ts';
import { openExchange } from './exchange.ts';
import { readBody, releaseBody } from './read-body.ts';

const limits = { maxHeldBodyBytes: 40_000_000, maxBodyBytes: 1_000_000, proxyMaxBodyBytes: 50_000_000 };
const CALLS = 3;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Begins calls whose callers leave at `leave`, and returns how they ended. `lookUp` is what happens before the body. */
async function leftCalls(size: string, lookUp: (gone: Promise<unknown>) => Promise<unknown>): Promise<unknown[]> {
  const ended: unknown[] = [];
  let begun = 0;
  server = createServer(async (request, response) => {
    const exchange = openExchange(request, response, { path: 'chat/completions' });
    const gone = new Promise((resolve) => response.on('close', resolve));
    begun += 1;
    await lookUp(gone);
    await readBody(exchange, limits, 'leaving').catch((error: unknown) => ended.push(error));
    releaseBody(exchange);
  }).listen(0, '127.0.0.1');
  await eventually(() => server?.listening === true);
  const { port } = server.address() as AddressInfo;
  for (let call = 0; call < CALLS; call += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${size}\r\n\r\n`);
    await eventually(() => begun === call + 1);
    socket.destroy();
  }
  await eventually(() => ended.length === CALLS);
  return ended;
}

test.each([
  { what: 'large', size: 'content-length: 5000000' },
  { what: 'ordinary', size: 'content-length: 500000' },
  { what: 'chunked', size: 'transfer-encoding: chunked' },
])('a caller that leaves before its $what body is read ends its call, and nothing is held', async ({ size }) => {
  for (const lookUp of [(gone: Promise<unknown>) => gone, () => sleep(1)]) {
    const ended = await leftCalls(size, lookUp);
    expect(ended).toEqual(Array(CALLS).fill(expect.objectContaining({ message: expect.stringContaining('ended') })));
    const next = holdBody(limits, 'leaving');
    // As much as a large body may have at most, and only while nothing else is held.
    await next.admit(limits.maxHeldBodyBytes / 2, AbortSignal.timeout(5_000));
    next.release();
  }
});
