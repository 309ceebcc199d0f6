import { beforeEach, expect, test } from 'vitest';
import type { Charge, ChargeOutcome, Correction, Hold } from './ledger.ts';
import { UnknownEntry } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';

const START = Date.parse('2026-11-05T12:00:00.000Z');
const MINUTE = 60_000;
const ALL = { limit: 1_000 };

let now = START;

onEachEngine(
  { subject: 'holds, projects and corrections', open: (engine) => engine.open(() => new Date(now)) },
  (opened) => {
    let account: Awaited<ReturnType<typeof makeAccount>>;

    beforeEach(async () => {
      now = START;
      account = await makeAccount(opened.store);
    });

    const charge = (differing: Partial<Charge> = {}) => opened.store.ledger.charge(sampleCharge(account, differing));
    const hold = (credits: number, differing: Partial<Hold> = {}) =>
      opened.store.ledger.hold({
        ...sampleCharge(account, { credits, allowance: 100, ...differing }),
        expiresAt: differing.expiresAt ?? new Date(now + MINUTE),
      });
    const usage = (projectId?: string) => opened.store.ledger.usage(sampleCharge(account), projectId);
    const correct = (correction: Pick<Correction, 'kind' | 'credits'>) =>
      opened.store.ledger.correct({ ...sampleCharge(account), ...correction, reason: 'test' });
    const kinds = async () =>
      (await opened.store.ledger.entries(sampleCharge(account), ALL)).map((entry) => entry.kind);

    test('a hold counts against the limit, and settles to the true cost', async () => {
      const holdId = idOf(await hold(60));
      expect(await usage()).toMatchObject({ used: 0, held: 60, requests: 1 });
      expect(await charge({ credits: 41, allowance: 100 })).toMatchObject({ accepted: false, limit: 100 });
      const end = await opened.store.ledger.settle({ holdId, credits: 25, quantity: 5, breakdown: [{ item: 'page' }] });
      expect(end).toMatchObject({ ended: true, snapshot: { organisation: { used: 25, held: 0, requests: 1 } } });
      expect(await charge({ credits: 75, allowance: 100 })).toMatchObject({ accepted: true });
      const [, settled] = await opened.store.ledger.entries(sampleCharge(account), ALL);
      expect(settled).toMatchObject({
        kind: 'settle',
        credits: 25,
        held: -60,
        quantity: 5,
        resolvesId: holdId,
        breakdown: [{ item: 'page' }],
      });
    });

    test('a hold is released in full when the work fails', async () => {
      const holdId = idOf(await hold(60));
      expect(await opened.store.ledger.release({ holdId, reason: 'the work failed' })).toMatchObject({ ended: true });
      expect(await usage()).toMatchObject({ used: 0, held: 0, requests: 0 });
      expect(await kinds()).toEqual(['hold', 'release']);
    });

    test('a hold ends once: of a settle and releases at the same time one counts', async () => {
      const holdId = idOf(await hold(10));
      const ends = await Promise.all([
        opened.store.ledger.settle({ holdId, credits: 4, quantity: 1, breakdown: null }),
        opened.store.ledger.release({ holdId, reason: 'late' }),
        opened.store.ledger.settle({ holdId, credits: 9, quantity: 1, breakdown: null }),
      ]);
      expect(ends.map(({ ended }) => ended)).toEqual([true, false, false]);
      expect(await usage()).toMatchObject({ used: 4, held: 0 });
    });

    test('a hold does not settle for more than it reserved', async () => {
      const holdId = idOf(await hold(10));
      const tooMuch = opened.store.ledger.settle({ holdId, credits: 11, quantity: 1, breakdown: null });
      await expect(tooMuch).rejects.toThrow(RangeError);
      expect(await usage()).toMatchObject({ used: 0, held: 10 });
    });

    test('a charge cannot be settled, and a hold cannot be taken back', async () => {
      const chargeId = idOf(await charge());
      const holdId = idOf(await hold(1));
      await expect(opened.store.ledger.release({ holdId: chargeId, reason: 'no' })).rejects.toThrow(UnknownEntry);
      await expect(opened.store.ledger.reverse({ entryId: holdId, reason: 'no' })).rejects.toThrow(UnknownEntry);
    });

    test('an abandoned hold stops counting when its time is over, without a sweep', async () => {
      await hold(100);
      expect(await charge({ allowance: 100 })).toMatchObject({ accepted: false });
      now += MINUTE;
      expect(await usage()).toMatchObject({ held: 0 });
      expect(await charge({ allowance: 100 })).toMatchObject({ accepted: true });
      expect(await kinds()).toEqual(['hold', 'release', 'charge']);
      expect(await usage()).toMatchObject({ used: 1, held: 0, requests: 1 });
    });

    test('a sweep releases what has expired, once, in every mode', async () => {
      const modes = ['credits', 'shadow', 'requests'] as const;
      const ids = await Promise.all(modes.map(async (mode) => idOf(await hold(5, { mode }))));
      expect(await usage()).toMatchObject({ held: 5, requests: 3 });
      now += MINUTE;
      await Promise.all([opened.store.ledger.releaseExpired(), opened.store.ledger.releaseExpired()]);
      expect(await usage()).toMatchObject({ used: 0, shadowUsed: 0, held: 0, requests: 0 });
      expect(await opened.store.ledger.releaseExpired()).toBe(0);
      const late = await opened.store.ledger.settle({ holdId: ids[0] ?? '', credits: 1, quantity: 1, breakdown: null });
      expect(late).toMatchObject({ ended: false });
    });

    test('a shadow hold settles into the shadow count', async () => {
      const holdId = idOf(await hold(500, { mode: 'shadow' }));
      await opened.store.ledger.settle({ holdId, credits: 200, quantity: 1, breakdown: null });
      expect(await usage()).toMatchObject({ used: 0, shadowUsed: 200, held: 0, requests: 1 });
    });

    test("a project's limit refuses within the organisation's, and says so", async () => {
      const limits = { allowance: 100, projectAllowance: 10 };
      const outcomes = await Promise.all([6, 5, 4].map((credits) => charge({ credits, ...limits })));
      expect(outcomes).toMatchObject([{ accepted: true }, { accepted: false, scope: 'project', limit: 10 }, {}]);
      expect(outcomes[2]).toMatchObject({
        snapshot: { organisation: { used: 10 }, project: { used: 10, refused: 1 } },
      });
      expect(await charge({ ...limits, projectId: 'another' })).toMatchObject({ accepted: true });
      expect(await usage(account.project.id)).toMatchObject({ used: 10, requests: 2, refused: 1 });
      expect(await usage()).toMatchObject({ used: 11, requests: 3, refused: 1 });
    });

    test('a limit set in the middle of a period counts what the project used before', async () => {
      await charge({ credits: 8 });
      expect(await charge({ credits: 3, projectAllowance: 10 })).toMatchObject({ accepted: false, scope: 'project' });
    });

    test('a grant raises the limit of its period, an adjustment corrects what was used', async () => {
      await charge({ credits: 10, allowance: 10 });
      expect(await charge({ allowance: 10 })).toMatchObject({ accepted: false });
      expect(await correct({ kind: 'grant', credits: 5 })).toMatchObject({ organisation: { granted: 5, used: 10 } });
      expect(await charge({ credits: 5, allowance: 10 })).toMatchObject({ accepted: true });
      expect(await correct({ kind: 'adjustment', credits: -7 })).toMatchObject({ organisation: { used: 8 } });
      expect(await charge({ credits: 8, allowance: 10 })).toMatchObject({ accepted: false, limit: 15 });
      await expect(correct({ kind: 'adjustment', credits: -9 })).rejects.toThrow('Only 8 credits are used');
    });

    test('of a charge only what is limited has to be admitted', async () => {
      expect(await charge({ credits: 9, allowance: 5, limitedCredits: 6 })).toMatchObject({ accepted: false });
      expect(await charge({ credits: 9, allowance: 5, limitedCredits: 5 })).toMatchObject({ accepted: true });
      expect(await usage()).toMatchObject({ used: 9 });
      expect(await charge({ credits: 2, allowance: 10, limitedCredits: 1 })).toMatchObject({ accepted: true });
      expect(await charge({ credits: 2, allowance: 10, limitedCredits: 1 })).toMatchObject({ accepted: false });
    });

    test('a charge that no limit has to admit is booked past it, and the next ordinary one is refused', async () => {
      expect(await charge({ credits: 9, allowance: 5, limitedCredits: 0 })).toMatchObject({ accepted: true });
      expect(await charge({ allowance: 5 })).toMatchObject({ accepted: false });
    });

    test('charges with one key are one charge, together or later, until 24 hours have passed', async () => {
      const keyed = { idempotencyKey: 'once', credits: 5 };
      const outcomes = [...(await Promise.all([1, 2, 3].map(() => charge(keyed)))), await charge(keyed)];
      expect(outcomes.map((outcome) => outcome.accepted && outcome.isReplay)).toEqual([false, true, true, true]);
      expect(new Set(outcomes.map(idOf)).size).toBe(1);
      expect(await charge({ ...keyed, projectId: 'another' })).toMatchObject({ isReplay: false });
      now += 24 * 60 * MINUTE;
      expect(await charge(keyed)).toMatchObject({ isReplay: false });
      expect(await usage()).toMatchObject({ used: 15 });
    });

    test('a key holds over the end of a period', async () => {
      const keyed = { idempotencyKey: 'new year', credits: 5 };
      await charge(keyed);
      expect(await charge({ ...keyed, period: '2026-12-01T00:00:00.000Z' })).toMatchObject({ isReplay: true });
    });

    test('a key is free again when its charge was taken back or its hold released', async () => {
      const entryId = idOf(await charge({ idempotencyKey: 'again' }));
      await opened.store.ledger.reverse({ entryId, reason: 'our fault' });
      expect(await charge({ idempotencyKey: 'again' })).toMatchObject({ isReplay: false });
      const holdId = idOf(await hold(3, { idempotencyKey: 'held' }));
      expect(await hold(3, { idempotencyKey: 'held' })).toMatchObject({ isReplay: true, entryId: holdId });
      await opened.store.ledger.release({ holdId, reason: 'failed' });
      expect(await hold(3, { idempotencyKey: 'held' })).toMatchObject({ isReplay: false });
    });

    test('after all of it the ledger verifies', async () => {
      expect(await opened.store.ledger.verify()).toEqual([]);
    });
  },
);

function idOf(outcome: ChargeOutcome): string {
  if (!outcome.accepted) throw new Error('It was refused');
  return outcome.entryId;
}
