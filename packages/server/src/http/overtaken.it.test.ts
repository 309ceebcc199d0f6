import { randomUUID } from 'node:crypto';
import { LEASE_MS, type Store } from '@redoubt/store';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadLedger, readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { type Job, openJob, WORK_CREDITS, type WorkOptions, workOn } from '../testing/work-endpoint.ts';

const postgres = storeEngines.find(({ kind }) => kind === 'postgres');

/**
 * Two nodes that live, one of which takes the other for dead: its clock is a lease ahead, so that it takes over a key
 * whose holder works on. That is what a holder sees that was stalled for longer than its lease.
 */
describe.skipIf(!postgres?.isAvailable)('a holder that was taken for dead while it lives', () => {
  let engine: StoreEngine | undefined;
  let stores: Store[] = [];

  beforeAll(async () => {
    engine = await postgres?.start();
    if (!engine) throw new Error('There is no PostgreSQL');
    stores = [await engine.open(() => new Date()), await engine.open(() => new Date(Date.now() + LEASE_MS + 1_000))];
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await engine?.stop();
  });

  /** How the holder's and the heir's work end, and which of them ends first. */
  interface Race {
    readonly holder?: Pick<WorkOptions, 'fails'>;
    readonly heir?: Pick<WorkOptions, 'fails'>;
    readonly endsFirst?: 'holder' | 'heir';
  }

  /** The first node has the key when the second takes it; each is answered by its own. */
  async function race({ holder = {}, heir = {}, endsFirst = 'holder' }: Race) {
    const [a, b] = stores;
    if (!a || !b) throw new Error('The nodes did not start');
    const [held, taken] = [openJob(), openJob()];
    const holding = await serveEndpoints([workOn({ ...holder, job: held.name })], a);
    const taking = await serveEndpoints([workOn({ ...heir, job: taken.name })], b);
    const key = randomUUID();
    const ask = (node: ServedEndpoints) => node.post('/work', {}, { 'idempotency-key': key });
    const before = await readLedger(a);
    const first = ask(holding);
    await held.begun;
    const second = ask(taking);
    await taken.begun;
    await endBoth(endsFirst === 'holder' ? [held, taken] : [taken, held], endsFirst === 'holder' ? first : second);
    const responses = await Promise.all([first, second]);
    const later = await ask(holding);
    await Promise.all([holding.stop(), taking.stop()]);
    const after = await readLedger(a);
    expect(after.differences).toEqual([]);
    const booked = after.entries.filter(({ idempotencyKey }) => idempotencyKey === key);
    return { responses, statuses: responses.map(({ status }) => status), later, booked, cost: costOf(before, after) };
  }
  /** One job, and the other once the first has its answer. */
  async function endBoth([one, other]: readonly [Job, Job], answered: Promise<Response>): Promise<void> {
    one.finish();
    await answered;
    other.finish();
  }
  const costOf = (before: ReadLedger, after: ReadLedger) => after.usage.used - before.usage.used;
  const kindsOf = (booked: ReadLedger['entries']) => booked.map(({ kind }) => kind);

  test.each([
    { who: 'it ends first', endsFirst: 'holder' },
    { who: 'the heir ends first', endsFirst: 'heir' },
  ] as const)(
    'both succeed, $who: the heir answers, the other is told to ask again, and one charge stands',
    async ({ endsFirst }) => {
      const { statuses, responses, later, booked, cost } = await race({ endsFirst });
      expect(statuses).toEqual([409, 202]);
      expect(responses[0]?.headers.get('retry-after')).toBeTruthy();
      expect(await later.text()).toBe(await responses[1]?.text());
      expect(kindsOf(booked)).toEqual(['charge']);
      expect(cost).toBe(WORK_CREDITS);
    },
  );

  test('it fails and the heir succeeds: the charge is the heir’s and is not given back', async () => {
    const { statuses, booked, cost } = await race({ holder: { fails: 'upstream' } });
    expect(statuses).toEqual([502, 202]);
    expect(kindsOf(booked)).toEqual(['charge']);
    expect(cost).toBe(WORK_CREDITS);
  });

  test('it succeeds and the heir fails: nobody is answered, and the charge is given back', async () => {
    const { statuses, booked } = await race({ heir: { fails: 'upstream' } });
    expect(statuses).toEqual([409, 502]);
    expect(kindsOf(booked).slice(0, 2)).toEqual(['charge', 'reversal']);
  });

  test('both fail: the charge is given back once', async () => {
    const { statuses, booked, cost } = await race({ holder: { fails: 'crash' }, heir: { fails: 'upstream' } });
    expect(statuses).toEqual([500, 502]);
    expect(kindsOf(booked)).toEqual(['charge', 'reversal', 'charge', 'reversal']);
    expect(cost).toBe(0);
  });
});
