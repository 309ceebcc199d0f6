import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { makeAccount, sampleCharge } from '../testing/sample-charge.ts';
import { at, failed, insertRun, judged, lease, probesOf, type RunDiffering } from '../testing/sample-runs.ts';

onEachEngine({ subject: 'runs', open: (engine) => engine.open(() => at) }, (opened) => {
  let projectId: string;
  beforeAll(async () => {
    projectId = (await makeAccount(opened.store)).project.id;
  });
  const inserted = (count: number, differing?: RunDiffering) => insertRun(opened.store, projectId, count, differing);

  test('a run is found in its project with what it was submitted with', async () => {
    const id = await inserted(3);
    expect(await opened.store.runs.find(projectId, id)).toMatchObject({
      id,
      name: 'nightly',
      state: 'preparing',
      spec: { seed: '1' },
      credits: 12,
      probes: 3,
      lastEvent: 0,
      createdAt: at,
    });
    expect(await opened.store.runs.find('other', id)).toBeUndefined();
    expect(await opened.store.runs.waiting(1_000)).not.toContain(id);
    expect(await opened.store.runs.move(id, { from: ['preparing'], to: 'queued' })).toMatchObject({ state: 'queued' });
    expect(await opened.store.runs.waiting(1_000)).toContain(id);
    expect(await opened.store.runs.move(id, { from: ['preparing'], to: 'queued' })).toBeUndefined();
  });

  test('a run is found by its name in its project: the newest that callers can see', async () => {
    const name = randomUUID();
    const made: string[] = [];
    for (const ending of ['0', '1', '2']) {
      const id = `rt-${name.slice(0, -1)}${ending}`;
      const origin = { projectId, organisationId: 'o', keyName: 'k', requestId: 'r', spec: {}, sealedTarget: 's' };
      await opened.store.runs.insert({ ...origin, id, name, credits: 1 }, []);
      made.push(id);
    }
    expect(await opened.store.runs.findByName(projectId, name)).toBeUndefined();
    for (const id of made.slice(0, 2)) await opened.store.runs.move(id, { from: ['preparing'], to: 'queued' });
    expect(await opened.store.runs.findByName(projectId, name)).toMatchObject({ id: made[1], name });
    expect(await opened.store.runs.findByName('other', name)).toBeUndefined();
    await opened.store.runs.move(String(made[0]), { from: ['queued'], to: 'finished' });
    const finished = await opened.store.runs.list(projectId, { page: 1, perPage: 100, states: ['finished'] });
    expect(finished.runs.filter((run) => run.name === name).map(({ id }) => id)).toEqual(made.slice(0, 1));
    expect(finished.total).toBe(finished.runs.length);
  });

  test('runs are listed by their model, a page at a time, with what was judged of each', async () => {
    const { project } = await makeAccount(opened.store);
    const made: string[] = [];
    for (const modelName of ['a', 'b', 'a', 'a', undefined]) {
      const id = await insertRun(opened.store, project.id, 4, { modelName });
      await opened.store.runs.move(id, { from: ['preparing'], to: 'queued' });
      made.push(id);
    }
    const [first = ''] = made;
    await opened.store.runs.claim(first, lease('w'), 10, 0);
    for (const outcome of [judged(0, true), judged(1, false), failed(2), judged(3, true)]) {
      await opened.store.runs.end(first, 'w', outcome);
    }
    const page = (number: number) => opened.store.runs.list(project.id, { page: number, perPage: 2, modelName: 'a' });
    const pages = await Promise.all([page(1), page(2), page(3)]);
    expect(pages.map(({ runs }) => runs.length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flatMap(({ runs }) => runs.map(({ id }) => id)))).toEqual(
      new Set([made[0], made[2], made[3]]),
    );
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(await opened.store.runs.list(project.id, { page: 1, perPage: 9 })).toMatchObject({ total: 5 });
    // The last probe is a control; an error is no attempt.
    expect([...(await opened.store.runs.outcomes(made))]).toEqual([[first, { attempts: 2, successes: 1 }]]);
    expect(await opened.store.runs.outcomes([])).toEqual(new Map());
  });

  test('events count from 1 without gaps, whoever writes them at once', async () => {
    const id = await inserted(1);
    await opened.store.runs.move(id, { from: ['preparing'], to: 'queued' });
    await Promise.all(Array.from({ length: 40 }, (_, n) => opened.store.runs.addEvent(id, 'run.progress', { n })));
    await opened.store.runs.move(id, { from: ['queued'], to: 'failed', reason: 'cancelled' });
    const events = await opened.store.runs.events(id, 0, 100);
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ kind: 'run.finished', data: { state: 'failed', reason: 'cancelled' } });
    expect(await opened.store.runs.events(id, 41, 100)).toHaveLength(1);
    expect(await opened.store.runs.find(projectId, id)).toMatchObject({ lastEvent: 42, endedAt: at });
  });

  test('listeners hear of events until they stop listening', async () => {
    const id = await inserted(1);
    const heard: string[] = [];
    const stop = opened.store.runs.onEvent((each) => heard.push(each));
    await opened.store.runs.addEvent(id, 'run.progress', {});
    stop();
    await opened.store.runs.addEvent(id, 'run.progress', {});
    expect(heard).toEqual([id]);
  });

  test('a signal stands until the run moves', async () => {
    const id = await inserted(1);
    expect(await opened.store.runs.signal(id, 'pause', ['running'])).toBe(false);
    await opened.store.runs.move(id, { from: ['preparing'], to: 'running' });
    expect(await opened.store.runs.signal(id, 'pause', ['running'])).toBe(true);
    expect((await opened.store.runs.get(id))?.signal).toBe('pause');
    await opened.store.runs.move(id, { from: ['running'], to: 'paused' });
    expect((await opened.store.runs.get(id))?.signal).toBeUndefined();
  });

  test('a run whose process died while it was charged is queued where the charge stands', async () => {
    const order = sampleCharge(await makeAccount(opened.store), { balance: 'redteam' });
    await opened.store.ledger.charge(order);
    const [paid, unpaid] = [await inserted(1, order), await inserted(1)];
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    await opened.store.runs.settlePreparing({ made: later(1), hopeless: later(-1) });
    expect((await opened.store.runs.get(paid))?.state).toBe('queued');
    expect((await opened.store.runs.get(unpaid))?.state).toBe('preparing');
    await opened.store.runs.settlePreparing({ made: later(1), hopeless: later(1) });
    expect(await opened.store.runs.get(unpaid)).toBeUndefined();
  });

  test('calls to one target get moments of their own, however many workers ask at once', async () => {
    const target = randomUUID();
    const moments = await Promise.all(Array.from({ length: 5 }, () => opened.store.runs.nextCall(target, 100, 10_000)));
    expect(moments.toSorted((a, b) => a - b)).toEqual([10_000, 10_100, 10_200, 10_300, 10_400]);
    expect(await opened.store.runs.nextCall(target, 100, 20_000)).toBe(20_000);
    expect(await opened.store.runs.nextCall(randomUUID(), 100, 10_000)).toBe(10_000);
  });

  test('what a run used of a model is added up for each role, and never passes its limits, whoever asks at once', async () => {
    const id = await inserted(1);
    const { spendModel } = opened.store.runs;
    const call = { role: 'attacker', calls: 1, tokens: 10 } as const;
    const asked = await Promise.all(Array.from({ length: 9 }, () => spendModel(id, { ...call, most: { calls: 4 } })));
    expect(asked.filter((each) => each === undefined)).toHaveLength(5);
    expect(await spendModel(id, { ...call, calls: 0, tokens: -7, most: { tokens: 33 } })).toEqual({
      calls: 4,
      tokens: 33,
    });
    expect(await spendModel(id, { ...call, calls: 0, tokens: 1, most: { tokens: 33 } })).toBeUndefined();
    expect(await spendModel(id, { ...call, role: 'judge', most: { calls: 1, tokens: 10 } })).toEqual({
      calls: 1,
      tokens: 10,
    });
    expect(await spendModel(randomUUID(), call)).toBeUndefined();
  });

  test('a medium of a run is kept once, byte for byte, and found in no other run', async () => {
    const [id, other] = [await inserted(1), await inserted(1)];
    const medium = { digest: 'a1', type: 'audio/wav', bytes: Buffer.from([0, 255, 10, 13, 0, 39]) };
    await opened.store.runs.addMedium(id, medium);
    await opened.store.runs.addMedium(id, { ...medium, bytes: Buffer.from('late') });
    const kept = await opened.store.runs.medium(id, 'a1');
    expect({ ...kept, bytes: Buffer.from(kept?.bytes ?? []) }).toEqual(medium);
    expect(await opened.store.runs.medium(other, 'a1')).toBeUndefined();
    expect(await opened.store.runs.medium(id, 'a2')).toBeUndefined();
  });

  test('runs that ended long ago go with all their rows, a part at a time, and no other', async () => {
    const [old, newer] = [await inserted(2_300), await inserted(1)];
    await opened.store.runs.claim(old, lease('a'), 2_300, 0);
    await Promise.all(probesOf(2_300).map(({ ordinal }) => opened.store.runs.end(old, 'a', judged(ordinal, true))));
    await opened.store.runs.addTurn(old, { ordinal: 0, step: 's', kind: 'ask', request: '[]', answer: '{}', at });
    const medium = { digest: 'd', type: 'image/png', bytes: Buffer.from('picture') };
    for (const id of [old, newer]) await opened.store.runs.addMedium(id, medium);
    await opened.store.runs.move(old, { from: ['preparing'], to: 'finished' });
    await opened.store.runs.move(newer, { from: ['preparing'], to: 'running' });
    const later = new Date(at.getTime() + 1);
    expect(await opened.store.runs.sweep(new Date(at))).toBe(0);
    let parts = 0;
    while ((await opened.store.runs.get(old)) !== undefined) {
      expect(await opened.store.runs.sweep(later)).toBeGreaterThan(0);
      parts++;
    }
    expect(parts).toBeGreaterThanOrEqual(9);
    expect(await opened.store.runs.records(old, { limit: 10 })).toEqual([]);
    expect(await opened.store.runs.turns(old, [0])).toEqual([]);
    expect(await opened.store.runs.medium(old, 'd')).toBeUndefined();
    expect(await opened.store.runs.medium(newer, 'd')).toBeDefined();
    expect((await opened.store.runs.get(newer))?.state).toBe('running');
  });

  test('the list of a project is paged, newest first, without what is not booked yet', async () => {
    await inserted(1);
    const { total, runs } = await opened.store.runs.list(projectId, { page: 1, perPage: 2 });
    expect(runs).toHaveLength(2);
    expect(runs.every(({ state }) => state !== 'preparing')).toBe(true);
    expect(total).toBeGreaterThan(2);
  });
});
