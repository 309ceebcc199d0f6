import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, sampleCharge } from '../../testing/sample-charge.ts';
import { type StoreEngine, storeEngines } from '../../testing/store-engines.ts';
import type { Store } from '../store.ts';
import type { NewProbe, Outcome } from './runs.ts';

const at = new Date('2026-11-05T12:00:00.000Z');

const probesOf = (count: number): NewProbe[] =>
  Array.from({ length: count }, (_, ordinal) => ({
    ordinal,
    id: `p${ordinal}`,
    category: ordinal % 2 === 0 ? 'safety_harm' : 'security_fraud',
    subCategory: 'weapons',
    attack: 'basic',
    place: ordinal,
    variant: { type: 'plain' },
    goalId: `g${ordinal}`,
    goal: 'Zünde etwas an \u{1F525}',
    goalSource: 'corpus@1',
    isControl: ordinal >= count - 1,
  }));

const judged = (ordinal: number, success: boolean): Outcome => ({
  ordinal,
  state: 'judged',
  prompt: 'asked',
  response: 'answered',
  latencyMs: 50,
  promptTokens: 3,
  completionTokens: 4,
  success,
  refused: !success,
  score: success ? 0.9 : 0.1,
  verdict: { reason: 'because', decidedBy: 'rubric' },
  judge: { name: 'test', version: '1', hash: 'abc' },
});

