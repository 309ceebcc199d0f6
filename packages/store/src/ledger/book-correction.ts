import type { BalanceSnapshot, Correction } from '../ledger.ts';
import type { BalanceChange } from './booking.ts';
import { count, type Draft, placeIn, snapshotOf } from './draft.ts';

/**
 * Books a grant or an adjustment of the whole balance. Returns a RangeError if it would give back more than was used,
 * or withdraw more than was granted.
 */
export function bookCorrection(
  { kind, credits, reason, ...origin }: Correction,
  balance: BalanceChange,
  draft: Draft,
): BalanceSnapshot | Error {
  const granted = kind === 'grant' ? credits : 0;
  const adjusted = credits - granted;
  if (balance.used + adjusted < 0)
    return new RangeError(`Only ${balance.used} credits are used; ${credits} are too many`);
  if (balance.granted + granted < 0) return new RangeError(`Only ${balance.granted} credits are granted`);
  count(draft, balance, { mode: 'credits', credits: adjusted, held: 0, granted, requests: 0 }, null);
  balance.ceiling = null;
  draft.writes.entries.push({
    ...placeIn(draft, balance),
    kind,
    mode: 'credits',
    project_id: origin.projectId,
    key_id: origin.keyId,
    credits: adjusted,
    held: 0,
    granted,
    quantity: 1,
    endpoint: origin.endpoint,
    request_id: origin.requestId,
    idempotency_key: null,
    rate_table_date: '',
    breakdown: JSON.stringify([{ item: kind, credits }]),
    resolves_seq: null,
    reason,
  });
  return snapshotOf(draft, balance, null);
}
