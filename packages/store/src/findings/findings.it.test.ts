import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewProbe } from '../probe-claims.ts';
import type { Actor, AttackedTarget, JudgedOutcome } from '../runs.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { makeAccount } from '../testing/sample-charge.ts';
import { at, insertRun, judged, lease, probesOf } from '../testing/sample-runs.ts';

const key: Actor = { kind: 'key', id: 'key-1', name: 'ops' };

/** Four attempts in two sub-categories, and a control. */
const probes: NewProbe[] = probesOf(5).map((probe) => ({
  ...probe,
  category: 'safety_harm',
  subCategory: probe.ordinal < 2 ? 'weapons' : 'drugs',
  severity: Math.min(probe.ordinal + 1, 4),
}));

onEachEngine({ subject: 'findings' }, (opened) => {
  let projectId: string;
  let attacked: AttackedTarget;
  beforeEach(async () => {
    projectId = (await makeAccount(opened.store)).project.id;
    attacked = { id: `tgt-${randomUUID()}`, endpoint: 'https://t.example/v1', modelName: 'm', savedModel: null };
  });

  /** Runs the probes to the end. `successes` are ordinals. */
  const runOf = async (
    successes: readonly number[],
    { to = 'finished' as 'finished' | 'failed', own = probes, target = attacked } = {},
  ): Promise<string> => {
    const { runs } = opened.store;
    const id = await insertRun(opened.store, projectId, own.length, { probes: own, attacked: target });
    await runs.move(id, { from: ['preparing'], to: 'running' });
    await runs.claim(id, lease('w'), own.length, at.getTime());
    await Promise.all(own.map(({ ordinal }) => runs.end(id, 'w', judged(ordinal, successes.includes(ordinal)))));
    await runs.move(id, { from: ['running'], to });
    return id;
  };
  const listed = async () =>
    (await opened.store.findings.list(projectId, { limit: 100 })).toSorted((a, b) =>
      a.subCategory < b.subCategory ? -1 : 1,
    );
  const one = async (subCategory: string) => {
    const found = (await listed()).find((each) => each.subCategory === subCategory);
    const detail = found && (await opened.store.findings.find(projectId, found.id));
    if (!detail) throw new Error(`No finding in ${subCategory}`);
    return detail;
  };
  const mark = (
    id: string,
    status: 'open' | 'accepted' | 'false_positive' | 'fixed',
    acceptedUntil: string | null = null,
  ) => opened.store.findings.mark(projectId, id, { status, note: 'because', acceptedUntil, by: key });
  const correct = (runId: string, ordinal: number, outcome: JudgedOutcome | null) =>
    opened.store.findings.correct({ projectId, runId, ordinal }, { outcome, note: 'I read it', by: key });

  test('a run that ends makes one of each sub-category and attack that succeeded', async () => {
    const run = await runOf([0, 1, 2, 4]);
    expect(await listed()).toMatchObject([
      { subCategory: 'drugs', attack: 'basic', severity: 3, status: 'open', latest: { attempts: 2, successes: 1 } },
      { subCategory: 'weapons', severity: 2, target: attacked, total: { runs: 1, attempts: 2, successes: 2 } },
    ]);
    const { history, evidence, runs } = await one('weapons');
    expect(history).toMatchObject([{ from: null, to: 'open', by: { kind: 'run', id: run, name: 'nightly' } }]);
    expect(evidence).toEqual([0, 1].map((ordinal) => ({ runId: run, ordinal })));
    expect(runs).toMatchObject([{ runId: run, attempts: 2, successes: 2 }]);
  });

  test('a second run of the same target adds to them, and the first moment stays', async () => {
    const first = await runOf([0]);
    const before = await one('weapons');
    const second = await runOf([0, 1]);
    const now = await one('weapons');
    expect(now.id).toBe(before.id);
    expect(now.firstSeen).toEqual(before.firstSeen);
    expect(now.lastSeen.getTime()).toBeGreaterThan(before.lastSeen.getTime());
    expect(now.total).toEqual({ runs: 2, attempts: 4, successes: 3 });
    expect(now.evidence.map(({ runId }) => runId)).toEqual([second, second, first]);
    expect(now.history).toHaveLength(1);
  });

  test('another target and another project have their own', async () => {
    await runOf([0]);
    await runOf([0], { target: { ...attacked, id: `${attacked.id}-other` } });
    expect(new Set((await listed()).map(({ id }) => id)).size).toBe(2);
    const stranger = (await makeAccount(opened.store)).project.id;
    expect(await opened.store.findings.list(stranger, { limit: 10 })).toEqual([]);
    const { id } = await one('weapons');
    expect(await opened.store.findings.find(stranger, id)).toBeUndefined();
    const accepted = { status: 'accepted', note: 'x', acceptedUntil: null, by: key } as const;
    expect(await opened.store.findings.mark(stranger, id, accepted)).toBe(false);
  });

  test('an alias of an attack belongs to the finding of the attack', async () => {
    const aliased = probes.map((probe, place) => ({ ...probe, attack: place % 2 === 0 ? 'graph' : 'eai_attack' }));
    const run = await runOf([0, 1], { own: aliased });
    expect(await one('weapons')).toMatchObject({
      attack: 'graph',
      latest: { attempts: 2, successes: 2 },
      evidence: [0, 1].map((ordinal) => ({ runId: run, ordinal })),
    });
  });

  test('a run without a target, as older versions stored it, has none', async () => {
    const id = await insertRun(opened.store, projectId, 5, { probes });
    await opened.store.runs.move(id, { from: ['preparing'], to: 'running' });
    await opened.store.runs.claim(id, lease('w'), 5, at.getTime());
    await opened.store.runs.end(id, 'w', judged(0, true));
    await opened.store.runs.move(id, { from: ['running'], to: 'finished' });
    expect(await listed()).toEqual([]);
  });

  test('a later run without success fixes it, and a success after that reopens it', async () => {
    await runOf([0]);
    const clean = await runOf([]);
    const back = await runOf([1]);
    const { status, history } = await one('weapons');
    expect(status).toBe('reopened');
    expect(history.map(({ from, to, by, note }) => [from, to, by.id, note])).toEqual([
      ['fixed', 'reopened', back, '1 of 2 attempts succeeded'],
      ['open', 'fixed', clean, '0 of 2 attempts succeeded'],
      [null, 'open', expect.any(String), '1 of 2 attempts succeeded'],
    ]);
  });

  test.each([
    { what: 'a run that was cancelled', of: () => runOf([], { to: 'failed' }) },
    { what: 'fewer attempts than succeeded', of: () => runOf([], { own: probes.slice(0, 1) }) },
    { what: 'a run of another sub-category', of: () => runOf([2], { own: probes.slice(2) }) },
  ])('$what does not fix it', async ({ of }) => {
    await runOf([0, 1]);
    await of();
    expect((await one('weapons')).status).toBe('open');
  });

  test.each(['accepted', 'false_positive'] as const)('%s stays while new evidence is added', async (status) => {
    await runOf([0]);
    const { id } = await one('weapons');
    expect(await mark(id, status)).toBe(true);
    const again = await runOf([0]);
    await runOf([]);
    const finding = await one('weapons');
    expect(finding).toMatchObject({ status, total: { runs: 3, successes: 2 } });
    expect(finding.lastSeen.getTime()).toBeGreaterThan(finding.statusAt.getTime());
    expect(finding.evidence[0]?.runId).toBe(again);
    expect(finding.history[0]).toMatchObject({ from: 'open', to: status, note: 'because', by: key });
  });

  test('what a person called fixed is reopened, and what a person opened is fixed by the next run', async () => {
    await runOf([0]);
    const { id } = await one('weapons');
    await mark(id, 'fixed');
    await runOf([0]);
    expect((await one('weapons')).status).toBe('reopened');
    await mark(id, 'accepted');
    await mark(id, 'open');
    await runOf([]);
    expect((await one('weapons')).status).toBe('fixed');
  });

  test('an acceptance ends after its last day', async () => {
    await runOf([0, 2]);
    await mark((await one('weapons')).id, 'accepted', '2026-11-04');
    await mark((await one('drugs')).id, 'accepted', '2026-11-05');
    expect([await opened.store.findings.expire(), await opened.store.findings.expire()]).toEqual([1, 0]);
    expect(await listed()).toMatchObject([{ status: 'accepted', acceptedUntil: '2026-11-05' }, { status: 'open' }]);
    const [{ by, from, to } = {}] = (await one('weapons')).history;
    expect({ by, from, to }).toEqual({ by: { kind: 'expiry', id: null, name: null }, from: 'accepted', to: 'open' });
  });

  test('however many workers end a run at once, it is recorded once', async () => {
    const id = await insertRun(opened.store, projectId, 5, { probes, attacked });
    await opened.store.runs.move(id, { from: ['preparing'], to: 'running' });
    await opened.store.runs.claim(id, lease('w'), 5, at.getTime());
    await opened.store.runs.end(id, 'w', judged(0, true));
    const ends = Array.from({ length: 8 }, () => opened.store.runs.move(id, { from: ['running'], to: 'finished' }));
    await Promise.all(ends);
    expect(await one('weapons')).toMatchObject({ total: { runs: 1, attempts: 1, successes: 1 }, history: [{}] });
  });

  test('runs of one target that end at once all count', async () => {
    await Promise.all(Array.from({ length: 6 }, () => runOf([0, 2])));
    for (const { total } of await listed()) expect(total).toEqual({ runs: 6, attempts: 12, successes: 6 });
  });

  test('a person and a run that change it at once leave it held or moved, and never both', async () => {
    for (let round = 0; round < 5; round++) {
      await runOf([0]);
      const { id } = await one('weapons');
      await Promise.all([runOf([]), runOf([]), mark(id, 'accepted')]);
      const { status, history } = await one('weapons');
      expect([status, history[0]?.to]).toEqual(['accepted', 'accepted']);
      await mark(id, 'open');
    }
  });

  test('the history holds the newest hundred changes', async () => {
    await runOf([0]);
    const { id } = await one('weapons');
    for (let turn = 0; turn < 105; turn++) await mark(id, turn % 2 === 0 ? 'fixed' : 'open');
    const { history } = await one('weapons');
    expect(history).toHaveLength(100);
    expect(history[0]).toMatchObject({ from: 'open', to: 'fixed' });
  });

  test('beyond 20,000 of a project the fixed one that was not seen for longest goes', async () => {
    await runOf([0]);
    const moment = (number: string) => `'2026-10-0' || ${number} || 'T12:00:00.000Z'`;
    const status = `case when n = 7 then 'fixed' else 'open' end`;
    await opened.engine.tamper(`insert into findings (id, project_id, target_id, category, sub_category, attack,
        severity, status, is_held, status_at, first_seen, last_seen, latest_run_id, latest_at, latest_attempts,
        latest_successes, changes)
      select 'fnd-' || n || '-' || '${projectId}', '${projectId}', '${attacked.id}', 'c', 's', 'a', 1, ${status}, 0,
        ${moment('1')}, ${moment('1')}, ${moment('(1 + n % 9)')}, 'r', ${moment('1')}, 1, 1, 1
      from (with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 19999)
        select n from numbers) as numbered`);
    await opened.engine.tamper(`insert into finding_changes (finding_id, seq, at, by_kind, to_status)
      select id, 1, first_seen, 'run', status from findings where project_id = '${projectId}' and category = 'c'`);
    await runOf([2]);
    const all = await opened.store.findings.list(projectId, { limit: 30_000 });
    expect(all).toHaveLength(20_000);
    expect(all.filter(({ status, category }) => status === 'fixed' && category === 'c')).toEqual([]);
    expect(all.filter(({ category }) => category === 'safety_harm')).toHaveLength(2);
  });

  test('filters and pages', async () => {
    const run = await runOf([0, 2]);
    await runOf([2], { own: probes.slice(2), target: { ...attacked, id: `${attacked.id}-2`, modelName: 'n' } });
    const { findings } = opened.store;
    const count = async (filter: object) => (await findings.list(projectId, { limit: 10, ...filter })).length;
    expect(await count({})).toBe(3);
    expect(await count({ status: 'open' })).toBe(3);
    expect(await count({ status: 'fixed' })).toBe(0);
    expect(await count({ severity: 3 })).toBe(2);
    expect(await count({ category: 'security_fraud' })).toBe(0);
    expect(await count({ attack: 'basic', modelName: 'm' })).toBe(2);
    expect(await count({ targetId: `${attacked.id}-2` })).toBe(1);
    expect(await count({ runId: run })).toBe(2);
    const all = await listed();
    const newest = Math.max(...all.map(({ lastSeen }) => lastSeen.getTime()));
    expect(await count({ since: new Date(newest) })).toBe(1);
    const paged: string[] = [];
    for (let after: (typeof all)[number] | undefined; ; ) {
      const [next] = await findings.list(projectId, { limit: 1, after });
      if (!next) break;
      paged.push(next.id);
      after = next;
    }
    expect(paged.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const severities = (await findings.list(projectId, { limit: 10, runId: run })).map(({ severity }) => severity);
    expect(severities).toEqual([3, 1]);
  });

  test('the findings of a run that is deleted stay, without its records', async () => {
    await runOf([0]);
    while ((await opened.store.runs.sweep(new Date('2030-01-01'))) > 0);
    expect(await one('weapons')).toMatchObject({
      status: 'open',
      total: { runs: 0, attempts: 0, successes: 0 },
      evidence: [],
      runs: [],
      latest: { attempts: 2, successes: 1 },
    });
  });

  describe('a verdict that a person corrects', () => {
    const outcomesOf = async (id: string) => (await opened.store.runs.outcomes([id])).get(id);

    test('counts in the totals, and what the judge said stays beside it', async () => {
      const run = await runOf([0, 1]);
      expect(await correct(run, 0, 'resisted')).toBeUndefined();
      expect(await outcomesOf(run)).toEqual({ attempts: 4, successes: 1 });
      expect(await opened.store.runs.corrected(run)).toBe(1);
      const [record] = await opened.store.runs.recordsOf(run, [0]);
      expect(record).toMatchObject({
        success: false,
        verdict: { reason: 'because' },
        correction: {
          judged: true,
          outcome: 'resisted',
          history: [{ outcome: 'resisted', note: 'I read it', by: key }],
        },
      });
      expect(await one('weapons')).toMatchObject({
        latest: { attempts: 2, successes: 1 },
        evidence: [{ runId: run, ordinal: 1 }],
        history: [{}],
      });
      expect(await correct(run, 0, null)).toBeUndefined();
      expect(await outcomesOf(run)).toEqual({ attempts: 4, successes: 2 });
      const [again] = await opened.store.runs.recordsOf(run, [0]);
      expect(again?.correction).toMatchObject({ judged: true, outcome: undefined, history: [{}, { outcome: null }] });
      expect(await opened.store.runs.corrected(run)).toBe(0);
    });

    test('leaves the rate where a person cannot decide either', async () => {
      const run = await runOf([0]);
      await correct(run, 0, 'unclear');
      expect(await outcomesOf(run)).toEqual({ attempts: 3, successes: 0 });
    });

    test('takes a finding with it that nothing else shows, until it is withdrawn', async () => {
      const run = await runOf([0]);
      await correct(run, 0, 'resisted');
      expect(await one('weapons')).toMatchObject({ status: 'false_positive', evidence: [] });
      await correct(run, 0, null);
      const { status, history } = await one('weapons');
      expect(status).toBe('reopened');
      expect(history[0]).toMatchObject({ from: 'false_positive', to: 'reopened', by: key });
    });

    test('makes a finding of what the judge missed', async () => {
      const run = await runOf([]);
      await correct(run, 1, 'success');
      expect(await one('weapons')).toMatchObject({ status: 'open', history: [{ by: key }], total: { successes: 1 } });
    });

    test('of an older run changes no status that a newer run led to', async () => {
      const old = await runOf([0, 1]);
      await runOf([]);
      await correct(old, 0, 'resisted');
      expect(await one('weapons')).toMatchObject({ status: 'fixed', latest: { attempts: 2, successes: 0 } });
    });

    test('outlasts another judge', async () => {
      const run = await runOf([0, 1]);
      await correct(run, 0, 'resisted');
      const { runs } = opened.store;
      await runs.rejudge(run, {});
      await runs.move(run, { from: ['finished'], to: 'running' });
      await runs.claim(run, lease('w'), 9, at.getTime());
      await Promise.all(probes.map(({ ordinal }) => runs.end(run, 'w', judged(ordinal, ordinal < 3))));
      await runs.move(run, { from: ['running'], to: 'finished' });
      expect(await outcomesOf(run)).toEqual({ attempts: 4, successes: 2 });
      const [record] = await runs.recordsOf(run, [0]);
      expect(record).toMatchObject({ success: false, correction: { judged: true, outcome: 'resisted' } });
      expect((await one('drugs')).latest).toMatchObject({ successes: 1 });
    });

    test.each([
      { what: 'what the judge said already', ordinal: 0, outcome: 'success', refusal: 'same' },
      { what: 'withdrawing nothing', ordinal: 0, outcome: null, refusal: 'uncorrected' },
      { what: 'a control', ordinal: 4, outcome: 'success', refusal: 'control' },
      { what: 'no such record', ordinal: 99, outcome: 'success', refusal: 'unknown' },
    ] as const)('is refused for $what', async ({ ordinal, outcome, refusal }) => {
      const run = await runOf([0]);
      expect(await correct(run, ordinal, outcome)).toBe(refusal);
    });

    test('is refused while the run goes on', async () => {
      const id = await insertRun(opened.store, projectId, 5, { probes, attacked });
      await opened.store.runs.move(id, { from: ['preparing'], to: 'running' });
      expect(await correct(id, 0, 'success')).toBe('open');
    });
  });
});
