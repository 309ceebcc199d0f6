import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_LIFE_MS, LEASE_MS } from './idempotency-records.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import type { StoreEngine } from './testing/store-engines.ts';

const answer = { status: 202, headers: { 'X-Service-Credits-Cost': '7' }, body: '{"text":"ünïcode \\u0000"}' };

let now = Date.parse('2026-11-05T12:00:00.000Z');

const open = (engine: StoreEngine) => engine.open(() => new Date(now));

onEachEngine({ subject: 'answers', open }, (opened) => {
  const request = (differing = {}) => ({
    projectId: 'project-1',
    idempotencyKey: randomUUID(),
    requestHash: 'a hash',
    ...differing,
  });
  const claimed = async (made: ReturnType<typeof request>, on = opened.store) => {
    const outcome = await on.idempotency.claim(made);
    if (outcome.kind !== 'claimed') throw new Error(`The claim was answered ${outcome.kind}`);
    return outcome.claimId;
  };

  test('of many callers at once one gets the key, and the others are told that it runs', async () => {
    const made = request();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => opened.store.idempotency.claim(made)));
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(['claimed', ...Array(19).fill('running')]);
  });

  test('a kept answer is given as it was, to its own request and project only', async () => {
    const made = request();
    expect(await opened.store.idempotency.keep(await claimed(made), answer)).toBe(true);
    expect(await opened.store.idempotency.claim(made)).toEqual({ kind: 'answered', answer });
    expect(await opened.store.idempotency.claim({ ...made, requestHash: 'another' })).toEqual({ kind: 'otherRequest' });
    expect(await opened.store.idempotency.claim({ ...made, projectId: 'project-2' })).toMatchObject({
      kind: 'claimed',
    });
  });

  test('an answer without its body is kept as such', async () => {
    const made = request();
    await opened.store.idempotency.keep(await claimed(made), { ...answer, body: null });
    expect(await opened.store.idempotency.claim(made)).toEqual({ kind: 'answered', answer: { ...answer, body: null } });
  });

  test('a key that runs is closed to other requests too, and free for all once it is freed', async () => {
    const made = request();
    const claimId = await claimed(made);
    const other = { ...made, requestHash: 'another' };
    expect(await opened.store.idempotency.claim(other)).toEqual({ kind: 'otherRequest' });
    expect(await opened.store.idempotency.free(claimId)).toBe(true);
    expect(await opened.store.idempotency.claim(other)).toMatchObject({ kind: 'claimed' });
  });

  test('a key that is abandoned goes to the same request at once, to another one not', async () => {
    const made = request();
    expect(await opened.store.idempotency.abandon(await claimed(made))).toBe(true);
    expect(await opened.store.idempotency.claim({ ...made, requestHash: 'another' })).toEqual({ kind: 'otherRequest' });
    expect(await opened.store.idempotency.claim(made)).toMatchObject({ kind: 'claimed' });
  });

  test('a lease that was not renewed lets the same request take over, and from then on the first holder has no say', async () => {
    const made = request();
    const first = await claimed(made);
    now += LEASE_MS - 1;
    expect(await opened.store.idempotency.claim(made)).toEqual({ kind: 'running' });
    expect(await opened.store.idempotency.renew(first)).toBe(true);
    now += LEASE_MS - 1;
    expect(await opened.store.idempotency.claim(made)).toEqual({ kind: 'running' });
    now += 1;
    expect(await opened.store.idempotency.claim({ ...made, requestHash: 'another' })).toEqual({ kind: 'otherRequest' });
    const second = await claimed(made);
    for (const end of ['renew', 'free', 'abandon'] as const) {
      expect([end, await opened.store.idempotency[end](first)]).toEqual([end, false]);
    }
    expect(await opened.store.idempotency.keep(first, answer)).toBe(false);
    expect(await opened.store.idempotency.keep(second, answer)).toBe(true);
    expect(await opened.store.idempotency.keep(second, answer)).toBe(false);
    expect(await opened.store.idempotency.claim(made)).toMatchObject({ kind: 'answered' });
  });

  test('an answer stands for 24 hours from when it was kept, then the key is new for any request', async () => {
    const made = request();
    const claimId = await claimed(made);
    now += LEASE_MS / 2;
    await opened.store.idempotency.keep(claimId, answer);
    now += IDEMPOTENCY_LIFE_MS - 1;
    expect(await opened.store.idempotency.claim(made)).toMatchObject({ kind: 'answered' });
    now += 1;
    expect(await opened.store.idempotency.claim({ ...made, requestHash: 'another' })).toMatchObject({
      kind: 'claimed',
    });
  });

  test('the sweep deletes what has expired and leaves the rest', async () => {
    now += 2 * IDEMPOTENCY_LIFE_MS;
    await opened.store.idempotency.sweep();
    const old = [request(), request(), request()];
    for (const made of old) await opened.store.idempotency.keep(await claimed(made), answer);
    const running = request();
    const holder = await claimed(running);
    now += IDEMPOTENCY_LIFE_MS - 1;
    const young = request();
    await opened.store.idempotency.keep(await claimed(young), answer);
    await opened.store.idempotency.renew(holder);
    now += 1;
    expect(await opened.store.idempotency.sweep()).toBe(3);
    expect(await opened.store.idempotency.sweep()).toBe(0);
    expect(await opened.store.idempotency.claim(young)).toMatchObject({ kind: 'answered' });
    expect(await opened.store.idempotency.claim(running)).toEqual({ kind: 'running' });
  });

  test('after a restart answers stand, and claims of the process before are dead at once where it was the only one', async () => {
    const answered = request();
    const left = request();
    await opened.store.idempotency.keep(await claimed(answered), answer);
    const leftBy = await claimed(left);
    await opened.store.close();
    await opened.reopen();
    expect(await opened.store.idempotency.claim(answered)).toEqual({ kind: 'answered', answer });
    if (opened.kind === 'postgres') {
      expect(await opened.store.idempotency.claim(left)).toEqual({ kind: 'running' });
      now += LEASE_MS;
    }
    expect(await opened.store.idempotency.claim(left)).toMatchObject({ kind: 'claimed' });
    expect(await opened.store.idempotency.renew(leftBy)).toBe(false);
  });

  test.runIf(opened.kind === 'postgres')('two nodes at once: one gets the key', async () => {
    const second = await open(opened.engine);
    const rounds = Array.from({ length: 30 }, () => request());
    const outcomes = await Promise.all(
      rounds.flatMap((made) =>
        [opened.store, second, opened.store, second].map((node) => node.idempotency.claim(made)),
      ),
    );
    await second.close();
    expect(outcomes.filter((outcome) => outcome.kind === 'claimed')).toHaveLength(rounds.length);
    expect(outcomes.filter((outcome) => outcome.kind === 'running')).toHaveLength(rounds.length * 3);
  });
});
