import { randomUUID } from 'node:crypto';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IDEMPOTENCY_LIFE_MS } from '../../../store/src/idempotency-records.ts';
import { readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { openJob, WORK_CREDITS, work } from '../testing/work-endpoint.ts';

const headersOf = (response: Response, prefix: string) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith(prefix)));

// Far from the end of a period, whenever the test runs.
let lead = Date.parse('2026-11-05T12:00:00.000Z') - Date.now();
const clock = () => new Date(Date.now() + lead);

onEachEngine({ subject: 'Idempotency-Key', open: (engine) => engine.open(clock) }, (opened) => {
  let node: ServedEndpoints;

  beforeAll(async () => {
    node = await serveEndpoints([work], opened.store, { clock, maxWaitMs: 1_500 });
  });
  afterAll(() => node?.stop());

  const call = (body: unknown, key: string | undefined, { headers = {}, path = '/work', on = node } = {}) =>
    on.post(path, body, { ...headers, ...(key !== undefined && { 'idempotency-key': key }) });

  const ledger = () => readLedger(opened.store, clock());
  /** What `act` cost altogether. */
  async function costOf(act: () => Promise<unknown>): Promise<number> {
    const { usage } = await ledger();
    await act();
    return (await ledger()).usage.used - usage.used;
  }

  test.each([
    { sent: 'an empty one', key: '' },
    { sent: 'a space within', key: 'a b' },
    { sent: 'two of them', key: 'one, two' },
    { sent: 'a letter outside ASCII', key: 'schlüssel' },
    { sent: '256 characters', key: 'k'.repeat(256) },
  ])('a key that is none is 400 and names the header: $sent', async ({ key }) => {
    const cost = await costOf(async () => {
      const response = await call({}, key);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: 'invalid_header',
        message: expect.stringContaining('Idempotency-Key'),
        detail: [{ type: 'invalid_header', loc: ['header', 'Idempotency-Key'], input: key.slice(0, 200) }],
      });
    });
    expect(cost).toBe(0);
  });

  test.each(['~', '!'.repeat(255), randomUUID()])('%s is a key', async (key) => {
    expect((await call({}, key)).status).toBe(202);
  });

  test('a repetition gets the first answer, is marked, and costs nothing more', async () => {
    const key = randomUUID();
    const cost = await costOf(async () => {
      const first = await call({ ms: 5 }, key);
      await call({}, undefined);
      const again = await call({ ms: 5 }, key);
      expect([first.status, again.status]).toEqual([202, 202]);
      expect(await again.text()).toBe(await first.text());
      expect(headersOf(first, 'x-service-credits-')).toMatchObject({ 'x-service-credits-cost': '7' });
      for (const prefix of ['x-service-credits-', 'x-acme-credits-', 'content-type']) {
        expect(headersOf(again, prefix)).toEqual(headersOf(first, prefix));
      }
      expect(first.headers.get('idempotency-replayed')).toBeNull();
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    });
    expect(cost).toBe(2 * WORK_CREDITS);
    const carrying = (await ledger()).entries.filter(({ idempotencyKey }) => idempotencyKey === key);
    expect(carrying).toMatchObject([{ kind: 'charge', credits: WORK_CREDITS }]);
  });

  test.each([
    { differing: 'body', sent: { body: '{"ms": 0}' } },
    { differing: 'body, by a space', sent: { body: '{ }' } },
    { differing: 'path', sent: { path: '/labour' } },
    { differing: 'query', sent: { path: '/work?turn=2' } },
    { differing: 'policy', sent: { headers: { 'X-Service-Policy': 'strict' } } },
    { differing: 'model, by the brand’s alias', sent: { headers: { 'X-Acme-Model': 'large' } } },
  ])('the same key with another $differing is 422', async ({ sent: { body = '{}', ...sent } }) => {
    const key = randomUUID();
    expect((await call('{}', key)).status).toBe(202);
    const cost = await costOf(async () => {
      const other = await call(body, key, sent);
      expect(other.status).toBe(422);
      expect(await other.json()).toMatchObject({
        error: 'idempotency_key_reused',
        message: expect.stringContaining(`"${key}"`),
        detail: [{ type: 'idempotency_key_reused', loc: ['header', 'Idempotency-Key'], input: key }],
      });
    });
    expect(cost).toBe(0);
  });

  test('headers that select nothing do not make another request, nor does the brand’s alias', async () => {
    const key = randomUUID();
    await call({}, key, { headers: { 'X-Service-Policy': 'strict', 'X-Service-Tags': 'a' } });
    const again = await call({}, key, { headers: { 'X-Acme-Policy': 'strict', 'User-Agent': 'another' } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('ten at once are one charge and ten equal answers', async () => {
    const key = randomUUID();
    const cost = await costOf(async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => call({ ms: 100 }, key)));
      const answers = await Promise.all(responses.map(async (response) => [response.status, await response.text()]));
      expect(new Set(answers.map(String)).size).toBe(1);
      expect(responses.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(9);
    });
    expect(cost).toBe(WORK_CREDITS);
  });

  test('a call that fails frees its key, costs nothing, and the next one runs', async () => {
    for (const [fails, status] of [
      ['crash', 500],
      ['upstream', 502],
      ['conflict', 409],
    ] as const) {
      const key = randomUUID();
      const cost = await costOf(async () => {
        const failed = await call({ fails }, key);
        expect(failed.status).toBe(status);
        expect(failed.headers.get('x-service-credits-cost')).toBe('0');
        const again = await call({ fails }, key);
        expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([status, null]);
        expect((await call({}, key)).status).toBe(202);
      });
      expect(cost).toBe(WORK_CREDITS);
    }
    expect(await opened.store.ledger.verify()).toEqual([]);
  });

  test('a body that does not fit leaves its key free', async () => {
    const key = randomUUID();
    expect((await call({ ms: 'long' }, key)).status).toBe(422);
    expect((await call({}, key)).status).toBe(202);
  });

  test('those that wait for a call that fails take its turn, one after the other', async () => {
    const key = randomUUID();
    const cost = await costOf(async () => {
      const responses = await Promise.all([1, 2, 3].map(() => call({ ms: 50, fails: 'upstream' }, key)));
      expect(responses.map(({ status }) => status)).toEqual([502, 502, 502]);
    });
    expect(cost).toBe(0);
  });

  test('an answer that is too large to keep is not given twice, nor charged twice', async () => {
    const key = randomUUID();
    const body = { fillerBytes: 4 * 1_024 * 1_024 };
    const cost = await costOf(async () => {
      expect((await call(body, key)).status).toBe(202);
      const again = await call(body, key);
      expect(again.status).toBe(409);
      expect(await again.json()).toMatchObject({ error: 'answer_not_kept', detail: { status: 202 } });
    });
    expect(cost).toBe(WORK_CREDITS);
  });

  test('a key that another call holds for long is 409 with Retry-After, and the answer comes later', async () => {
    const key = randomUUID();
    const job = openJob();
    const body = { job: job.name };
    const first = call(body, key);
    await job.begun;
    const early = await call(body, key);
    expect(early.status).toBe(409);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await early.json()).toMatchObject({ error: 'idempotency_key_in_use', detail: { value: key } });
    job.finish();
    expect(await (await call(body, key)).text()).toBe(await (await first).text());
  });

  test.runIf(opened.kind === 'postgres')('ten at once on two nodes are one charge and ten equal answers', async () => {
    const otherStore = await opened.engine.open(clock);
    const other = await serveEndpoints([work], otherStore, { clock });
    const cost = await costOf(async () => {
      for (let round = 0; round < 5; round += 1) {
        const key = randomUUID();
        const calls = Array.from({ length: 10 }, (_, index) =>
          call({ ms: 20 }, key, { on: index % 2 === 0 ? node : other }),
        );
        const texts = await Promise.all(calls.map(async (response) => (await response).text()));
        expect(new Set(texts).size).toBe(1);
      }
    });
    await other.stop();
    await otherStore.close();
    expect(cost).toBe(5 * WORK_CREDITS);
  });

  // Last: the day after, the leases and caches of before are gone.
  test('after 24 hours a key is new: the call runs, and is charged', async () => {
    const key = randomUUID();
    const token = await (await call({}, key)).text();
    lead += IDEMPOTENCY_LIFE_MS - 60_000;
    expect(await (await call({}, key)).text()).toBe(token);
    lead += 120_000;
    const cost = await costOf(async () => {
      const later = await call({}, key);
      expect(later.headers.get('idempotency-replayed')).toBeNull();
      expect(await later.text()).not.toBe(token);
    });
    expect(cost).toBe(WORK_CREDITS);
  });
});
