import { afterEach, describe, expect, test } from 'vitest';
import { createEgressGuard } from '../http/egress-guard.ts';
import type { PendingRequest } from '../http/exchange.ts';
import { createTransport } from '../http/transport.ts';
import { RateLimit } from '../resilience/rate-limit.ts';
import { eventually, openScriptedUpstream, type Script } from '../testing/scripted-upstream.ts';
import { createCallUpstream, defaultCallerLimits, type UpstreamRequest } from './call-upstream.ts';
import { createDeploymentGates, type DeploymentLimits } from './deployment-gates.ts';
import { KeyRing } from './key-ring.ts';
import type { UpstreamFailure } from './upstream-failure.ts';
import type { UpstreamModel } from './upstream-model.ts';
import { modelCircuit } from './upstream-states.ts';

describe('the circuit', () => {
  const limits = { failures: 3, openMs: 1_000, maxOpenMs: 3_000 };

  test('opens after failures in a row only', () => {
    const circuit = modelCircuit(limits);
    for (const outcome of ['f', 'f', 's', 'f', 'f']) outcome === 'f' ? circuit.failed(0) : circuit.succeeded();
    expect(circuit.enter(0)).toBe(true);
    circuit.failed(0);
    expect([circuit.enter(0), circuit.enter(999), circuit.waitMs(400)]).toEqual([false, false, 600]);
  });

  test('lets one trial through, stays open longer each time that fails, and closes with a success', () => {
    const circuit = modelCircuit(limits);
    for (let count = 0; count < 3; count++) circuit.failed(0);
    let now = 1_000;
    for (const openMs of [2_000, 3_000, 3_000]) {
      expect([circuit.enter(now), circuit.enter(now)]).toEqual([true, false]);
      circuit.failed(now);
      expect(circuit.enter(now + openMs - 1)).toBe(false);
      now += openMs;
    }
    expect(circuit.enter(now)).toBe(true);
    circuit.succeeded();
    expect([circuit.enter(now), circuit.enter(now)]).toEqual([true, true]);
  });

  test('lets the next trial through where one was given up, and is not kept open by calls from before', () => {
    const circuit = modelCircuit(limits);
    for (let count = 0; count < 3; count++) circuit.failed(0);
    circuit.failed(900);
    expect(circuit.enter(1_000)).toBe(true);
    circuit.abandoned();
    expect(circuit.enter(1_000)).toBe(true);
  });
});

test('a rate is kept over a minute, and says how long to wait', () => {
  const rate = new RateLimit(60, 0);
  const taken = Array.from({ length: 11 }, () => rate.take(0));
  expect(taken).toEqual([...Array(10).fill(0), 1_000]);
  expect([rate.take(999), rate.take(1_000), rate.take(1_001)]).toEqual([1, 0, 999]);
  let count = 0;
  for (let now = 2_000; now < 62_000; now += 50) if (rate.take(now) === 0) count++;
  expect(count).toBe(60);
});

test('a key that rests is passed over until it has rested, and of none awake the one that rests the least is used', () => {
  const ring = new KeyRing(['a', 'b']);
  const first = ring.take(0);
  if (!first) throw new Error('there is a key');
  ring.throttled(first, 0, 100);
  expect([ring.take(0)?.key, ring.take(0)?.key, ring.hasAwake(0)]).toEqual(['b', 'b', true]);
  ring.refused({ key: 'b', index: 1 }, 0);
  expect([ring.take(50)?.key, ring.hasAwake(50), ring.take(100)?.key]).toEqual(['a', false, 'a']);
  expect(new KeyRing([]).take(0)).toBeUndefined();
});

describe('the gate of a deployment', () => {
  function make(limits: DeploymentLimits) {
    const gates = createDeploymentGates();
    const log: string[] = [];
    const enter = (name: string, id = 'd') =>
      gates.enter(id, limits, {
        onEnter: () => log.push(name),
        onRefused: ({ code }) => log.push(`${name}: ${code}`),
      });
    return { enter, log };
  }

  test('lets in as many as may be, the others in the order they came, and refuses those that find the line full', () => {
    const { enter, log } = make({ maxConcurrent: 1, maxQueued: 2 });
    const tickets = ['a', 'b', 'c', 'd'].map((name) => enter(name));
    expect(log).toEqual(['a', 'd: concurrency_limit_exceeded']);
    tickets[1]?.leave();
    tickets[0]?.leave();
    tickets[0]?.leave();
    expect(log.at(-1)).toBe('c');
    enter('e');
    tickets[2]?.leave();
    expect(log.at(-1)).toBe('e');
    enter('other', 'another deployment');
    expect(log.at(-1)).toBe('other');
  });

  test('refuses who waits too long', async () => {
    const { enter, log } = make({ maxConcurrent: 1, maxQueued: 1, queueMs: 30 });
    enter('a');
    enter('b');
    await eventually(() => log.includes('b: concurrency_limit_exceeded'));
  });
});

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
async function serve(script: Script) {
  const server = await openScriptedUpstream(script);
  opened.push(server);
  return server;
}
const modelAt = (origin: string, differing: Partial<UpstreamModel> = {}): UpstreamModel => ({
  id: differing.name ?? 'm',
  name: 'm',
  dialect: 'openai_chat',
  provider: 'openai_compatible',
  baseUrl: origin,
  apiKeys: [],
  ...differing,
});
function makeCaller(now = Date.now) {
  const transport = createTransport({ egress: createEgressGuard({ allowPrivate: true }) });
  opened.push(transport);
  const circuit = { failures: 3, openMs: 1_000, maxOpenMs: 1_000 };
  const retries = { ...defaultCallerLimits.retries, attemptsPerModel: 1 };
  return createCallUpstream({ transport, limits: { ...defaultCallerLimits, circuit, retries }, now });
}
type Caller = ReturnType<typeof makeCaller>;
const call = { path: 'chat/completions', body: Buffer.from('{}'), isStream: false } as const;
const start = (caller: Caller, request: Omit<UpstreamRequest, 'call'>) => {
  let handle: PendingRequest | undefined;
  const ended = new Promise<number | UpstreamFailure>((resolve) => {
    handle = caller(
      { ...request, call },
      {
        onAnswer: ({ status }) => resolve(status),
        onStream: () => ({ onData: () => undefined, onEnd: () => resolve(0), onFailure: resolve }),
        onFailure: resolve,
      },
    );
  });
  return { ended, handle };
};

