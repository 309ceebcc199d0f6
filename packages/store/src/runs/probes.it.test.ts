import { beforeAll, expect, test } from 'vitest';
import type { NewProbe } from '../probe-claims.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { makeAccount } from '../testing/sample-charge.ts';
import { at, failed, insertRun, judged, lease, probesOf, type RunDiffering } from '../testing/sample-runs.ts';

onEachEngine({ subject: 'probes of runs', open: (engine) => engine.open(() => at) }, (opened) => {
  let projectId: string;
  beforeAll(async () => {
    projectId = (await makeAccount(opened.store)).project.id;
  });
  const inserted = (count: number, differing?: RunDiffering) => insertRun(opened.store, projectId, count, differing);

  test('more probes than fit one statement are all there, in their order', async () => {
    const id = await inserted(4_500);
    const claimed = await opened.store.runs.claim(id, lease('a'), 5_000, 0);
    expect(claimed.map(({ ordinal }) => ordinal)).toEqual(probesOf(4_500).map(({ ordinal }) => ordinal));
    expect(claimed[7]).toEqual({ ...probesOf(4_500)[7], tries: 1 });
  });

  test('no two workers get one probe, until a lease ends', async () => {
    const id = await inserted(6);
    const [first, second] = await Promise.all([
      opened.store.runs.claim(id, lease('a'), 3, 0),
      opened.store.runs.claim(id, lease('b', 5_000), 3, 0),
    ]);
    expect([...first, ...second].map(({ ordinal }) => ordinal).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await opened.store.runs.claim(id, lease('c'), 6, 999)).toEqual([]);
    const inherited = await opened.store.runs.claim(id, lease('c', 9_000), 6, 1_001);
    expect(inherited.map(({ ordinal }) => ordinal)).toEqual(first.map(({ ordinal }) => ordinal));
    expect(inherited.every(({ tries }) => tries === 2)).toBe(true);
  });

  test('a probe is claimed alone while no claim of the run holds, whoever asks', async () => {
    const id = await inserted(3);
    const { claimAlone, end } = opened.store.runs;
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((worker) => claimAlone(id, lease(worker), 0)));
    expect(claims.map(({ length }) => length).toSorted()).toEqual([0, 0, 0, 1]);
    const holder = ['a', 'b', 'c', 'd'][claims.findIndex(({ length }) => length === 1)] ?? '';
    await end(id, holder, judged(0, false));
    expect(await claimAlone(id, lease('e'), 0)).toMatchObject([{ ordinal: 1 }]);
    expect(await claimAlone(id, lease('f'), 999)).toEqual([]);
    expect(await claimAlone(id, lease('f', 3_000), 1_001)).toMatchObject([{ ordinal: 2 }]);
    expect(await claimAlone(id, lease('g', 9_000), 3_001)).toMatchObject([{ ordinal: 1, tries: 2 }]);
  });

  test('probes in which the target may have remembered others are counted', async () => {
    const id = await inserted(4);
    await opened.store.runs.claim(id, lease('a'), 4, 0);
    await opened.store.runs.end(id, 'a', { ...judged(0, true), isNotIndependent: true });
    await opened.store.runs.end(id, 'a', judged(1, true));
    await opened.store.runs.end(id, 'a', { ...judged(3, true), isNotIndependent: true });
    expect(await opened.store.runs.notIndependent(id)).toBe(2);
    const records = await opened.store.runs.records(id, { limit: 9 });
    expect(records.map(({ isNotIndependent }) => isNotIndependent)).toEqual([true, false, true]);
  });

  test('a failed probe that is planned again no longer says that the target remembered others', async () => {
    const id = await inserted(2);
    await opened.store.runs.claim(id, lease('a'), 2, 0);
    await opened.store.runs.end(id, 'a', { ...failed(0), isNotIndependent: true });
    await opened.store.runs.end(id, 'a', { ...judged(1, true), isNotIndependent: true });
    expect(await opened.store.runs.notIndependent(id)).toBe(2);
    await opened.store.runs.replan(id);
    expect(await opened.store.runs.notIndependent(id)).toBe(1);
  });

  test('a renewed lease holds, a probe given back is free', async () => {
    const id = await inserted(2);
    await opened.store.runs.claim(id, lease('a'), 2, 0);
    await opened.store.runs.renew(id, lease('a', 3_000));
    expect(await opened.store.runs.claim(id, lease('b'), 2, 2_000)).toEqual([]);
    await opened.store.runs.giveBack(id, 'a');
    expect(await opened.store.runs.claim(id, lease('b', 4_000), 2, 2_000)).toHaveLength(2);
  });

  test('failed probes are found by what their error says, literally', async () => {
    const id = await inserted(4);
    await opened.store.runs.claim(id, lease('a'), 4, 0);
    for (const outcome of [judged(0, true), { ...failed(1), error: '100% gone' }, failed(2), failed(3)]) {
      await opened.store.runs.end(id, 'a', outcome);
    }
    const { errorsWith } = opened.store.runs;
    expect(await errorsWith(id, '60 s')).toEqual({ count: 2, first: 'No answer within 60 s' });
    expect(await errorsWith(id, '%')).toEqual({ count: 1, first: '100% gone' });
    expect(await errorsWith(id, 'budget')).toEqual({ count: 0, first: undefined });
  });

  test('only the worker that has a probe ends it, and each end tells of itself', async () => {
    const id = await inserted(4);
    await opened.store.runs.claim(id, lease('a'), 3, 0);
    const ended = await Promise.all([
      opened.store.runs.end(id, 'a', judged(0, true)),
      opened.store.runs.end(id, 'b', judged(1, false)),
      opened.store.runs.end(id, 'a', failed(2)),
      opened.store.runs.end(id, 'a', judged(3, true)),
    ]);
    expect(ended).toEqual([true, false, true, false]);
    const events = await opened.store.runs.events(id, 0, 10);
    expect(events.map(({ seq, kind, ordinal }) => [seq, kind, ordinal])).toEqual([
      [1, 'record', 0],
      [2, 'record', 2],
    ]);
    expect(await opened.store.runs.records(id, { limit: 10 })).toEqual([
      expect.objectContaining({ ordinal: 0, success: true, refused: false, score: 0.9, response: 'answered' }),
      expect.objectContaining({ ordinal: 2, success: undefined, errorKind: 'timeout', state: 'failed' }),
    ]);
    expect((await opened.store.runs.records(id, { limit: 1 }))[0]).toMatchObject({
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
    const id = await inserted(5, { probes });
    await opened.store.runs.claim(id, lease('a'), 5, 0);
    const outcomes = [judged(0, true), judged(1, false), judged(2, true), judged(3, true), judged(4, true)];
    await Promise.all(outcomes.map((outcome) => opened.store.runs.end(id, 'a', outcome)));
    expect(await opened.store.runs.pairings(id)).toEqual([
      { category: 'safety_harm', attack: 'encoding', pairs: 2, successes: 2, basicSuccesses: 1 },
    ]);
  });

  test('what successes show is counted, with whether the plain question succeeded on the same goal', async () => {
    const probes = probesOf(4).map((probe, at) => ({
      ...probe,
      attack: at < 2 ? 'basic' : 'encoding',
      place: at % 2,
      goalSource: 'rule:3',
      isControl: false,
    }));
    const id = await inserted(4, { probes });
    await opened.store.runs.claim(id, lease('a'), 4, 0);
    const showing = (ordinal: number, success: boolean) => {
      const outcome = judged(ordinal, success);
      const shows = ['leaked_prompt' as const];
      return { ...outcome, verdict: { reason: 'because', decidedBy: 'evidence', shows, rule: 'Never.' } };
    };
    const outcomes = [judged(0, true), judged(1, false), showing(2, true), showing(3, true)];
    await Promise.all(outcomes.map((outcome) => opened.store.runs.end(id, 'a', outcome)));
    const unsaid = { shows: undefined, rule: undefined, isPlainToo: false };
    const said = { shows: ['leaked_prompt'], rule: 'Never.' };
    const shown = await opened.store.runs.shown(id);
    expect(shown.map(({ attack, success, shown: what, count }) => [attack, success, what, count])).toEqual(
      expect.arrayContaining([
        ['basic', true, unsaid, 1],
        ['basic', false, unsaid, 1],
        ['encoding', true, { ...said, isPlainToo: true }, 1],
        ['encoding', true, { ...said, isPlainToo: false }, 1],
      ]),
    );
    expect(shown.map(({ ruleSource }) => ruleSource)).toEqual(Array(4).fill('rule:3'));
    const samples = await opened.store.runs.samples(id, 5);
    expect(samples.map(({ ordinal, shown: what }) => [ordinal, what.isPlainToo])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  test('nobody hears of a result that was not kept', async () => {
    const id = await inserted(2);
    await opened.store.runs.claim(id, lease('a'), 2, 0);
    const heard: string[] = [];
    const stop = opened.store.runs.onEvent((each) => heard.push(each));
    expect(await opened.store.runs.end(id, 'b', judged(0, true))).toBe(false);
    expect(heard).toEqual([]);
    expect(await opened.store.runs.end(id, 'a', judged(0, true))).toBe(true);
    expect(heard).toEqual([id]);
    stop();
  });

  test('several probes are read together', async () => {
    const id = await inserted(5);
    await opened.store.runs.claim(id, lease('a'), 5, 0);
    await Promise.all([0, 1, 3].map((ordinal) => opened.store.runs.end(id, 'a', judged(ordinal, true))));
    const records = await opened.store.runs.recordsOf(id, [3, 0]);
    expect(records.map(({ ordinal }) => ordinal).toSorted()).toEqual([0, 3]);
    expect(await opened.store.runs.recordsOf(id, [])).toEqual([]);
  });

  test('what is counted is what the rows say', async () => {
    const id = await inserted(5);
    await opened.store.runs.claim(id, lease('a'), 5, 0);
    const outcomes = [judged(0, true), judged(1, false), failed(2), judged(4, false)];
    await Promise.all(outcomes.map((outcome) => opened.store.runs.end(id, 'a', outcome)));
    expect(await opened.store.runs.progress(id)).toEqual({
      planned: 0,
      running: 1,
      judged: 2,
      failed: 1,
      successes: 1,
    });
    const tallies = await opened.store.runs.tallies(id);
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
    expect(await opened.store.runs.replan(id)).toBe(1);
    expect(await opened.store.runs.progress(id)).toMatchObject({ planned: 1, failed: 0 });
  });

  test('records are filtered and paged by their place', async () => {
    const id = await inserted(7);
    await opened.store.runs.claim(id, lease('a'), 7, 0);
    await Promise.all(
      probesOf(7).map(({ ordinal }) => opened.store.runs.end(id, 'a', judged(ordinal, ordinal % 3 === 0))),
    );
    const ordinals = async (filter: object) =>
      (await opened.store.runs.records(id, { limit: 10, ...filter })).map(({ ordinal }) => ordinal);
    expect(await ordinals({ limit: 2 })).toEqual([0, 1]);
    expect(await ordinals({ limit: 2, after: 1 })).toEqual([2, 3]);
    expect(await ordinals({ success: true })).toEqual([0, 3, 6]);
    expect(await ordinals({ category: 'security_fraud' })).toEqual([1, 3, 5]);
    expect(await ordinals({ isControl: true })).toEqual([6]);
    expect(await ordinals({ attack: 'tap' })).toEqual([]);
  });

  test('a turn is kept once', async () => {
    const id = await inserted(1);
    const turn = { ordinal: 0, step: 'ask', kind: 'ask' as const, request: '[]', answer: '"first"', at };
    await opened.store.runs.addTurn(id, turn);
    await opened.store.runs.addTurn(id, { ...turn, answer: '"second"' });
    expect(await opened.store.runs.turns(id, [0])).toEqual([turn]);
    expect(await opened.store.runs.turns(id, [])).toEqual([]);
  });

  test('verdicts are counted by what decided on them, attacks and controls apart', async () => {
    const id = await inserted(3);
    await opened.store.runs.claim(id, lease('a'), 3, 0);
    await Promise.all([
      opened.store.runs.end(id, 'a', judged(0, true)),
      opened.store.runs.end(id, 'a', judged(1, false)),
    ]);
    await opened.store.runs.end(id, 'a', failed(2));
    expect(await opened.store.runs.deciders(id)).toEqual([{ isControl: false, decidedBy: 'rubric', count: 2 }]);
  });

  test('answers that are judged again count for nothing until they are', async () => {
    const id = await inserted(3);
    await opened.store.runs.claim(id, lease('a'), 3, 0);
    await Promise.all([opened.store.runs.end(id, 'a', judged(0, true)), opened.store.runs.end(id, 'a', failed(1))]);
    expect(await opened.store.runs.rejudge(id, { seed: '2' })).toBe(1);
    expect(await opened.store.runs.progress(id)).toEqual({
      planned: 1,
      running: 0,
      judged: 0,
      failed: 1,
      successes: 0,
    });
    expect(await opened.store.runs.judges(id)).toEqual([]);
    expect((await opened.store.runs.get(id))?.spec).toEqual({ seed: '2' });
  });
});
