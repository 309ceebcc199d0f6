import type { BalanceSnapshot, ChargeOutcome, HoldEnd } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { Timestamp } from '../timestamps.ts';
import { bookCharge } from './book-charge.ts';
import { bookCorrection } from './book-correction.ts';
import { bookResolution, releaseExpired } from './book-resolution.ts';
import { type BatchWrites, type Booking, isResolving, type LockedState, toEntryId } from './booking.ts';
import { openDraft } from './draft.ts';

/** The result of one booking. An Error concerns only that booking. */
export type BookingResult = ChargeOutcome | HoldEnd | BalanceSnapshot | Error;

/** What a batch writes, and its results in the order of its bookings. */
export interface BookedBatch {
  writes: BatchWrites;
  results: BookingResult[];
}

/**
 * Decides each booking separately, in order of arrival, on the state that the transaction has locked. Expired holds end
 * first, so that no charge is refused because of one.
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
