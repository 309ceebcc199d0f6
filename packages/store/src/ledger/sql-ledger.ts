import type { Kysely } from 'kysely';
import { GroupCommit } from '../group-commit.ts';
import type { BalanceSnapshot, Charge, ChargeOutcome, Correction, Hold, HoldEnd, Ledger } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { Tables } from '../tables.ts';
import { BalanceIds } from './balance-ids.ts';
import type { BookingResult } from './book-batch.ts';
import { type Booking, parseEntryId } from './booking.ts';
import { packBreakdown } from './breakdown-text.ts';
import { readEntries, readUsage } from './read-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

const MAX_BATCH = 256;
const MAX_WAITING = 10_000;
/** The largest number of holds that one sweep releases. */
const MAX_SWEPT = 256;

type ChargeDraft = { kind: 'charge'; charge: Charge } | { kind: 'hold'; charge: Hold };

/** Opens the ledger on either engine. `commit` books one batch in one transaction of that engine. */
export function openLedger(
  db: Kysely<Tables>,
  commit: (bookings: Booking[]) => Promise<BookingResult[]>,
  now: () => string,
): Ledger & { close(): Promise<void> } {
  type Answer = Exclude<BookingResult, Error>;
  const queue = new GroupCommit<Booking, Answer>({ commit, maxBatch: MAX_BATCH, maxWaiting: MAX_WAITING });
  const balanceIds = new BalanceIds(db);
  const add = <Expected extends Answer>(booking: Booking) => queue.add(booking) as Promise<Expected>;
  /** Avoids a turn of the microtask queue if the balance is cached, which is always so except for the first charge. */
  const addCharge = (order: ChargeDraft): Promise<ChargeOutcome> => {
    assertBookable(order.charge);
    const breakdown = packBreakdown(order.charge.breakdown);
    const known = balanceIds.known(order.charge);
    if (known !== undefined) return add({ ...order, breakdown, balanceId: known });
    return balanceIds.find(order.charge).then((balanceId) => add({ ...order, breakdown, balanceId }));
  };
  return {
    charge: (charge) => inOrder(() => addCharge({ kind: 'charge', charge })),
    hold: (charge) => inOrder(() => addCharge({ kind: 'hold', charge })),
    async settle({ holdId, credits, quantity, breakdown }) {
      assertWhole('credits', credits);
      assertWhole('quantity', quantity);
      const settled = { credits, quantity, breakdown: packBreakdown(breakdown) };
      return add<HoldEnd>({ kind: 'settle', ...placeOf(holdId), ...settled });
    },
    release: ({ holdId, reason }) =>
      inOrder(() => add<HoldEnd>({ kind: 'release', ...placeOf(holdId), reason: withoutNul(reason) })),
    releaseExpired: () => releaseExpired(db, now(), add),
    reverse: ({ entryId, reason }) =>
      inOrder(() => add<BalanceSnapshot>({ kind: 'reversal', ...placeOf(entryId), reason: withoutNul(reason) })),
    async correct(correction) {
      assertCorrectable(correction);
      const reason = withoutNul(correction.reason);
      const balanceId = balanceIds.known(correction) ?? (await balanceIds.find(correction));
      return add<BalanceSnapshot>({ kind: 'correction', balanceId, correction: { ...correction, reason } });
    },
    usage: (balance, projectId) => readUsage(db, { ...balance, projectId }, now()),
    entries: (balance, page) => readEntries(db, balance, page),
    verify: () => verifyLedger(db),
    close: () => queue.close(),
  };
}

/** Turns an error that is thrown synchronously into a rejection. */
function inOrder<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return run();
  } catch (error) {
    return Promise.reject(error);
  }
}

/**
 * Releases each hold by a separate booking, so that the lock of the balance decides if a settle comes at the same time.
 */
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

/**
 * Rejects an invalid charge early, because one charge that PostgreSQL or the arithmetic cannot process would fail its
 * whole batch.
 */
function assertBookable(charge: Charge): void {
  const { credits, quantity, allowance, projectAllowance, idempotencyKey, rateTableDate } = charge;
  assertWhole('credits', credits);
  assertWhole('quantity', quantity);
  if (allowance !== null) assertWhole('allowance', allowance);
  if (projectAllowance !== null) assertWhole('projectAllowance', projectAllowance);
  assertOrigin(charge);
  assertNoNul(rateTableDate);
  if (idempotencyKey !== undefined) assertNoNul(idempotencyKey);
}

function assertCorrectable(correction: Correction): void {
  if (!Number.isSafeInteger(correction.credits)) {
    throw new RangeError(`credits is ${correction.credits}, not a whole number`);
  }
  assertOrigin(correction);
}

function assertWhole(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} is ${value}, not a whole number ≥ 0`);
}

/** Does not check the period: that is checked when its balance is opened. */
function assertOrigin({ projectId, keyId, endpoint, requestId }: Charge | Correction): void {
  assertNoNul(projectId);
  assertNoNul(keyId);
  assertNoNul(endpoint);
  assertNoNul(requestId);
}

function assertNoNul(text: string): void {
  if (text.includes('\0')) throw new RangeError('A text of the ledger may not hold the character U+0000');
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
