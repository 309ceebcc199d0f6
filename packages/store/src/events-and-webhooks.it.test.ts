import { beforeEach, expect, test } from 'vitest';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';
import { insertEvent } from './testing/sample-event.ts';

const at = (time: string) => new Date(`2026-11-05T${time}Z`);
const due = { now: at('14:00:00.000'), leaseUntil: at('14:01:00.000'), limit: 100 };

onEachEngine({ subject: 'events and webhooks' }, (opened) => {
  let organisationId: string;
  beforeEach(async () => {
    await opened.engine.tamper('delete from events; delete from webhooks');
    organisationId = (await makeAccount(opened.store)).organisation.id;
  });
  const insert = (differing: Partial<Parameters<typeof insertEvent>[0]> = {}) =>
    opened.engine.tamper(insertEvent({ organisationId, ...differing }));
  const setWebhook = (differing = {}) =>
    opened.store.webhooks.set({
      organisationId,
      sealedUrl: 'sealed address',
      sealedSecret: 'sealed',
      isNewSecret: false,
      isEnabled: true,
      ...differing,
    });

  test('an event is due where the webhook is there, enabled, and older than it', async () => {
    await insert({ id: 'new' });
    await insert({ id: 'from before', createdAt: '2026-11-05T11:59:59.999Z' });
    expect(await opened.store.events.claim(due)).toEqual([]);
    await setWebhook({ isEnabled: false });
    expect(await opened.store.events.claim(due)).toEqual([]);
    await setWebhook();
    const other = (await makeAccount(opened.store)).organisation.id;
    await insert({ id: 'of another', organisationId: other });
    expect(await opened.store.events.claim(due)).toEqual([
      {
        id: 'new',
        organisationId,
        kind: 'balance.threshold',
        data: expect.objectContaining({ percent: 50, project_id: null }),
        createdAt: at('13:00:00.000'),
        attempts: 1,
      },
    ]);
  });

  test('a claim takes no more than its limit, those that wait longest first', async () => {
    await setWebhook();
    for (const minute of [5, 3, 1, 4, 2]) {
      await insert({ id: `${minute}`, createdAt: `2026-11-05T13:0${minute}:00.000Z` });
    }
    const ids = async (limit: number) =>
      (await opened.store.events.claim({ ...due, limit })).map(({ id }) => id).toSorted();
    expect(await ids(2)).toEqual(['1', '2']);
    expect(await ids(2)).toEqual(['3', '4']);
    expect(await ids(2)).toEqual(['5']);
    expect(await ids(2)).toEqual([]);
  });

  test('claims at once, on several nodes where the engine has them, never share an event', async () => {
    await setWebhook();
    const { kind, engine, store } = opened;
    for (let index = 0; index < 60; index++) await insert({ id: `event ${index}` });
    const nodes = kind === 'postgres' ? [store, await engine.open(), await engine.open()] : [store, store];
    const claimed = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (nodes[index % nodes.length] ?? store).events.claim({ ...due, limit: 3 }),
      ),
    );
    // Locked rows are skipped, so a claim may be short while others are open; nothing is left for good.
    claimed.push(await opened.store.events.claim(due));
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    for (const node of nodes.slice(1)) if (node !== store) await node.close();
  });

  test('a lease that ran out is claimed anew, and who held it can no longer write the end', async () => {
    await setWebhook();
    await insert({ id: 'leased' });
    const [first] = await opened.store.events.claim(due);
    if (!first) throw new Error('The event was due');
    expect(await opened.store.events.claim({ ...due, now: at('14:00:59.999') })).toEqual([]);
    const [second] = await opened.store.events.claim({
      ...due,
      now: at('14:01:00.000'),
      leaseUntil: at('14:02:00.000'),
    });
    if (!second) throw new Error('The lease had run out');
    expect([first.attempts, second.attempts]).toEqual([1, 2]);
    expect(
      await opened.store.events.finish(first, { kind: 'failed', error: 'late', nextAttemptAt: at('20:00:00.000') }),
    ).toBe(false);
    expect(await opened.store.events.finish(second, { kind: 'delivered', at: at('14:01:01.000') })).toBe(true);
    expect(await opened.store.events.finish(second, { kind: 'given up', error: 'twice', at: at('14:01:02.000') })).toBe(
      false,
    );
    const { events } = await opened.store.events.list(organisationId, { page: 1, perPage: 10 });
    expect(events).toMatchObject([{ attempts: 2, deliveredAt: at('14:01:01.000'), givenUpAt: null, lastError: null }]);
  });

  test('a failed attempt is due again at its time, a delivered or given-up one never', async () => {
    await setWebhook();
    for (const id of ['failed', 'delivered', 'given up']) await insert({ id });
    for (const event of await opened.store.events.claim(due)) {
      const ends = {
        failed: { kind: 'failed', error: 'answered 500', nextAttemptAt: at('14:00:05.000') },
        delivered: { kind: 'delivered', at: due.now },
        'given up': { kind: 'given up', error: 'answered 500', at: due.now },
      } as const;
      expect(await opened.store.events.finish(event, ends[event.id as keyof typeof ends])).toBe(true);
    }
    const idsAt = async (now: Date) =>
      (await opened.store.events.claim({ ...due, now, leaseUntil: now })).map(({ id, attempts }) => [id, attempts]);
    expect(await idsAt(at('14:00:04.999'))).toEqual([]);
    expect(await idsAt(at('14:00:05.000'))).toEqual([['failed', 2]]);
    expect(await idsAt(new Date('2027-01-01'))).toEqual([['failed', 3]]);
    const { events } = await opened.store.events.list(organisationId, { page: 1, perPage: 10 });
    expect(Object.fromEntries(events.map(({ id, lastError }) => [id, lastError]))).toEqual({
      failed: 'answered 500',
      delivered: null,
      'given up': 'answered 500',
    });
  });

  test('the events of one organisation are listed by page, newest first', async () => {
    for (const minute of [1, 2, 3]) await insert({ id: `${minute}`, createdAt: `2026-11-05T13:0${minute}:00.000Z` });
    await insert({ organisationId: (await makeAccount(opened.store)).organisation.id });
    const page = async (number: number) => {
      const { events, total } = await opened.store.events.list(organisationId, { page: number, perPage: 2 });
      return { ids: events.map(({ id }) => id), total };
    };
    expect(await page(1)).toEqual({ ids: ['3', '2'], total: 3 });
    expect(await page(2)).toEqual({ ids: ['1'], total: 3 });
    expect(await page(3)).toEqual({ ids: [], total: 3 });
  });

  test('old events are deleted in batches, oldest first, and younger ones stay', async () => {
    for (const hour of ['06', '07', '08', '09']) await insert({ id: hour, createdAt: `2026-11-05T${hour}:00:00.000Z` });
    const left = async () =>
      (await opened.store.events.list(organisationId, { page: 1, perPage: 10 })).events.map(({ id }) => id);
    expect(await opened.store.events.prune(at('09:00:00.000'), 2)).toBe(2);
    expect(await left()).toEqual(['09', '08']);
    expect(await opened.store.events.prune(at('09:00:00.000'), 2)).toBe(1);
    expect(await opened.store.events.prune(at('09:00:00.000'), 2)).toBe(0);
    expect(await left()).toEqual(['09']);
  });

  test('a webhook keeps its secret and its age through changes, until a new secret is asked for', async () => {
    expect(await opened.store.webhooks.find(organisationId)).toBeUndefined();
    const made = await setWebhook({ sealedSecret: 'first' });
    expect(made).toMatchObject({ isNewSecret: true, webhook: { sealedSecret: 'first', isEnabled: true } });
    const changed = await setWebhook({ sealedSecret: 'second', sealedUrl: 'another address', isEnabled: false });
    expect(changed).toMatchObject({
      isNewSecret: false,
      webhook: { sealedSecret: 'first', sealedUrl: 'another address', isEnabled: false },
    });
    expect(changed.webhook.createdAt).toEqual(made.webhook.createdAt);
    const rotated = await setWebhook({ sealedSecret: 'third', isNewSecret: true });
    expect(rotated).toMatchObject({ isNewSecret: true, webhook: { sealedSecret: 'third' } });
    expect(await opened.store.webhooks.find(organisationId)).toEqual(rotated.webhook);
    expect(await opened.store.webhooks.remove(organisationId)).toBe(true);
    expect(await opened.store.webhooks.remove(organisationId)).toBe(false);
  });
});