test('a model that fails all the time is left alone, its fallback asked at once, and it is tried again in time', async () => {
  let isWell = false;
  const sick = await serve((response) => response.writeHead(isWell ? 200 : 500).end('{}'));
  const well = await serve((response) => response.end('{}'));
  const clock = { now: 0 };
  const caller = makeCaller(() => clock.now);
  const models = [modelAt(sick.origin), modelAt(well.origin, { name: 'fallback' })];
  for (let count = 0; count < 6; count++) expect(await start(caller, { models }).ended).toBe(200);
  expect([sick.received.length, well.received.length]).toEqual([3, 6]);
  expect(await start(caller, { models: models.slice(0, 1) }).ended).toMatchObject({
    status: 502,
    code: 'upstream_circuit_open',
    retryAfterSeconds: 1,
  });
  isWell = true;
  clock.now += 1_000;
  expect(await start(caller, { models }).ended).toBe(200);
  expect([sick.received.length, well.received.length]).toEqual([4, 6]);
});

test('a client that makes nine tries of a call hears the provider’s own error each time', async () => {
  const server = await serve((response) => response.writeHead(500).end('{"error":{"message":"out of order"}}'));
  const transport = createTransport({ egress: createEgressGuard({ allowPrivate: true }) });
  opened.push(transport);
  const limits = { ...defaultCallerLimits, retries: { ...defaultCallerLimits.retries, backoffMs: 0 } };
  const caller = createCallUpstream({ transport, limits });
  for (let count = 0; count < 9; count++) {
    expect(await start(caller, { models: [modelAt(server.origin)] }).ended).toBe(500);
  }
  expect(server.received.length).toBe(27);
});

test('refusals and mistakes of clients do not open the circuit', async () => {
  for (const status of [400, 404, 429]) {
    const server = await serve((response) => response.writeHead(status, { 'retry-after': '60' }).end('{}'));
    const caller = makeCaller();
    for (let count = 0; count < 5; count++) await start(caller, { models: [modelAt(server.origin)] }).ended;
    expect(server.received.length).toBe(5);
  }
});

test('the rate of a model is kept, and 429 says when to ask again', async () => {
  const server = await serve((response) => response.end('{}'));
  const caller = makeCaller(() => 0);
  const models = [modelAt(server.origin, { ratePerMinute: 12 })];
  const outcomes = [];
  for (let count = 0; count < 3; count++) outcomes.push(await start(caller, { models }).ended);
  expect(outcomes).toMatchObject([200, 200, { status: 429, code: 'rate_limit_exceeded', retryAfterSeconds: 5 }]);
});

test('a deployment has as many calls under way as it may, and one that is aborted in the line never reaches the model', async () => {
  const held: (() => void)[] = [];
  const server = await serve((response) => held.push(() => response.end('{}')));
  const caller = makeCaller();
  const deployment = { id: 'd', limits: { maxConcurrent: 2, maxQueued: 2 } };
  const calls = Array.from({ length: 5 }, () => start(caller, { models: [modelAt(server.origin)], deployment }));
  expect(await calls[4]?.ended).toMatchObject({
    status: 429,
    code: 'concurrency_limit_exceeded',
    retryAfterSeconds: 1,
  });
  await eventually(() => held.length === 2);
  calls[2]?.handle?.abort();
  expect(await calls[2]?.ended).toMatchObject({ code: 'aborted' });
  held[0]?.();
  await eventually(() => held.length === 3);
  for (const release of held.slice(1)) release();
  expect(await Promise.all([0, 1, 3].map((index) => calls[index]?.ended))).toEqual([200, 200, 200]);
  expect(server.received.length).toBe(3);
});
