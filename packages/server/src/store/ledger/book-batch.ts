import type { Charge, ChargeOutcome, Usage } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { EntryRow, Timestamp } from '../tables.ts';
import { type BalanceChange, type Booking, type LockedState, toEntryId } from './booking.ts';

/** What one booking comes to; an Error concerns that booking alone. */
export type BookingResult = ChargeOutcome | Usage | Error;

/** What a batch writes, and what it answers in the batch's order. */
export interface BookedBatch {
  entries: EntryRow[];
  changes: BalanceChange[];
  results: BookingResult[];
}

interface Draft {
  balances: Map<number, BalanceChange>;
  originals: Map<string, EntryRow>;
  reversed: Set<string>;
  entries: EntryRow[];
  at: Timestamp;
}

type ChargeBooking = Extract<Booking, { kind: 'charge' }>;
type ReversalBooking = Extract<Booking, { kind: 'reversal' }>;

/** Decides each booking on its own, in the order of arrival, on the state that the transaction holds locked. */
export function bookBatch(bookings: readonly Booking[], locked: LockedState, at: Timestamp): BookedBatch {
  const draft: Draft = {
    balances: new Map(
      locked.balances.map((state) => [state.id, { ...state, seq_before: state.seq, ceiling: null }] as const),
    ),
    originals: new Map(locked.originals.map((row) => [toEntryId({ balanceId: row.balance_id, seq: row.seq }), row])),
    reversed: new Set(
      locked.reversals.map(({ balance_id, reverses_seq }) => toEntryId({ balanceId: balance_id, seq: reverses_seq })),
    ),
    entries: [],
    at,
  };
  const results = bookings.map((booking) => book(booking, draft));
  return { entries: draft.entries, changes: [...draft.balances.values()], results };
}

function book(booking: Booking, draft: Draft): BookingResult {
  const balance = draft.balances.get(booking.balanceId);
  if (balance === undefined) return missingBalance(booking);
  return booking.kind === 'charge' ? bookCharge(booking, balance, draft) : bookReversal(booking, balance, draft);
}

function missingBalance(booking: Booking): Error {
  if (booking.kind === 'reversal') return new UnknownEntry(toEntryId(booking));
  return new Error(`The balance ${booking.balanceId} is gone`);
}

function bookCharge({ charge, breakdown }: ChargeBooking, balance: BalanceChange, draft: Draft): ChargeOutcome {
  if (isPastAllowance(charge, balance.used)) {
    balance.refused += 1;
    return { accepted: false, scope: 'organisation', used: balance.used, allowance: charge.allowance };
  }
  const credits = charge.mode === 'requests' ? 0 : charge.credits;
  apply(balance, { mode: charge.mode, credits, requests: 1 });
  if (charge.mode === 'credits' && credits > 0) balance.ceiling = charge.allowance;
  draft.entries.push({
    balance_id: balance.id,
    seq: balance.seq,
    kind: 'charge',
    mode: charge.mode,
    project_id: charge.projectId,
    key_id: charge.keyId,
    credits,
    quantity: charge.quantity,
    used_after: balance.used,
    endpoint: charge.endpoint,
    request_id: charge.requestId,
    idempotency_key: charge.idempotencyKey ?? null,
    rate_table_date: charge.rateTableDate,
    breakdown,
    reverses_seq: null,
    reason: null,
    at: draft.at,
  });
  return {
    accepted: true,
    entryId: toEntryId({ balanceId: balance.id, seq: balance.seq }),
    ...usageOf(balance),
  };
}

/** What costs nothing is never refused, also where a lowered allowance is already passed. */
function isPastAllowance(charge: Charge, used: number): charge is Charge & { allowance: number } {
  if (charge.mode !== 'credits' || charge.allowance === null || charge.credits === 0) return false;
  return used + charge.credits > charge.allowance;
}

function bookReversal({ seq, reason }: ReversalBooking, balance: BalanceChange, draft: Draft): Usage | Error {
  const entryId = toEntryId({ balanceId: balance.id, seq });
  const original = draft.originals.get(entryId);
  if (original?.kind !== 'charge') return new UnknownEntry(entryId);
  if (draft.reversed.has(entryId)) return usageOf(balance);
  draft.reversed.add(entryId);
  apply(balance, { mode: original.mode, credits: -original.credits, requests: -1 });
  draft.entries.push({
    ...original,
    seq: balance.seq,
    kind: 'reversal',
    credits: -original.credits,
    used_after: balance.used,
    reverses_seq: seq,
    reason,
    at: draft.at,
  });
  return usageOf(balance);
}

function apply(
  balance: BalanceChange,
  { mode, credits, requests }: { mode: Charge['mode']; credits: number; requests: number },
): void {
  if (mode === 'credits') balance.used += credits;
  else balance.shadow_used += credits;
  balance.requests += requests;
  balance.seq += 1;
}

function usageOf({ used, shadow_used, requests }: BalanceChange): Usage {
  return { used, shadowUsed: shadow_used, requests };
}
