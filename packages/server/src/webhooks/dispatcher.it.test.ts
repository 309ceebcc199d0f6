import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEgressGuard, createHttpClient } from '@redoubt/providers';
import { createSecretBox } from '@redoubt/secrets';
import type { Store } from '@redoubt/store';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { makeAccount, sampleCharge } from '@redoubt/store/testing/sample-charge';
import { insertEvent } from '@redoubt/store/testing/sample-event';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { type Behaviour, startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { type DispatcherTiming, startDispatcher, type WebhookDispatcher } from './dispatcher.ts';
import { setWebhook } from './set-webhook.ts';

const masterKey = randomBytes(32);
const LEASE_MS = 60_000;
const quick: Partial<DispatcherTiming> = { pollMs: 40, retryDelay: () => 20 };

onEachEngine({ subject: 'the dispatcher' }, (opened) => {
  let account: Awaited<ReturnType<typeof makeAccount>>;
  let organisationId: string;
  let lines: string[];
  let stopping: (() => Promise<unknown>)[];
  /** How often a dispatcher has looked for what is due, and by how much its clock is ahead. */
  let looks: number;
  let lead: number;
  beforeEach(async () => {
    await opened.engine.tamper('delete from events; delete from webhooks');
    account = await makeAccount(opened.store);
    organisationId = account.organisation.id;
    lines = [];
    stopping = [];
    looks = 0;
    lead = 0;
  });
  afterEach(async () => {
    for (const stop of stopping.toReversed()) await stop();
  });

  const watched = ({ events, ...rest }: Store): Store => ({
    ...rest,
    events: { ...events, claim: (due) => events.claim(due).finally(() => looks++) },
  });
  /** What was due when this was called has been claimed. */
  const lookAgain = () =>
    vi.waitUntil(
      (
        (from) => () =>
          looks >= from + 2
      )(looks),
      { timeout: 8_000, interval: 5 },
    );

  const contextOf = ({ allowPrivate = true, key = masterKey, on = opened.store } = {}) => ({
    store: watched(on),
    config: loadConfig({ args: [], env: {} }),
    log: pino({ base: undefined }, { write: (line: string) => lines.push(line) }),
    clock: () => new Date(Date.now() + lead),
    secrets: createSecretBox(() => [key]),
    http: createHttpClient(createEgressGuard({ allowPrivate })),
    version: 'test',
    command: 'redoubt',
  });
  const receive = async (behave?: (index: number, body: string) => Behaviour | Promise<Behaviour>) => {
    const receiver = await startReceiver(behave);
    stopping.push(() => receiver.stop());
    await setWebhook({ organisationId, url: receiver.url, isEnabled: true, isNewSecret: false }, contextOf());
    return receiver;
  };
  const dispatch = (timing = {}, context = contextOf()): WebhookDispatcher => {
    const dispatcher = startDispatcher(context, { ...quick, ...timing });
    stopping.push(() => dispatcher.stop(500));
    return dispatcher;
  };
  const happen = (...ids: string[]) =>
    opened.engine.tamper(
      ids.map((id) => insertEvent({ id, organisationId, createdAt: new Date().toISOString() })).join(';'),
    );
  const events = async () => (await opened.store.events.list(organisationId, { page: 1, perPage: 100 })).events;
  const allDelivered = (count: number) =>
    vi.waitFor(
      async () => expect((await events()).filter(({ deliveredAt }) => deliveredAt !== null)).toHaveLength(count),
      { timeout: 8_000, interval: 20 },
    );
  const idsOf = ({ received }: WebhookReceiver) => received.map(({ body }) => JSON.parse(body).id as string);

  test('an event arrives once, as JSON with what it says, and is then delivered', async () => {
    const receiver = await receive();
    await happen('evt_1');
    dispatch();
    await allDelivered(1);
    await lookAgain();
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      id: 'evt_1',
      type: 'balance.threshold',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      organisation_id: organisationId,
      data: {
        balance: 'guardrails',
        period: '2026-11-01T00:00:00.000Z',
        project_id: null,
        percent: 50,
        used: 500,
        limit: 1_000,
      },
    });
  });

  test('a receiver that fails, hangs, cuts the connection and redirects gets the event until it takes it', async () => {
    const failures: Behaviour[] = [500, 'hang', 'reset', 302, 404, 429];
    const receiver = await receive((index) => failures[index] ?? 200);
    await happen('evt_1');
    dispatch({ timeoutMs: 250 });
    await allDelivered(1);
    await lookAgain();
    expect(receiver.received.map(({ behaviour }) => behaviour)).toEqual([...failures, 200]);
    expect(new Set(idsOf(receiver))).toEqual(new Set(['evt_1']));
    expect(await events()).toMatchObject([{ attempts: 7, lastError: null }]);
    for (const reason of ['answered 500', 'No whole answer within 0.25 s', 'connection failed', 'answered 302']) {
      expect(lines.join('')).toContain(reason);
    }
  });

  test('after the last attempt the event is given up, in its state and in the log', async () => {
    const receiver = await receive(() => 503);
    await happen('evt_1');
    dispatch({ maxAttempts: 3 });
    await vi.waitFor(async () => expect((await events())[0]?.givenUpAt).not.toBeNull(), { timeout: 5_000 });
    await lookAgain();
    expect(receiver.received).toHaveLength(3);
    expect(await events()).toMatchObject([
      { attempts: 3, deliveredAt: null, lastError: 'The receiver answered 503, not 2xx', nextAttemptAt: null },
    ]);
    expect(lines.filter((line) => line.includes('event given up'))).toHaveLength(1);
  });

  test('many events all arrive, and never more than eight are under way', async () => {
    const receiver = await receive(async () => {
      await sleep(15);
      return 200;
    });
    const ids = Array.from({ length: 60 }, (_, index) => `evt_${index}`);
    await happen(...ids);
    dispatch();
    await allDelivered(60);
    expect(idsOf(receiver).toSorted()).toEqual(ids.toSorted());
    expect(receiver.mostAtOnce()).toBeGreaterThan(1);
    expect(receiver.mostAtOnce()).toBeLessThanOrEqual(8);
  });

  test('two dispatchers, on two nodes where the engine has them, send each event once', async () => {
    const receiver = await receive();
    const ids = Array.from({ length: 40 }, (_, index) => `evt_${index}`);
    const second = opened.kind === 'postgres' ? await opened.engine.open() : opened.store;
    if (second !== opened.store) stopping.push(() => second.close());
    dispatch();
    dispatch({}, contextOf({ on: second }));
    await happen(...ids);
    await allDelivered(40);
    expect(idsOf(receiver).toSorted()).toEqual(ids.toSorted());
  });

  test('an event whose node died is sent by another after the lease', async () => {
    const receiver = await receive();
    await happen('evt_1');
    const now = new Date();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    expect(await opened.store.events.claim({ now, leaseUntil, limit: 1 })).toHaveLength(1);
    dispatch();
    await lookAgain();
    expect(receiver.received).toHaveLength(0);
    lead = LEASE_MS;
    await allDelivered(1);
    expect(await events()).toMatchObject([{ attempts: 2 }]);
  });

  test('charges that cross 50, 80 and 100 % of a limit are told of at once, one event each and no other', async () => {
    const receiver = await receive();
    dispatch({ pollMs: 60_000 });
    // From now on it looks only where it is told that there is something.
    await expect.poll(() => looks).toBe(1);
    const percents = () => receiver.received.map(({ body }) => JSON.parse(body).data.percent).toSorted((a, b) => a - b);
    const charge = (credits: number) => opened.store.ledger.charge(sampleCharge(account, { credits, allowance: 100 }));
    const steps = [
      { credits: 49, accepted: true, told: [] },
      { credits: 1, accepted: true, told: [50] },
      { credits: 10, accepted: true, told: [50] },
      { credits: 25, accepted: true, told: [50, 80] },
      { credits: 16, accepted: false, told: [50, 80] },
      { credits: 15, accepted: true, told: [50, 80, 100] },
      { credits: 1, accepted: false, told: [50, 80, 100] },
    ];
    for (const { credits, accepted, told } of steps) {
      expect(await charge(credits)).toMatchObject({ accepted });
      await vi.waitFor(() => expect(percents()).toEqual(told), { timeout: 2_000, interval: 10 });
    }
    await allDelivered(3);
    expect(new Set(idsOf(receiver)).size).toBe(3);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toContainEqual({
      balance: 'guardrails',
      period: '2026-11-01T00:00:00.000Z',
      project_id: null,
      percent: 80,
      used: 85,
      limit: 100,
    });
  });

  test('64 charges at once that fill a limit are told of by three events', async () => {
    const receiver = await receive();
    dispatch({ pollMs: 60_000 });
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () =>
        opened.store.ledger.charge(sampleCharge(account, { credits: 2, allowance: 100 })),
      ),
    );
    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(50);
    await allDelivered(3);
    const percents = receiver.received.map(({ body }) => JSON.parse(body).data.percent).toSorted((a, b) => a - b);
    expect(percents).toEqual([50, 80, 100]);
  });

  test('a stop waits for what is under way and takes nothing new', async () => {
    let answer = (_: Behaviour): void => undefined;
    const receiver = await receive(() => new Promise<Behaviour>((resolve) => (answer = resolve)));
    await happen('evt_1');
    const dispatcher = dispatch();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    const stopped = dispatcher.stop(5_000);
    const first = await Promise.race([stopped.then(() => 'the stop'), happen('evt_2').then(() => 'another event')]);
    expect(first).toBe('another event');
    answer(200);
    await stopped;
    expect((await events()).map(({ id, deliveredAt }) => [id, deliveredAt !== null]).toSorted()).toEqual([
      ['evt_1', true],
      ['evt_2', false],
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  test('a stop that runs out of time leaves the event to its lease, without a word against the receiver', async () => {
    const receiver = await receive(() => 'hang');
    await happen('evt_1');
    const dispatcher = dispatch();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await dispatcher.stop(100);
    expect(await events()).toMatchObject([{ attempts: 1, deliveredAt: null, givenUpAt: null, lastError: null }]);
  });

  test('a private address is not called where private targets are not allowed, and the event says why', async () => {
    const receiver = await receive();
    await happen('evt_1');
    dispatch({ maxAttempts: 1 }, contextOf({ allowPrivate: false }));
    await vi.waitFor(async () => expect((await events())[0]?.givenUpAt).not.toBeNull(), { timeout: 5_000 });
    expect((await events())[0]?.lastError).toContain('REDOUBT_ALLOW_PRIVATE_TARGETS');
    expect(receiver.received).toHaveLength(0);
  });

  test('a secret that no key here opens sends nothing unsigned, and the event says why', async () => {
    const receiver = await receive();
    await happen('evt_1');
    dispatch({ maxAttempts: 1 }, contextOf({ key: randomBytes(32) }));
    await vi.waitFor(async () => expect((await events())[0]?.givenUpAt).not.toBeNull(), { timeout: 5_000 });
    expect((await events())[0]?.lastError).toContain('REDOUBT_SECRET_KEY');
    expect(receiver.received).toHaveLength(0);
  });
});
