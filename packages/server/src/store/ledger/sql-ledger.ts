import type { Kysely } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { BalanceKey, Charge, ChargeOutcome, Correction, HoldEnd, Ledger, Standing } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { BalanceIds } from './balance-ids.ts';
import type { BookingResult } from './book-batch.ts';
import { type Booking, parseEntryId } from './booking.ts';
import { readEntries, readUsage } from './read-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
/** Holds that one sweep releases at most. */
const MAX_SWEPT = 256;

/** The ledger on either engine; `commit` books one batch in one transaction of that engine. */
export function openLedger(
  db: Kysely<Tables>,
  commit: (bookings: Booking[]) => Promise<BookingResult[]>,
  now: () => string,
): Ledger & { close(): Promise<void> } {
  type Answer = Exclude<BookingResult, Error>;
  const queue = new GroupCommit<Booking, Answer>({ commit, maxBatch: MAX_BATCH, maxWaiting: MAX_WAITING });
  const balanceIds = new BalanceIds(db);
  const add = async <Expected extends Answer>(booking: Booking) => (await queue.add(booking)) as Expected;
  return {
    async charge(charge) {
      assertBookable(charge);
      const breakdown = JSON.stringify(charge.breakdown ?? null);
      const balanceId = await balanceIds.find(charge);
      return add<ChargeOutcome>({ kind: 'charge', balanceId, charge, breakdown });
    },
    async hold(hold) {
      assertBookable(hold);
      const breakdown = JSON.stringify(hold.breakdown ?? null);
      const balanceId = await balanceIds.find(hold);
      return add<ChargeOutcome>({ kind: 'hold', balanceId, charge: hold, breakdown });
    },
    async settle({ holdId, credits, quantity, breakdown }) {
      assertWhole({ credits, quantity });
      const settled = { credits, quantity, breakdown: JSON.stringify(breakdown ?? null) };
      return add<HoldEnd>({ kind: 'settle', ...placeOf(holdId), ...settled });
    },
    release: ({ holdId, reason }) =>
      inOrder(() => add<HoldEnd>({ kind: 'release', ...placeOf(holdId), reason: withoutNul(reason) })),
    releaseExpired: () => releaseExpired(db, now(), add),
    reverse: ({ entryId, reason }) =>
      inOrder(() => add<Standing>({ kind: 'reversal', ...placeOf(entryId), reason: withoutNul(reason) })),
    async correct(correction) {
      assertCorrectable(correction);
      const reason = withoutNul(correction.reason);
      const balanceId = await balanceIds.find(correction);
      return add<Standing>({ kind: 'correction', balanceId, correction: { ...correction, reason } });
    },
    usage: (balance, projectId) => readUsage(db, { ...balance, projectId }, now()),
    entries: (balance, page) => readEntries(db, balance, page),
    verify: () => verifyLedger(db),
    close: () => queue.close(),
  };
}

/** What throws at once rejects like everything else. */
async function inOrder<Result>(run: () => Promise<Result>): Promise<Result> {
  return run();
}

/** Ends each as a booking of its own, so that the balance's lock decides against a settle that comes at the same time. */
async function releaseExpired(
  db: Kysely<Tables>,
  at: string,
  add: (booking: Booking) => Promise<unknown>,
): Promise<number> {
  const expired = await db
    .selectFrom('holds')
    .select(['balance_id as balanceId', 'seq'])
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(MAX_SWEPT)
    .execute();
  await Promise.all(expired.map((place) => add({ kind: 'release', ...place, reason: 'expired' })));
  return expired.length;
}

function placeOf(entryId: string): { balanceId: number; seq: number } {
  const place = parseEntryId(entryId);
  if (place === undefined) throw new UnknownEntry(entryId);
  return place;
}

/** One charge that PostgreSQL or the arithmetic would choke on must not take its whole batch down. */
function assertBookable(charge: Charge): void {
  const { credits, quantity, allowance, projectAllowance, idempotencyKey = '', rateTableDate } = charge;
  assertWhole({ credits, quantity, allowance: allowance ?? 0, projectAllowance: projectAllowance ?? 0 });
  assertNoNul(charge, idempotencyKey, rateTableDate);
}

function assertCorrectable(correction: Correction): void {
  if (!Number.isSafeInteger(correction.credits)) {
    throw new RangeError(`credits is ${correction.credits}, not a whole number`);
  }
  assertNoNul(correction);
}

function assertWhole(numbers: Record<string, number>): void {
  for (const [name, value] of Object.entries(numbers)) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is ${value}, not a whole number ≥ 0`);
  }
}

type Origin = BalanceKey & Pick<Charge, 'projectId' | 'keyId' | 'endpoint' | 'requestId'>;

function assertNoNul({ projectId, keyId, endpoint, requestId, period }: Origin, ...others: string[]): void {
  toTimestamp(period);
  for (const text of [projectId, keyId, endpoint, requestId, ...others]) {
    if (text.includes('\0')) throw new RangeError('A text of the ledger may not hold the character U+0000');
  }
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
