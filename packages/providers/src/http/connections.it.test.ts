import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually } from '../testing/scripted-upstream.ts';
import { openWire, post, send } from '../testing/wire.ts';

const { upstream, transport, close } = openWire();
afterEach(close);

describe('connections', () => {
  test('are kept: a hundred calls, ten at a time, take ten', async () => {
    const { origin, connections } = await upstream((response) => response.end('fine'));
    const over = transport();
    const worker = async () => {
      for (let round = 0; round < 10; round++) await send(over, post(origin)).ended;
    };
    await Promise.all(Array.from({ length: 10 }, worker));
    expect(connections()).toBe(10);
  });

  test('are bounded in number: one call more is refused at once', async () => {
    const { origin } = await upstream(() => undefined);
    const over = transport({ maxConnectionsPerOrigin: 3 });
    const calls = Array.from({ length: 3 }, () => send(over, post(origin)));
    expect((await send(over, post(origin)).ended).failure?.kind).toBe('busy');
    for (const { call } of calls) call.abort();
    const next = send(over, post(origin));
    // Nothing tells that a call waits.
    await sleep(50);
    expect(next.ends()).toBe(0);
  });

  test('that are not used are ended', async () => {
    const { origin, connections, received, open } = await upstream((response) => response.end('fine'));
    const over = transport({ keepMs: 100 });
    await send(over, post(origin)).ended;
    await eventually(() => open() === 0);
    await send(over, post(origin)).ended;
    expect([received.length, connections()]).toEqual([2, 2]);
  });

  test('that the server ended as they are used again are made anew, once', async () => {
    const server = await upstream((response, _, { number, socket }) =>
      number === 1 || number >= 3 ? socket.destroy() : response.end('fine'),
    );
    const over = transport();
    await send(over, post(server.origin)).ended;
    expect((await send(over, post(server.origin)).ended).body).toBe('fine');
    expect(server.connections()).toBe(2);
    expect((await send(over, post(server.origin)).ended).failure?.kind).toBe('cut');
    expect(server.received.length).toBe(5);
  });
});

describe('a call', () => {
  test('that is aborted before, during and after its answer ends once, and the provider sees it', async () => {
    const server = await upstream((response) => response.write('begun'));
    const over = transport();
    const early = send(over, post(server.origin));
    early.call.abort();
    expect((await early.ended).failure?.kind).toBe('aborted');
    const late = send(over, post(server.origin), (_, call) => call().abort());
    expect(await late.ended).toMatchObject({ body: 'begun', failure: { kind: 'aborted' } });
    late.call.abort();
    await eventually(() => server.cancelled() >= 1);
    expect([early.ends(), late.ends()]).toEqual([1, 1]);
  });

  test('that is paused takes no more than the buffers hold, and goes on where it stopped', async () => {
    const total = 64_000_000;
    let written = 0;
    const server = await upstream((response) => {
      const piece = Buffer.alloc(64_000, 'x');
      const write = () => {
        while (written < total && !response.destroyed) {
          written += piece.length;
          if (!response.write(piece)) return response.once('drain', write);
        }
        return response.end();
      };
      write();
    });
    let got = 0;
    let hasPaused = false;
    const { ended, call } = send(transport({ idleMs: 500 }), post(server.origin), (chunk, own) => {
      got += chunk.length;
      if (hasPaused) return;
      hasPaused = true;
      own().pause();
    });
    // Longer than the idle limit, which does not run while nothing is wanted.
    await sleep(900);
    expect(got).toBeLessThan(1_000_000);
    expect(written).toBeLessThan(total / 2);
    call.resume();
    expect((await ended).failure).toBeUndefined();
    expect(got).toBe(total);
  });
});
