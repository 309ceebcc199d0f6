import { randomUUID } from 'node:crypto';
import type { MeteringMode } from '@redoubt/contract';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '../accounts/issue-key.ts';
import { HOLD_LIFE_MS, type Reservation, reserve, settleReservation } from '../charging/reserve.ts';
import type { RequestContext } from '../context.ts';
import { firstOrganisation, readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { testKey } from '../testing/test-service.ts';
import { heldWork, openJob, work } from '../testing/work-endpoint.ts';

const creditsOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) => {
      const credit = /^x-service-credits-(.*)/.exec(name)?.[1];
      return credit === undefined ? [] : [[credit, value]];
    }),
  );
const price = (credits: number) => ({ balance: 'guardrails', credits, quantity: 1, lines: [] }) as const;

// Far from the end of a period, whenever the test runs; it only ever goes forward.
let lead = Date.parse('2026-11-05T12:00:00.000Z') - Date.now();
const clock = () => new Date(Date.now() + lead);

onEachEngine({ subject: 'an endpoint that settles,', open: (engine) => engine.open(clock) }, (opened) => {
  let node: ServedEndpoints;

  beforeAll(async () => {
    const terms = { plan: 'Free', anchorDay: 1, limits: { guardrails: 100 }, meteringMode: 'credits' } as const;
    await opened.store.accounts.createOrganisation({ name: 'limited', ...terms });
    node = await serveEndpoints([work, heldWork], opened.store, { clock });
  });
  afterEach(async () => {
    const { usage, differences } = await readLedger(opened.store, clock());
    expect(differences).toEqual([]);
    expect(usage.held).toBe(0);
    await clear();
  });
  afterAll(() => node?.stop());

  const call = (body: object, key?: string) =>
    node.post('/held-work', body, key === undefined ? {} : { 'idempotency-key': key });
  const ledger = () => readLedger(opened.store, clock());
  const kindsOf = async (key: string | null) =>
    (await ledger()).entries.filter(({ idempotencyKey }) => idempotencyKey === key).map(({ kind: each }) => each);

  /** Brings usage back to 0, so that each test starts with the whole allowance. */
  async function clear(): Promise<void> {
    const { entries, usage } = await ledger();
    const [first] = entries;
    if (!first || usage.used === 0) return;
    await opened.store.ledger.correct({ ...first, kind: 'adjustment', credits: -usage.used, reason: 'the next test' });
  }

  async function setMode(mode: MeteringMode): Promise<void> {
    const { id } = await firstOrganisation(opened.store);
    await opened.store.accounts.changeOrganisation(id, { meteringMode: mode });
    lead += 1_000;
  }

  test('it holds its price, is charged its true cost, and the headers tell that', async () => {
    const job = openJob();
    const during = call({ reserve: 60, cost: 25, job: job.name });
    await job.begun;
    expect((await ledger()).usage).toMatchObject({ used: 0, held: 60 });
    job.finish();
    const response = await during;
    expect(response.status).toBe(200);
    expect(creditsOf(response)).toEqual({
      mode: 'credits',
      cost: '25',
      used: '25',
      limit: '100',
      remaining: '75',
      exceeded: 'false',
    });
    const { entries, usage } = await ledger();
    expect(usage).toMatchObject({ used: 25, held: 0 });
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'hold', credits: 0, held: 60 },
      { kind: 'settle', credits: 25, held: -60, breakdown: [{ item: 'work', credits: 25 }] },
    ]);
  });

  test('what is held counts against the limit while the work runs, and not one credit longer', async () => {
    const job = openJob();
    const during = call({ reserve: 95, cost: 1, job: job.name });
    await job.begun;
    const refused = await node.post('/work', {});
    expect(refused.status).toBe(402);
    expect(creditsOf(refused)).toMatchObject({
      cost: '0',
      used: '0',
      remaining: '5',
      exceeded: 'false',
      'would-cost': '7',
    });
    expect(await refused.json()).toMatchObject({ detail: { scope: 'organisation', cost: 7, used: 0, limit: 100 } });
    expect((await call({ reserve: 6, cost: 0 })).status).toBe(402);
    const beside = await call({ reserve: 5, cost: 2 });
    expect(creditsOf(beside)).toMatchObject({ cost: '2', used: '2', remaining: '3' });
    job.finish();
    await during;
    const after = await node.post('/work', {});
    expect(creditsOf(after)).toMatchObject({ cost: '7', used: '10', remaining: '90' });
  });

  test.each([
    { cost: 0, settled: 0, why: 'nothing' },
    { cost: 10, settled: 10, why: 'all that was held' },
    { cost: 99, settled: 10, why: 'no more than was held, however much the work says' },
  ])('a true cost of $cost is charged as $settled: $why', async ({ cost, settled }) => {
    expect(creditsOf(await call({ reserve: 10, cost }))).toMatchObject({ cost: `${settled}`, used: `${settled}` });
  });

  test.each([
    { fails: 'crash', status: 500 },
    { fails: 'upstream', status: 502 },
    { fails: 'conflict', status: 409 },
  ])('work that fails with $status releases its hold and costs nothing', async ({ fails, status }) => {
    const response = await call({ reserve: 100, cost: 1, fails });
    expect(response.status).toBe(status);
    expect(creditsOf(response)).toMatchObject({ cost: '0', used: '0', remaining: '100' });
    expect((await ledger()).entries.at(-1)).toMatchObject({ kind: 'release', held: -100 });
  });

  test('work that outlives its hold is charged all the same, past the limit where need be', async () => {
    const job = openJob();
    const during = call({ reserve: 90, cost: 80, job: job.name });
    await job.begun;
    lead += HOLD_LIFE_MS;
    expect(await opened.store.ledger.releaseExpired()).toBe(1);
    for (let calls = 0; calls < 9; calls += 1) await node.post('/work', {});
    job.finish();
    expect(creditsOf(await during)).toMatchObject({ cost: '80', used: '143', remaining: '0', exceeded: 'true' });
    expect((await ledger()).entries.at(-1)).toMatchObject({ kind: 'charge', credits: 80 });
  });

  test('work that fails after its hold expired costs nothing', async () => {
    const job = openJob();
    const during = call({ reserve: 90, cost: 80, job: job.name, fails: 'upstream' });
    await job.begun;
    lead += HOLD_LIFE_MS;
    await opened.store.ledger.releaseExpired();
    job.finish();
    expect(creditsOf(await during)).toMatchObject({ cost: '0', used: '0' });
  });

  test('in the mode shadow nothing is held or blocked, and the headers tell the true cost', async () => {
    await setMode('shadow');
    const { shadowUsed } = (await ledger()).usage;
    const response = await call({ reserve: 1_000, cost: 120 });
    await setMode('credits');
    expect(response.status).toBe(200);
    expect(creditsOf(response)).toMatchObject({
      mode: 'shadow',
      cost: '120',
      used: `${shadowUsed + 120}`,
      remaining: '0',
      exceeded: 'true',
    });
  });

  test('in the mode requests there are no credit headers, and the request is counted', async () => {
    await setMode('requests');
    const { requests } = (await ledger()).usage;
    const response = await call({ reserve: 1_000, cost: 120 });
    const { usage } = await ledger();
    await setMode('credits');
    expect(creditsOf(response)).toEqual({});
    expect(usage).toMatchObject({ used: 0, requests: requests + 1 });
  });

  test('ten at once with one key are one hold, one settlement and ten equal answers', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => call({ reserve: 60, cost: 5, ms: 50 }, key)));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(responses.map((response) => creditsOf(response).cost)).toEqual(Array(10).fill('5'));
    expect(await kindsOf(key)).toEqual(['hold', 'settle']);
  });

  test.each(['credits', 'requests'] as const)(
    'in the mode %s a repetition is answered and counted once',
    async (mode) => {
      await setMode(mode);
      const { requests } = (await ledger()).usage;
      const key = randomUUID();
      const [first, again] = [await call({ reserve: 9, cost: 3 }, key), await call({ reserve: 9, cost: 3 }, key)];
      const { usage } = await ledger();
      await setMode('credits');
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(creditsOf(again)).toEqual(creditsOf(first));
      expect(usage.requests).toBe(requests + 1);
    },
  );

  test('a call that the limit refuses frees its key, also for another request', async () => {
    const key = randomUUID();
    for (let tries = 0; tries < 2; tries += 1) {
      const refused = await call({ reserve: 101, cost: 1 }, key);
      expect([refused.status, creditsOf(refused)['would-cost']]).toEqual([402, '101']);
    }
    expect((await call({ reserve: 100, cost: 1 }, key)).status).toBe(200);
    expect(await kindsOf(key)).toEqual(['hold', 'settle']);
  });

  describe('after a process died that had the same key', () => {
    /** What it leaves in the ledger: an open hold, a settled one, or the charge that followed an expired one. */
    const ways = {
      'before the work was done': async () => undefined,
      'after it settled': (held, context) => settleReservation(held, price(5), context),
      'after a charge that followed its expired hold': async (held, context) => {
        lead += HOLD_LIFE_MS;
        await opened.store.ledger.releaseExpired();
        await settleReservation(held, price(5), context);
      },
    } satisfies Record<string, (held: Reservation, context: RequestContext) => Promise<unknown>>;

    async function die(key: string, leave: (typeof ways)[keyof typeof ways]): Promise<void> {
      const account = await opened.store.keys.findByHash(hashSecret(testKey));
      if (!account) throw new Error('The key is gone');
      const origin = () => node.url;
      const callerKey = () => testKey;
      const context: RequestContext = { ...node.context, account, origin, callerKey, requestId: 'of the dead process' };
      const held = await reserve(price(60), { endpoint: '/held-work', idempotencyKey: key }, context);
      await leave(held, context);
    }

    test.each(Object.entries(ways))('%s, a retry is charged once', async (_, leave) => {
      const key = randomUUID();
      await die(key, leave);
      const retried = await call({ reserve: 60, cost: 5 }, key);
      expect(retried.status).toBe(200);
      expect(creditsOf(retried)).toMatchObject({ cost: '5', used: '5' });
      expect((await ledger()).usage).toMatchObject({ used: 5, held: 0 });
    });

    test.each([
      { when: 'before the work was done', used: 0 },
      { when: 'after a charge that followed its expired hold', used: 0 },
      // The settlement stands for work that was done: the same request runs without a charge until it succeeds.
      { when: 'after it settled', used: 5 },
    ] as const)('$when, a retry that fails leaves $used credits used', async ({ when, used }) => {
      const key = randomUUID();
      await die(key, ways[when]);
      const failing = { reserve: 60, cost: 5, fails: 'upstream' };
      for (let tries = 0; tries < 2; tries += 1) {
        const retried = await call(failing, key);
        expect(retried.status).toBe(502);
        expect((await ledger()).usage).toMatchObject({ used, held: 0 });
      }
      const other = await call({ reserve: 60, cost: 5 }, key);
      expect(other.status).toBe(used === 0 ? 200 : 422);
    });
  });
});
