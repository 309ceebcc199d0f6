import { Target as WireTarget } from '@redoubt/contract';
import { createEgressGuard, openTarget, type Target, TargetFailed } from '@redoubt/providers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askTarget } from './ask-target.ts';
import { CallGate } from './call-gate.ts';
import { GateRegistry, limitKeyOf } from './gate-registry.ts';
import { RunEnded } from './run-ended.ts';

/** The shortest waits that jitter can draw: what is survived with them is survived with any. */
const hasty = {
  next: () => 0,
  below: () => 0,
  pick: <T>(from: readonly T[]) => from[0] as T,
  shuffle: <T>(from: readonly T[]) => [...from],
};
const going = new AbortController().signal;
const options = { most: 20, random: hasty, now: () => performance.now() };

/** A target that answers as the time says, without a server: the clock of this test is moved by hand. */
function targetOf(answer: () => TargetFailed | undefined): Target {
  return {
    profile: { systemType: 'foundation_model', inputModalities: ['text'], systemDescription: undefined, tools: [] },
    limitKey: 'target',
    ratePerMinute: undefined,
    async ask() {
      const failure = answer();
      if (failure) throw failure;
      return { text: 'No.', toolCalls: [], tokens: undefined, finishReason: 'stop', latencyMs: 1 };
    },
    async close() {},
  };
}

const asking = (target: Target, gate: CallGate) => () =>
  askTarget([], { target, conversation: 'one', gate, random: hasty, pace: undefined, drain: going, signal: going });

describe('the failure gate of targets', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('survives a minute of 429 without Retry-After, however many calls wait', async () => {
    for (const calls of [1, 40]) {
      const over = performance.now() + 60_000;
      const target = targetOf(() =>
        performance.now() < over ? new TargetFailed('throttled', 'Too many requests', { status: 429 }) : undefined,
      );
      const ask = asking(target, new CallGate(options));
      const answers = Promise.allSettled(Array.from({ length: calls }, ask));
      await vi.advanceTimersByTimeAsync(600_000);
      expect((await answers).filter(({ status }) => status === 'rejected')).toEqual([]);
    }
  });

  test('gives a target up that answers nothing but 429 for a quarter of an hour', async () => {
    const ask = asking(
      targetOf(() => new TargetFailed('throttled', 'Too many requests')),
      new CallGate(options),
    );
    const probes = Array.from({ length: 20 }, async () => {
      for (;;) await ask().catch((error) => (error instanceof RunEnded ? Promise.reject(error) : undefined));
    });
    const ended = Promise.allSettled(probes);
    await vi.advanceTimersByTimeAsync(900_000);
    for (const end of await ended) expect(end).toMatchObject({ reason: { message: expect.stringContaining('429') } });
  });

  test.each([
    { hasty: true, within: /every call for \d+ seconds?;/ },
    { hasty: false, within: /every call for [23] minutes;/ },
  ])('says for how long a dead target has failed (hasty: $hasty)', async ({ hasty: isHasty, within }) => {
    const random = isHasty ? hasty : { ...hasty, next: () => 0.999 };
    const dead = targetOf(() => new TargetFailed('unreachable', 'Nothing listens there'));
    const ask = asking(dead, new CallGate({ ...options, random }));
    const probe = async () => {
      for (;;) await ask().catch((error) => (error instanceof RunEnded ? Promise.reject(error) : undefined));
    };
    const ended = Promise.allSettled([probe()]);
    await vi.advanceTimersByTimeAsync(1_200_000);
    const [end] = await ended;
    expect(end).toMatchObject({ reason: { message: expect.stringMatching(within) } });
  });

  test('lets go of one call that alone is refused with 429, and not of the target', async () => {
    let count = 0;
    const gate = new CallGate(options);
    const refused = asking(
      targetOf(() => new TargetFailed('throttled', 'Too large for the tokens a minute')),
      gate,
    );
    const fine = asking(
      targetOf(() => void count++),
      gate,
    );
    const large = expect(refused()).rejects.toMatchObject({ kind: 'throttled' });
    const others = (async () => {
      for (let call = 0; call < 50; call++) await fine();
    })();
    await vi.advanceTimersByTimeAsync(600_000);
    await Promise.all([large, others]);
    expect(count).toBe(50);
  });

  test('is kept by organisation and whole endpoint: a broken target fails no other run on its host', async () => {
    const open = (endpoint: string) =>
      openTarget(WireTarget.parse({ endpoint }), {
        egress: createEgressGuard({ allowPrivate: true }),
        clock: () => new Date(),
        timeoutMs: 1,
      });
    const [broken, sound] = [open('https://models.example/broken/v1'), open('https://models.example/sound/v1')];
    const keeper = new GateRegistry(options);
    const gate = keeper.take(limitKeyOf('a', broken));
    const others = [keeper.take(limitKeyOf('b', broken)), keeper.take(limitKeyOf('a', sound))];
    const failing = asking(
      targetOf(() => new TargetFailed('server', 'It failed', { status: 503 })),
      gate,
    );
    const ended = Promise.allSettled(Array.from({ length: 30 }, failing));
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await ended).map(({ status }) => status)).toContain('rejected');
    expect(gate.isClosed).toBe(true);
    for (const other of others) {
      await expect(
        asking(
          targetOf(() => undefined),
          other,
        )(),
      ).resolves.toMatchObject({ text: 'No.' });
    }
  });
});
