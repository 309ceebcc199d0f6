import { storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type EngineStand, openEngineStand, promptOf, refusal, says, specOf } from '../testing/engine-stand.ts';

/** Few probes, and with `goat` conversations of several turns. */
const spec = () =>
  specOf({
    categories: { safety_harm: { attackConfig: { basic: {}, goat: { max_turns: 3 } }, subCategories: undefined } },
    comprehensiveness: 'Low',
    maxPrompts: 8,
  });

for (const { kind, isAvailable, start } of storeEngines) {
  describe.skipIf(!isAvailable)(`targets with a memory, on ${kind}`, () => {
    let stand: EngineStand;
    beforeAll(async () => {
      stand = await openEngineStand(await start());
    });
    afterEach(() => stand.clear());
    afterAll(() => stand?.close());

    /** The prompts of the records in the order in which the target got them, one entry for each turn. */
    async function conversationsOf(id: string): Promise<(number | undefined)[]> {
      const records = await stand.store.runs.records(id, { limit: 100 });
      const turns = await stand.store.runs.turns(
        id,
        records.map(({ ordinal }) => ordinal),
      );
      const ordinalOf = new Map(
        turns
          .filter((turn) => turn.kind === 'ask')
          .map(({ request, ordinal }) => [JSON.stringify(JSON.parse(request)), ordinal]),
      );
      const asked = stand.target().asked.filter(({ path }) => path.startsWith('/v1'));
      return asked.map(({ body }) => ordinalOf.get(JSON.stringify(body.messages)));
    }

    test('that nothing resets: two workers hold one conversation at a time, and all records say so', async () => {
      const id = await stand.submit(() => says(refusal), spec(), { reset: { kind: 'none' } });
      stand.work();
      stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      const order = await conversationsOf(id);
      expect(order.length).toBeGreaterThan(8);
      const begun = order.filter((ordinal, at) => ordinal !== order[at - 1]);
      expect(begun).toEqual([...new Set(order)]);
      const records = await stand.store.runs.records(id, { limit: 100 });
      expect(records.map(({ isNotIndependent }) => isNotIndependent)).toEqual(records.map(() => true));
      expect(await stand.store.runs.notIndependent(id)).toBe(8);
    });

    test('that a call resets: it is called before each conversation, and no record says anything', async () => {
      const id = await stand.submit(() => says(refusal), spec(), { resetPath: '/reset' });
      stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      const { asked } = stand.target();
      const openings = asked.filter(({ path, body }) => path.startsWith('/v1') && body.messages.length === 1);
      expect(openings.length).toBeGreaterThanOrEqual(8);
      expect(asked.filter(({ path }) => path === '/reset')).toHaveLength(openings.length);
      expect(await stand.store.runs.notIndependent(id)).toBe(0);
    });

    test('of two runs at once says so in the records of both', async () => {
      const settings = { resetPath: '/reset' };
      const ids = [await stand.submit(() => says(refusal), spec(), settings)];
      ids.push(await stand.submitAgain({ ...spec(), seed: '2' }, settings));
      stand.work();
      for (const id of ids) {
        expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
        expect(await stand.store.runs.notIndependent(id)).toBeGreaterThan(0);
      }
      const alone = await stand.submitAgain({ ...spec(), seed: '3' }, settings);
      expect(await stand.until(alone, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      expect(await stand.store.runs.notIndependent(alone)).toBe(0);
    });

    test('that a call resets is called no more often than its owner allows, resets among the calls', async () => {
      const times: number[] = [];
      const reply = () => {
        times.push(performance.now());
        return says(refusal);
      };
      const few = specOf({ categories: { safety_harm: spec().categories.safety_harm }, maxPrompts: 4 });
      const id = await stand.submit(reply, few, { resetPath: '/reset', ratePerMinute: 600 });
      stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      expect(times.length).toBeGreaterThanOrEqual(8);
      const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
      // A call may come late and the next one in time.
      expect(span).toBeGreaterThan((times.length - 2) * 100);
    });

    test.each([
      {
        what: 'a reset that is refused',
        settings: { resetPath: '/reset' },
        reply: (path: string) => (path === '/reset' ? { status: 404 } : says(refusal)),
        reason:
          /cannot be reset; change `target\.reset`.*could not be reset: The target refused the request \(status 404/,
      },
      {
        what: 'a conversation that is closed',
        settings: { reset: { kind: 'none' } as const },
        reply: () => ({ status: 410, body: { error: 'The thread was archived' } }),
        reason: /its conversation is closed, so it takes no new one.*The thread was archived/,
      },
      {
        what: 'the calls of a day that are used up',
        settings: {},
        reply: () => ({ status: 429, headers: { 'retry-after': '40000' }, body: { error: 'Daily limit' } }),
        reason: /quota of the target is used up; resume the run.*no call before \d{4}-.*Z \(status 429\): Daily limit/,
      },
    ])('$what ends the run, with its reason', async ({ settings, reply, reason }) => {
      const id = await stand.submit(({ path }) => reply(path), specOf(), settings);
      stand.work({ concurrency: 4 });
      const run = await stand.until(id, ['failed', 'finished']);
      expect(run).toMatchObject({ state: 'failed', stateReason: expect.stringMatching(reason) });
      expect(stand.target().asked.length).toBeLessThan(30);
      expect(await stand.store.runs.progress(id)).toMatchObject({ failed: 0, planned: 40 });
    });

    test('a conversation that is closed at a later turn is judged by what was said before', async () => {
      const id = await stand.submit(
        ({ body }) => (body.messages.length > 1 ? { status: 410, body: { error: 'gone' } } : says(refusal)),
        spec(),
      );
      stand.work();
      expect(await stand.until(id, ['finished', 'failed'])).toMatchObject({ state: 'finished' });
      expect(await stand.store.runs.progress(id)).toMatchObject({ judged: 8, failed: 0 });
      expect(stand.target().asked.map(promptOf).length).toBeGreaterThan(8);
    });
  });
}
