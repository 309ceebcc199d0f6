import type { BalanceSnapshot, HoldEnd } from '../ledger.ts';
import { UnknownEntry } from '../store-failures.ts';
import type { EntryRow } from '../tables.ts';
import { type BalanceChange, type ResolvingBooking, toEntryId } from './booking.ts';
import { count, type Draft, idOf, originalOf, placeIn, snapshotOf } from './draft.ts';

/** What an entry adds that ends or takes back another entry. */
interface Resolution {
  kind: 'settle' | 'release' | 'reversal';
  credits: number;
  requests: number;
  quantity: number;
  breakdown: string;
  reason: string | null;
}

/** Ends a hold or takes back a charge, at most once. */
export function bookResolution(
  booking: ResolvingBooking,
  balance: BalanceChange,
  draft: Draft,
): HoldEnd | BalanceSnapshot | Error {
  const entryId = toEntryId(booking);
  const original = originalOf(draft, booking);
  if (original === undefined || !canResolve(booking.kind, original)) return new UnknownEntry(entryId);
  const isReversal = booking.kind === 'reversal';
  if (draft.resolved.has(entryId)) {
    const snapshot = snapshotOf(draft, balance, original.project_id);
    return isReversal ? snapshot : { ended: false, snapshot };
  }
  if (booking.kind === 'settle' && original.mode === 'credits' && booking.credits > original.held) {
    return new RangeError(`The hold ${entryId} reserves ${original.held} credits; ${booking.credits} are too many`);
  }
  const entry = resolve(original, resolutionOf(booking, original, balance), balance, draft);
  const snapshot = snapshotOf(draft, balance, original.project_id);
  return isReversal ? snapshot : { ended: true, entryId: idOf(entry), snapshot };
}

/** Releases expired holds. */
export function releaseExpired(expired: readonly EntryRow[], draft: Draft): void {
  for (const original of expired) {
    const balance = draft.balances.get(original.balance_id);
    const reason = 'expired';
    if (balance) resolve(original, resolutionOf({ kind: 'release', reason }, original, balance), balance, draft);
  }
}

function canResolve(kind: ResolvingBooking['kind'], original: EntryRow): boolean {
  if (kind !== 'reversal') return original.kind === 'hold';
  return original.kind === 'charge' || original.kind === 'settle';
}

type Ending =
  | Pick<Extract<ResolvingBooking, { kind: 'settle' }>, 'kind' | 'credits' | 'quantity' | 'breakdown'>
  | { kind: 'release' | 'reversal'; reason: string };

/**
 * A release and a reversal also subtract the request from the count, because it had no result. A reversal never makes
 * `used` negative: credits that an adjustment has already given back are not given back twice.
 */
function resolutionOf(ending: Ending, original: EntryRow, balance: BalanceChange): Resolution {
  if (ending.kind === 'settle') {
    const { kind, quantity, breakdown } = ending;
    const credits = original.mode === 'requests' ? 0 : ending.credits;
    return { kind, credits, requests: 0, quantity, breakdown, reason: null };
  }
  const { kind, reason } = ending;
  const { quantity, breakdown } = original;
  const givenBack = original.mode === 'credits' ? Math.min(original.credits, balance.used) : original.credits;
  return { kind, credits: 0 - givenBack, requests: -1, quantity, breakdown, reason };
}

function resolve(
  original: EntryRow,
  { requests, ...resolution }: Resolution,
  balance: BalanceChange,
  draft: Draft,
): EntryRow {
  const held = original.kind === 'hold' ? 0 - original.held : 0;
  const { mode, project_id } = original;
  count(draft, balance, { mode, credits: resolution.credits, held, granted: 0, requests }, project_id);
  draft.resolved.add(idOf(original));
  // Same rule as the query that reads keys: a settled hold keeps its key, even if the settle is reversed later.
  if (resolution.kind !== 'settle' && original.kind !== 'settle' && original.idempotency_key !== null) {
    draft.keyed.delete(`${project_id} ${original.idempotency_key}`);
  }
  if (original.kind === 'hold') {
    draft.writes.endedHolds.push({ balanceId: original.balance_id, seq: original.seq });
  }
  const place = placeIn(draft, balance);
  const entry = { ...original, ...resolution, ...place, held, resolves_seq: original.seq };
  draft.writes.entries.push(entry);
  return entry;
}
