import { setTimeout as sleep } from 'node:timers/promises';
import { createEgressGuard, createTransport, type Transport } from '@redoubt/providers';
import { eventually, type Script } from '@redoubt/providers/testing/scripted-upstream';
import { post, send } from '@redoubt/providers/testing/wire';
import { afterEach, expect, test } from 'vitest';
import { openRelayStand, type RelayStand } from './testing/relay-stand.ts';

const wire = createTransport({ egress: createEgressGuard({ allowPrivate: false }) });
let stand: RelayStand;
afterEach(() => stand.stop());

/** A transport whose bridge is the first that is connected. */
const through = (opened: RelayStand): Transport => ({
  ...wire,
  send: (request, handler) => wire.send(request, handler, opened.connections[0]),
});
const ask = (body: Buffer | string = '{}', onData?: Parameters<typeof send>[2]) =>
  send(through(stand), post('relay://office', '/v1/chat/completions', body), onData);
const open = async (script: Script, rules: object = {}) => {
  stand = await openRelayStand(script);
  return stand.bridge(rules);
};

test('a request and its answer arrive as they were sent, whatever their bytes', async () => {
  const answer = Buffer.from(Array.from({ length: 3_000 }, (_, index) => index % 256));
  await open((response) => response.writeHead(418, { 'content-type': 'a/b', 'retry-after': '7' }).end(answer));
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
  const chunks: Buffer[] = [];
  const { ended } = ask(body, (chunk) => chunks.push(chunk));
  expect(await ended).toMatchObject({ status: 418, failure: undefined });
  expect((await ended).headers).toEqual({ 'content-type': 'a/b', 'retry-after': '7' });
  expect(Buffer.concat(chunks).equals(answer)).toBe(true);
  const [received] = stand.target.received;
  expect(received).toMatchObject({ method: 'POST', url: '/v1/chat/completions' });
  expect(received?.body.equals(body)).toBe(true);
});

test('the key of the target is set at the bridge, and nothing of the service goes in its place', async () => {
  await open((response) => response.end('{}'), { keyHeader: { name: 'authorization', value: 'Bearer inside' } });
  const request = { ...post('relay://office'), path: '/v1/completions', headers: { Authorization: 'Bearer outside' } };
  await send(through(stand), request).ended;
  expect(stand.target.received[0]?.headers.authorization).toBe('Bearer inside');
});

test('a stream arrives piece by piece, before it ends', async () => {
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  await open(async (response) => {
    response.write('first');
    await goOn;
    response.end('second');
  });
  const got: string[] = [];
  const { ended } = ask('{}', (chunk) => {
    got.push(String(chunk));
    resolve();
  });
  expect((await ended).failure).toBeUndefined();
  expect(got).toEqual(['first', 'second']);
});

test('a caller who hangs up ends the call of the target', async () => {
  await open((response) => response.write('a'));
  const { ended, call } = ask();
  await eventually(() => stand.target.received.length === 1);
  call.abort();
  expect((await ended).failure?.kind).toBe('aborted');
  await eventually(() => stand.target.cancelled() === 1);
  expect(stand.connections[0]).toMatchObject({ inFlight: 0, errors: 0, isOpen: true });
});

test('a slow reader holds the target back, and gets every byte in the end', async () => {
  const piece = Buffer.alloc(65_536, 'x');
  const pieces = 512;
  let written = 0;
  await open(async (response) => {
    for (; written < pieces; written++) {
      if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  let received = 0;
  const { ended, call } = ask('{}', (chunk, pending) => {
    if (received === 0) pending().pause();
    received += chunk.length;
  });
  await eventually(() => received > 0);
  await sleep(300);
  const before = received;
  // The sockets between the target and the bridge hold some, and the relay one window.
  expect(written * piece.length).toBeLessThan(16 * 1_048_576);
  await sleep(100);
  expect(received).toBe(before);
  call.resume();
  await ended;
  expect(received).toBe(pieces * piece.length);
});

test('a target that is not there, and one that breaks off, fail as they would without a bridge', async () => {
  await open((response, _, { socket }) => {
    response.write('half');
    setTimeout(() => socket.destroy(), 20);
  });
  expect((await ask().ended).failure).toMatchObject({ kind: 'cut' });
  stand.target.close();
  await eventually(() => stand.target.open() === 0);
  expect((await ask().ended).failure).toMatchObject({ kind: 'unreachable', says: expect.stringContaining('nothing') });
  expect(stand.connections[0]?.errors).toBe(2);
});

test('a redirect is an answer and is not followed', async () => {
  await open((response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  expect(await ask().ended).toMatchObject({ status: 302, headers: {} });
  expect(stand.target.received).toHaveLength(1);
});

test('a call that is not allowed never reaches the target', async () => {
  await open((response) => response.end());
  const { failure } = await send(through(stand), post('relay://office', '/v1/../admin')).ended;
  expect(failure).toMatchObject({ kind: 'refused_by_egress' });
  expect(stand.target.received).toHaveLength(0);
});

test('a broken connection fails what is in flight, and the bridge comes back by itself', async () => {
  const { events } = await open((response) => void setTimeout(() => response.end('{}'), 200));
  const { ended } = ask();
  await eventually(() => stand.target.received.length === 1);
  stand.connections[0]?.close(1001, 'gone');
  expect((await ended).failure).toMatchObject({ kind: 'cut' });
  await eventually(() => stand.target.cancelled() === 1);
  await eventually(() => stand.connections.length === 1);
  expect((await ask().ended).status).toBe(200);
  expect(events.map(({ state }) => state)).toEqual(['connected', 'disconnected', 'connected']);
});

test('a bridge that is stopped ends what is in flight first', async () => {
  const bridge = await open((response) => void setTimeout(() => response.end('{}'), 150));
  const { ended } = ask();
  await eventually(() => stand.target.received.length === 1);
  const stopped = bridge.stop(5_000);
  await eventually(() => stand.connections[0]?.isOpen === false);
  expect((await ended).status).toBe(200);
  await stopped;
  await bridge.ended;
  await eventually(() => stand.closes.length === 1);
  expect(stand.closes).toEqual([{ code: 1000, reason: 'The bridge stops' }]);
});

test('a target that begins too late is given up, and so is one that pauses too long', async () => {
  await open((response, _, { number }) => (number === 0 ? undefined : response.write('a')));
  const late = (timeouts: object) =>
    send(through(stand), { ...post('relay://office', '/v1/messages'), timeouts }).ended;
  expect((await late({ headersMs: 50 })).failure?.kind).toBe('headers_timeout');
  expect((await late({ idleMs: 50 })).failure?.kind).toBe('idle_timeout');
  await eventually(() => stand.target.cancelled() === 2);
});