const failed = (ordinal: number): Outcome => ({
  ordinal,
  state: 'failed',
  prompt: 'asked',
  response: null,
  latencyMs: null,
  promptTokens: null,
  completionTokens: null,
  errorKind: 'timeout',
  error: 'No answer within 60 s',
});

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`runs on ${kind}`, () => {
    let engine: StoreEngine;
    let store: Store;
    let projectId: string;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open(() => at);
      projectId = (await makeAccount(store)).project.id;
    });
    afterAll(async () => {
      await store?.close();
      await engine?.stop();
    });

    async function insertRun(
      count: number,
      made: { organisationId?: string; requestId?: string; probes?: NewProbe[] } = {},
    ): Promise<string> {
      const id = `rt-${randomUUID()}`;
      const { organisationId = 'o', requestId = 'r', probes = probesOf(count) } = made;
      const origin = { projectId, organisationId, keyName: 'k', requestId };
      await store.runs.insert(
        { ...origin, id, name: 'nightly', spec: { seed: '1' }, sealedTarget: 's', credits: 12 },
        probes,
      );
      return id;
    }

    const lease = (worker: string, until = 1_000) => ({ worker, until });

    test('a run is found in its project with what it was submitted with', async () => {
      const id = await insertRun(3);
      expect(await store.runs.find(projectId, id)).toMatchObject({
        id,
        name: 'nightly',
        state: 'preparing',
        spec: { seed: '1' },
        credits: 12,
        probes: 3,
        lastEvent: 0,
        createdAt: at,
      });
      expect(await store.runs.find('other', id)).toBeUndefined();
      expect(await store.runs.waiting(1_000)).not.toContain(id);
      expect(await store.runs.move(id, { from: ['preparing'], to: 'queued' })).toMatchObject({ state: 'queued' });
      expect(await store.runs.waiting(1_000)).toContain(id);
      expect(await store.runs.move(id, { from: ['preparing'], to: 'queued' })).toBeUndefined();
    });

    test('a run is found by its name in its project: the newest that callers can see', async () => {
      const name = randomUUID();
      const made: string[] = [];
      for (const ending of ['0', '1', '2']) {
        const id = `rt-${name.slice(0, -1)}${ending}`;
        const origin = { projectId, organisationId: 'o', keyName: 'k', requestId: 'r', spec: {}, sealedTarget: 's' };
        await store.runs.insert({ ...origin, id, name, credits: 1 }, []);
        made.push(id);
      }
      expect(await store.runs.findByName(projectId, name)).toBeUndefined();
      for (const id of made.slice(0, 2)) await store.runs.move(id, { from: ['preparing'], to: 'queued' });
      expect(await store.runs.findByName(projectId, name)).toMatchObject({ id: made[1], name });
      expect(await store.runs.findByName('other', name)).toBeUndefined();
      await store.runs.move(String(made[0]), { from: ['queued'], to: 'finished' });
      const finished = await store.runs.list(projectId, { page: 1, perPage: 100, states: ['finished'] });
      expect(finished.runs.filter((run) => run.name === name).map(({ id }) => id)).toEqual(made.slice(0, 1));
      expect(finished.total).toBe(finished.runs.length);
    });

    test('more probes than fit one statement are all there, in their order', async () => {
      const id = await insertRun(4_500);
      const claimed = await store.runs.claim(id, lease('a'), 5_000, 0);
      expect(claimed.map(({ ordinal }) => ordinal)).toEqual(probesOf(4_500).map(({ ordinal }) => ordinal));
      expect(claimed[7]).toEqual({ ...probesOf(4_500)[7], tries: 1 });
    });

    test('no two workers get one probe, until a lease ends', async () => {
      const id = await insertRun(6);
      const [first, second] = await Promise.all([
        store.runs.claim(id, lease('a'), 3, 0),
        store.runs.claim(id, lease('b', 5_000), 3, 0),
      ]);
      expect([...first, ...second].map(({ ordinal }) => ordinal).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(await store.runs.claim(id, lease('c'), 6, 999)).toEqual([]);
      const inherited = await store.runs.claim(id, lease('c', 9_000), 6, 1_001);
      expect(inherited.map(({ ordinal }) => ordinal)).toEqual(first.map(({ ordinal }) => ordinal));
      expect(inherited.every(({ tries }) => tries === 2)).toBe(true);
    });

    test('a renewed lease holds, a probe given back is free', async () => {
      const id = await insertRun(2);
      await store.runs.claim(id, lease('a'), 2, 0);
      await store.runs.renew(id, lease('a', 3_000));
      expect(await store.runs.claim(id, lease('b'), 2, 2_000)).toEqual([]);
      await store.runs.giveBack(id, 'a');
      expect(await store.runs.claim(id, lease('b', 4_000), 2, 2_000)).toHaveLength(2);
    });

    test('only the worker that has a probe ends it, and each end tells of itself', async () => {
      const id = await insertRun(4);
      await store.runs.claim(id, lease('a'), 3, 0);
      const ended = await Promise.all([
        store.runs.end(id, 'a', judged(0, true)),
        store.runs.end(id, 'b', judged(1, false)),
        store.runs.end(id, 'a', failed(2)),
        store.runs.end(id, 'a', judged(3, true)),
      ]);
      expect(ended).toEqual([true, false, true, false]);
      const events = await store.runs.events(id, 0, 10);
      expect(events.map(({ seq, kind, ordinal }) => [seq, kind, ordinal])).toEqual([
        [1, 'record', 0],
        [2, 'record', 2],
      ]);
      expect(await store.runs.records(id, { limit: 10 })).toEqual([
        expect.objectContaining({ ordinal: 0, success: true, refused: false, score: 0.9, response: 'answered' }),
        expect.objectContaining({ ordinal: 2, success: undefined, errorKind: 'timeout', state: 'failed' }),
      ]);
      expect((await store.runs.records(id, { limit: 1 }))[0]).toMatchObject({
        verdict: { reason: 'because', decidedBy: 'rubric' },
        judge: { name: 'test', version: '1', hash: 'abc' },
      });
    });

    test('attacks are paired with basic on the same goals, where both were judged', async () => {
      const [first, second, ...rest] = probesOf(6).map((probe) => ({ ...probe, category: 'safety_harm' }));
      const probes = [
        { ...first, place: 0 },
        { ...second, place: 1 },
        // On the goals of the first two, and of one that basic was not judged on.
        ...rest.slice(0, 3).map((probe, place) => ({ ...probe, attack: 'encoding', place })),
      ] as NewProbe[];
      const id = await insertRun(5, { probes });
      await store.runs.claim(id, lease('a'), 5, 0);
      const outcomes = [judged(0, true), judged(1, false), judged(2, true), judged(3, true), judged(4, true)];
      await Promise.all(outcomes.map((outcome) => store.runs.end(id, 'a', outcome)));
      expect(await store.runs.pairings(id)).toEqual([
        { category: 'safety_harm', attack: 'encoding', pairs: 2, successes: 2, basicSuccesses: 1 },
      ]);
    });

    test('several probes are read together', async () => {
      const id = await insertRun(5);
      await store.runs.claim(id, lease('a'), 5, 0);
      await Promise.all([0, 1, 3].map((ordinal) => store.runs.end(id, 'a', judged(ordinal, true))));
      const records = await store.runs.recordsOf(id, [3, 0]);
      expect(records.map(({ ordinal }) => ordinal).toSorted()).toEqual([0, 3]);
      expect(await store.runs.recordsOf(id, [])).toEqual([]);
    });

    test('what is counted is what the rows say', async () => {
      const id = await insertRun(5);
      await store.runs.claim(id, lease('a'), 5, 0);
      const outcomes = [judged(0, true), judged(1, false), failed(2), judged(4, false)];
      await Promise.all(outcomes.map((outcome) => store.runs.end(id, 'a', outcome)));
      expect(await store.runs.progress(id)).toEqual({ planned: 0, running: 1, judged: 2, failed: 1, successes: 1 });
      const tallies = await store.runs.tallies(id);
      expect(tallies.reduce((sum, { count }) => sum + count, 0)).toBe(5);
      expect(tallies).toContainEqual({
        category: 'safety_harm',
        subCategory: 'weapons',
        attack: 'basic',
        isControl: false,
        state: 'judged',
        success: true,
        refused: false,
        count: 1,
        promptTokens: 3,
        completionTokens: 4,
      });
      expect(await store.runs.replan(id)).toBe(1);
      expect(await store.runs.progress(id)).toMatchObject({ planned: 1, failed: 0 });
    });

    test('records are filtered and paged by their place', async () => {
      const id = await insertRun(7);
      await store.runs.claim(id, lease('a'), 7, 0);
      await Promise.all(probesOf(7).map(({ ordinal }) => store.runs.end(id, 'a', judged(ordinal, ordinal % 3 === 0))));
      const ordinals = async (filter: object) =>
        (await store.runs.records(id, { limit: 10, ...filter })).map(({ ordinal }) => ordinal);
      expect(await ordinals({ limit: 2 })).toEqual([0, 1]);
      expect(await ordinals({ limit: 2, after: 1 })).toEqual([2, 3]);
      expect(await ordinals({ success: true })).toEqual([0, 3, 6]);
      expect(await ordinals({ category: 'security_fraud' })).toEqual([1, 3, 5]);
      expect(await ordinals({ isControl: true })).toEqual([6]);
      expect(await ordinals({ attack: 'tap' })).toEqual([]);
    });

    test('a turn is kept once', async () => {
      const id = await insertRun(1);
      const turn = { ordinal: 0, step: 'ask', kind: 'ask' as const, request: '[]', answer: '"first"', at };
      await store.runs.addTurn(id, turn);
      await store.runs.addTurn(id, { ...turn, answer: '"second"' });
      expect(await store.runs.turns(id, [0])).toEqual([turn]);
      expect(await store.runs.turns(id, [])).toEqual([]);
    });

    test('events count from 1 without gaps, whoever writes them at once', async () => {
      const id = await insertRun(1);
      await store.runs.move(id, { from: ['preparing'], to: 'queued' });
      await Promise.all(Array.from({ length: 40 }, (_, n) => store.runs.addEvent(id, 'run.progress', { n })));
      await store.runs.move(id, { from: ['queued'], to: 'failed', reason: 'cancelled' });
      const events = await store.runs.events(id, 0, 100);
      expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
      expect(events.at(-1)).toMatchObject({ kind: 'run.finished', data: { state: 'failed', reason: 'cancelled' } });
      expect(await store.runs.events(id, 41, 100)).toHaveLength(1);
      expect(await store.runs.find(projectId, id)).toMatchObject({ lastEvent: 42, endedAt: at });
    });

    test('listeners hear of events until they stop listening', async () => {
      const id = await insertRun(1);
      const heard: string[] = [];
      const stop = store.runs.onEvent((each) => heard.push(each));
      await store.runs.addEvent(id, 'run.progress', {});
      stop();
      await store.runs.addEvent(id, 'run.progress', {});
      expect(heard).toEqual([id]);
    });

    test('a signal stands until the run moves', async () => {
      const id = await insertRun(1);
      expect(await store.runs.signal(id, 'pause', ['running'])).toBe(false);
      await store.runs.move(id, { from: ['preparing'], to: 'running' });
      expect(await store.runs.signal(id, 'pause', ['running'])).toBe(true);
      expect((await store.runs.get(id))?.signal).toBe('pause');
      await store.runs.move(id, { from: ['running'], to: 'paused' });
      expect((await store.runs.get(id))?.signal).toBeUndefined();
    });

    test('a run whose process died while it was charged is queued where the charge stands', async () => {
      const order = sampleCharge(await makeAccount(store), { balance: 'redteam' });
      await store.ledger.charge(order);
      const [paid, unpaid] = [await insertRun(1, order), await insertRun(1)];
      const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
      await store.runs.settlePreparing({ made: later(1), hopeless: later(-1) });
      expect((await store.runs.get(paid))?.state).toBe('queued');
      expect((await store.runs.get(unpaid))?.state).toBe('preparing');
      await store.runs.settlePreparing({ made: later(1), hopeless: later(1) });
      expect(await store.runs.get(unpaid)).toBeUndefined();
    });

    test('answers that are judged again count for nothing until they are', async () => {
      const id = await insertRun(3);
      await store.runs.claim(id, lease('a'), 3, 0);
      await Promise.all([store.runs.end(id, 'a', judged(0, true)), store.runs.end(id, 'a', failed(1))]);
      expect(await store.runs.rejudge(id, { seed: '2' })).toBe(1);
      expect(await store.runs.progress(id)).toEqual({ planned: 1, running: 0, judged: 0, failed: 1, successes: 0 });
      expect(await store.runs.judges(id)).toEqual([]);
      expect((await store.runs.get(id))?.spec).toEqual({ seed: '2' });
    });

    test('calls to one target get moments of their own, however many workers ask at once', async () => {
      const target = randomUUID();
      const moments = await Promise.all(Array.from({ length: 5 }, () => store.runs.nextCall(target, 100, 10_000)));
      expect(moments.toSorted((a, b) => a - b)).toEqual([10_000, 10_100, 10_200, 10_300, 10_400]);
      expect(await store.runs.nextCall(target, 100, 20_000)).toBe(20_000);
      expect(await store.runs.nextCall(randomUUID(), 100, 10_000)).toBe(10_000);
    });

    test('runs that ended long ago go with all their rows, a part at a time, and no other', async () => {
      const [old, newer] = [await insertRun(2_300), await insertRun(1)];
      await store.runs.claim(old, lease('a'), 2_300, 0);
      await Promise.all(probesOf(2_300).map(({ ordinal }) => store.runs.end(old, 'a', judged(ordinal, true))));
      await store.runs.addTurn(old, { ordinal: 0, step: 's', kind: 'ask', request: '[]', answer: '{}', at });
      await store.runs.move(old, { from: ['preparing'], to: 'finished' });
      await store.runs.move(newer, { from: ['preparing'], to: 'running' });
      const later = new Date(at.getTime() + 1);
      expect(await store.runs.sweep(new Date(at))).toBe(0);
      let parts = 0;
      while ((await store.runs.get(old)) !== undefined) {
        expect(await store.runs.sweep(later)).toBeGreaterThan(0);
        parts++;
      }
      expect(parts).toBeGreaterThanOrEqual(8);
      expect(await store.runs.records(old, { limit: 10 })).toEqual([]);
      expect(await store.runs.turns(old, [0])).toEqual([]);
      expect((await store.runs.get(newer))?.state).toBe('running');
    });

    test('the list of a project is paged, newest first, without what is not booked yet', async () => {
      await insertRun(1);
      const { total, runs } = await store.runs.list(projectId, { page: 1, perPage: 2 });
      expect(runs).toHaveLength(2);
      expect(runs.every(({ state }) => state !== 'preparing')).toBe(true);
      expect(total).toBeGreaterThan(2);
    });
  });
}
