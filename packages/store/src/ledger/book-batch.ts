import type { BalanceSnapshot, ChargeOutcome, HoldEnd } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { Timestamp } from '../timestamps.ts';
import { bookCharge } from './book-charge.ts';
import { bookCorrection } from './book-correction.ts';
import { bookResolution, releaseExpired } from './book-resolution.ts';
import { type BatchWrites, type Booking, isResolving, type LockedState, toEntryId } from './booking.ts';
import { openDraft } from './draft.ts';

/** What one booking comes to; an Error concerns that booking alone. */
export type BookingResult = ChargeOutcome | HoldEnd | BalanceSnapshot | Error;

/** What a batch writes, and what it answers in the batch's order. */
export interface BookedBatch {
  writes: BatchWrites;
  results: BookingResult[];
}

/**
 * Decides each booking on its own, in the order of arrival, on the state that the transaction holds locked. Holds whose
 * time is over end first, so that no charge is refused for one.
 */
export function bookBatch(bookings: readonly Booking[], locked: LockedState, at: Timestamp): BookedBatch {
  const draft = openDraft(locked, at);
  releaseExpired(locked.expired, draft);
  const results = bookings.map((booking) => {
    const balance = draft.balances.get(booking.balanceId);
    if (balance === undefined) return withoutBalance(booking);
    if (booking.kind === 'charge' || booking.kind === 'hold') return bookCharge(booking, balance, draft);
    if (booking.kind === 'correction') return bookCorrection(booking.correction, balance, draft);
    return bookResolution(booking, balance, draft);
  });
  return { writes: draft.writes, results };
}

const withoutBalance = (booking: Booking): Error =>
  isResolving(booking) ? new UnknownEntry(toEntryId(booking)) : new Error(`The balance ${booking.balanceId} is gone`);
