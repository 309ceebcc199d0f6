import { AdaptiveLimit, backoffMs } from '@redoubt/providers';
import { describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { CallGate } from './call-gate.ts';
import { GateRegistry } from './gate-registry.ts';
import { Drained, RunEnded } from './run-ended.ts';
import { TargetCircuit, targetBackoff } from './target-circuit.ts';

describe('the adaptive limit', () => {
  const make = (most = 10) => {
    const clock = { now: 0 };
    return { clock, limit: new AdaptiveLimit({ most, now: () => clock.now }) };
  };

  test('is cut once a jam, however many calls are refused', () => {
    const { clock, limit } = make();
    clock.now = 10_000;
    const calls = Array.from({ length: 10 }, () => limit.enter());
    clock.now += 50;
    for (const call of calls) limit.leave(call, 'throttled');
    expect(limit.limit).toBe(7);
    clock.now += 3_000;
    limit.leave(limit.enter(), 'throttled');
    expect(limit.limit).toBe(4);
  });

  test('grows back with what succeeds while it is full, and never above the most', () => {
    const { clock, limit } = make();
    clock.now = 10_000;
    limit.leave(limit.enter(), 'throttled');
    expect(limit.limit).toBe(7);
    clock.now += 1;
    for (let round = 0; round < 40; round++) {
      const calls = Array.from({ length: limit.limit }, () => limit.enter());
      for (const call of calls) limit.leave(call, 'answered');
    }
    expect(limit.limit).toBe(10);
  });

  test('does not grow where it is not used, and is never below one', () => {
    const { clock, limit } = make(2);
    for (let round = 1; round <= 10; round++) {
      clock.now = round * 5_000;
      limit.leave(limit.enter(), 'throttled');
    }
    expect(limit.limit).toBe(1);
    const { limit: idle, clock: later } = make(100);
    later.now = 10_000;
    idle.leave(idle.enter(), 'throttled');
    later.now += 1;
    for (let round = 0; round < 100; round++) idle.leave(idle.enter(), 'answered');
    expect(idle.limit).toBe(70);
  });
});

describe('the circuit', () => {
  const make = () => {
    const clock = { now: 0 };
    return { clock, circuit: new TargetCircuit(() => clock.now, seededRandom('circuit')) };
  };

  test('opens after failures in a row, lets one trial through, and closes with a success', () => {
    const { clock, circuit } = make();
    for (let count = 0; count < 7; count++) circuit.failed('failed');
    expect(circuit.waitMs()).toBe(0);
    circuit.failed('failed');
    const wait = circuit.waitMs() ?? 0;
    expect(wait).toBeGreaterThanOrEqual(500);
    clock.now += wait;
    expect(circuit.waitMs()).toBe(0);
    circuit.enter();
    expect(circuit.waitMs()).toBeUndefined();
    circuit.succeeded();
    expect(circuit.waitMs()).toBe(0);
  });

  test('waits as long as the target asks for', () => {
    const { circuit } = make();
    for (let count = 0; count < 8; count++) circuit.failed('failed', 60_000);
    expect(circuit.waitMs()).toBe(60_000);
  });

  test('is hopeless after trials that all failed, and not before', () => {
    const { clock, circuit } = make();
    for (let count = 0; count < 8; count++) circuit.failed('failed');
    for (let trial = 0; trial < 10; trial++) {
      expect(circuit.hopeless).toBeUndefined();
      clock.now += circuit.waitMs() ?? 0;
      circuit.enter();
      circuit.failed('failed');
    }
    expect(circuit.hopeless).toBe('failed');
    expect(clock.now).toBeGreaterThan(5_000);
  });

  test('a wait doubles up to its longest, with full jitter', () => {
    const random = { ...seededRandom('x'), next: () => 0.999 };
    expect([0, 1, 2, 10].map((n) => Math.round(backoffMs(n, targetBackoff, random.next())))).toEqual([
      500, 999, 1_998, 19_980,
    ]);
    expect(backoffMs(0, targetBackoff, random.next(), 3_000)).toBe(3_000);
  });
});

describe('the gate', () => {
  const open = (most = 2) => new CallGate({ most, random: seededRandom('gate'), now: () => Date.now() });
  const going = new AbortController().signal;

  test('lets calls in by their coming, no more than the limit at once', async () => {
    const gate = open();
    const order: number[] = [];
    const calls = [1, 2, 3, 4].map(async (number) => {
      const admission = await gate.enter(going);
      order.push(number);
      return admission;
    });
    await vi.waitFor(() => expect(order).toEqual([1, 2]));
    gate.leave(await (calls[0] as Promise<never>), 'answered');
    await vi.waitFor(() => expect(order).toEqual([1, 2, 3]));
  });

  test('sends away who waits for a run that stops, and nobody else', async () => {
    const gate = open(1);
    const first = await gate.enter(going);
    const run = new AbortController();
    const waiting = gate.enter(run.signal);
    const other = gate.enter(going);
    run.abort();
    gate.refuseDrained();
    await expect(waiting).rejects.toBeInstanceOf(Drained);
    await expect(gate.enter(run.signal)).rejects.toBeInstanceOf(Drained);
    gate.leave(first, 'answered');
    await other;
  });

  test('is one for all who take it, and a new one after it was given up', async () => {
    vi.useFakeTimers();
    try {
      const keeper = new GateRegistry({ most: 1, random: seededRandom('keeper'), now: () => Date.now() });
      const gate = keeper.take('target');
      expect(keeper.take('target')).toBe(gate);
      const failing = (async () => {
        for (;;) gate.leave(await gate.enter(going), 'failed');
      })();
      const ended = expect(failing).rejects.toBeInstanceOf(RunEnded);
      await vi.advanceTimersByTimeAsync(600_000);
      await ended;
      const next = keeper.take('target');
      expect(next).not.toBe(gate);
      keeper.giveBack('target', gate);
      expect(keeper.take('target')).toBe(next);
    } finally {
      vi.useRealTimers();
    }
  });

  test('ends the run where the target is gone for good', async () => {
    vi.useFakeTimers();
    try {
      const gate = open(20);
      const fail = async () => gate.leave(await gate.enter(going), 'failed');
      const failing = (async () => {
        for (;;) await fail();
      })();
      const ended = expect(failing).rejects.toBeInstanceOf(RunEnded);
      await vi.advanceTimersByTimeAsync(600_000);
      await ended;
    } finally {
      vi.useRealTimers();
    }
  });
});
