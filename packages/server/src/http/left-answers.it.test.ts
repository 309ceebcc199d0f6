import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { Endpoint } from '@redoubt/contract';
import { type Price, priceOf } from '@redoubt/metering';
import type { Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { testKey } from '../testing/test-service.ts';
import { implement, implementStream } from './implement.ts';

const ITEMS = 10;
/** The item that is under way when the caller leaves. */
const HELD = 9;
const endpointAt = <Path extends `/${string}`>(path: Path) =>
  ({
    method: 'POST',
    path,
    summary: 'Work of a test',
    scope: 'guardrails',
    balance: 'guardrails',
    body: z.strictObject({ failsAfterwards: z.boolean().default(false), fault: z.int().optional() }),
  }) as const satisfies Omit<Endpoint, 'response'>;
const listEndpoint = { ...endpointAt('/list'), response: z.array(z.object({ item: z.int(), filler: z.string() })) };
const wholeEndpoint = { ...endpointAt('/whole'), response: z.object({ done: z.boolean() }) };
const price = (credits: number): Price => priceOf('guardrails', 1, [{ item: 'work', credits }]);

/** What one call waits for, and what it tells. */
function newGate() {
  return {
    begun: Promise.withResolvers<void>(),
    opened: Promise.withResolvers<void>(),
    over: Promise.withResolvers<void>(),
  };
}
let gate = newGate();
let made = 0;

const list = implementStream(listEndpoint, {
  prepare: ({ body }) => body,
  price: () => price(ITEMS),
  async *stream({ failsAfterwards, fault }) {
    try {
      for (made = 1; made <= ITEMS; made += 1) {
        if (made === HELD) {
          gate.begun.resolve();
          await gate.opened.promise;
          if (failsAfterwards) throw new Error('a fault after the caller left');
        }
        const reader = yield { item: made, filler: 'x'.repeat(20_000) };
        if (reader === 'left') break;
      }
      return price(fault === undefined ? ITEMS : ITEMS - 1);
    } finally {
      gate.over.resolve();
    }
  },
});
const whole = implement(wholeEndpoint, {
  price: () => price(ITEMS),
  run: async ({ body }) => {
    gate.begun.resolve();
    await gate.opened.promise;
    gate.over.resolve();
    if (body.failsAfterwards) throw new Error('a fault after the caller left');
    return { done: true };
  },
});

let engine: StoreEngine | undefined;
let store: Store;
let node: ServedEndpoints;
beforeAll(async () => {
  engine = await storeEngines[0]?.start();
  if (!engine) throw new Error('There is no engine');
  store = await engine.open(() => new Date());
  node = await serveEndpoints([list, whole], store);
});
afterAll(async () => {
  await node?.stop();
  await store?.close();
  await engine?.stop();
});

const used = async () => (await readLedger(store, new Date())).usage.used;

function send(path: string, body: object): ClientRequest {
  const sent = request(`${node.url}${path}`, {
    method: 'POST',
    agent: false,
    headers: { apikey: testKey, 'content-type': 'application/json' },
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(body));
  return sent;
}

const waysToLeave: Readonly<Record<string, (socket: Socket) => void>> = {
  'closes the socket': (socket) => socket.destroy(),
  'resets the socket': (socket) => socket.resetAndDestroy(),
};

const neverLeaves = (): never => expect.fail('No such way to leave');

/** Leaves while the work is under way, and lets it end; what was booked for it. */
async function costOfLeaving(path: string, how: (socket: Socket) => void, body: object): Promise<number> {
  const before = await used();
  gate = newGate();
  const closed = new Promise<void>((resolve) => {
    const sent = send(path, body);
    sent.on('response', (response: IncomingMessage) => response.on('error', () => undefined).resume());
    sent.on('socket', (socket) => {
      socket.once('close', () => resolve());
      void gate.begun.promise.then(() => how(socket));
    });
  });
  await gate.begun.promise;
  await closed;
  // The service hears of it on its own end of the connection.
  await expect.poll(node.connections).toBe(0);
  gate.opened.resolve();
  await gate.over.promise;
  await bookAfterwards();
  return (await used()) - before - ITEMS;
}

/** A whole call of its own: bookings are made in order. */
async function bookAfterwards(): Promise<void> {
  await new Promise(setImmediate);
  gate = newGate();
  gate.opened.resolve();
  const [response] = (await once(send('/whole', {}), 'response')) as [IncomingMessage];
  await once(response.resume(), 'close');
}

test.each(Object.keys(waysToLeave).flatMap((way) => ['/list', '/whole'].map((path) => ({ way, path }))))(
  'a caller that $way while an item of $path is made pays for what it asked',
  async ({ way, path }) => {
    expect(await costOfLeaving(path, waysToLeave[way] ?? neverLeaves, {})).toBe(ITEMS);
  },
);

test.each(['/list', '/whole'])(
  'a failure of ours on %s is given back, also where the caller had left',
  async (path) => {
    expect(await costOfLeaving(path, (socket) => socket.destroy(), { failsAfterwards: true })).toBe(0);
  },
);

test('what a fault of ours took away before the caller left stays given back', async () => {
  expect(await costOfLeaving('/list', (socket) => socket.destroy(), { fault: 3 })).toBe(ITEMS - 1);
});

test('a caller that stops reading, and closes later, pays for what it asked', async () => {
  const before = await used();
  gate = newGate();
  gate.opened.resolve();
  const sent = send('/list', {});
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response, 'readable');
  response.pause();
  const { over } = gate;
  sent.destroy();
  await over.promise;
  await bookAfterwards();
  expect((await used()) - before - ITEMS).toBe(ITEMS);
});
