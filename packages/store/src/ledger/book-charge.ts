import type { Charge, ChargeOutcome, Refused } from '../ledger.ts';
import type { EntryRow } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import type { BalanceChange, Booking, ProjectState } from './booking.ts';
import { count, type Draft, idOf, placeIn, projectOf, snapshotOf } from './draft.ts';

type ChargeBooking = Extract<Booking, { kind: 'charge' | 'hold' }>;

/** Books a charge or a hold, or refuses it. A refusal only increments a counter. */
export function bookCharge(booking: ChargeBooking, balance: BalanceChange, draft: Draft): ChargeOutcome {
  const { charge } = booking;
  const { projectId, idempotencyKey } = charge;
  if (charge.projectAllowance !== null) readProject(charge, balance, draft);
  const known = idempotencyKey ? draft.keyed.get(`${projectId} ${idempotencyKey}`) : undefined;
  const refused = known ? undefined : refusal(charge, balance, draft);
  if (refused) return refused;
  const entry = known ?? addEntry(booking, balance, draft);
  const snapshot = snapshotOf(draft, balance, projectId);
  return { accepted: true, entryId: idOf(entry), isReplay: known !== undefined, snapshot };
}

/** A project that has a limit but no row yet starts with what this batch has added so far. */
function readProject({ projectId }: Charge, balance: BalanceChange, draft: Draft): void {
  const project = projectOf(draft, balance.id, projectId);
  project.state ??= { ...project.change };
}

/**
 * Checks the organisation's limit first, then the project's. A charge of 0 credits is never refused, and neither is one
 * with `limitedCredits` 0.
 */
function refusal(charge: Charge, balance: BalanceChange, draft: Draft): Refused | undefined {
  const { mode, projectId, projectAllowance } = charge;
  const credits = charge.limitedCredits ?? charge.credits;
  if (mode !== 'credits' || credits === 0) return undefined;
  const limit = limitOf(charge, balance);
  if (limit !== null && balance.used + balance.held + credits > limit) {
    return refuse('organisation', limit, { projectId, balance, draft });
  }
  if (projectAllowance === null) return undefined;
  const { state } = projectOf(draft, balance.id, projectId);
  const taken = state ? state.used + state.held : 0;
  return taken + credits > projectAllowance
    ? refuse('project', projectAllowance, { projectId, balance, draft })
    : undefined;
}

interface RefusedCharge {
  readonly projectId: string;
  readonly balance: BalanceChange;
  readonly draft: Draft;
}

function refuse(scope: Refused['scope'], limit: number, { projectId, balance, draft }: RefusedCharge): Refused {
  const { state, change } = projectOf(draft, balance.id, projectId);
  balance.refused += 1;
  change.refused += 1;
  if (state) state.refused += 1;
  return { accepted: false, scope, limit, snapshot: snapshotOf(draft, balance, projectId) };
}

/** Returns allowance plus grants; null if unlimited. */
function limitOf({ allowance }: Charge, { granted }: BalanceChange): number | null {
  return allowance === null ? null : allowance + granted;
}

/**
 * What an entry adds. In mode `requests` only the request is counted. A hold reserves credits only in mode `credits`,
 * because only there a limit can refuse a charge.
 */
const amounts = {
  charge: ({ mode, credits }: Charge) => ({ credits: mode === 'requests' ? 0 : credits, held: 0 }),
  hold: ({ mode, credits }: Charge) => ({ credits: 0, held: mode === 'credits' ? credits : 0 }),
} as const;

function addEntry(booking: ChargeBooking, balance: BalanceChange, draft: Draft): EntryRow {
  const { kind, charge } = booking;
  const { mode, projectId, idempotencyKey } = charge;
  const { credits, held } = amounts[kind](charge);
  count(draft, balance, { mode, credits, held, granted: 0, requests: 1 }, projectId);
  if (mode === 'credits' && charge.credits > 0) {
    const isLimited = (charge.limitedCredits ?? charge.credits) >= charge.credits;
    balance.ceiling = isLimited ? limitOf(charge, balance) : null;
    notify(charge, balance, draft);
  }
  const entry = entryOf(booking, { ...placeIn(draft, balance), credits, held });
  draft.writes.entries.push(entry);
  if (idempotencyKey) draft.keyed.set(`${projectId} ${idempotencyKey}`, entry);
  if (kind === 'hold') {
    const expires_at = toTimestamp(charge.expiresAt);
    draft.writes.openedHolds.push({ balance_id: entry.balance_id, seq: entry.seq, held, expires_at });
  }
  return entry;
}

type Booked = Pick<EntryRow, 'balance_id' | 'seq' | 'used_after' | 'at' | 'credits' | 'held'>;

function entryOf({ kind, charge, breakdown }: ChargeBooking, booked: Booked): EntryRow {
  return {
    ...booked,
    kind,
    mode: charge.mode,
    project_id: charge.projectId,
    key_id: charge.keyId,
    granted: 0,
    quantity: charge.quantity,
    endpoint: charge.endpoint,
    request_id: charge.requestId,
    idempotency_key: charge.idempotencyKey ?? null,
    rate_table_date: charge.rateTableDate,
    breakdown,
    resolves_seq: null,
    reason: null,
  };
}

/** Shares of a limit in percent. Reaching one adds an event, once per period and limit. */
const shares = [50, 80, 100] as const;

/** Adds an event for each share of the organisation's and the project's limit that this charge or hold has reached. */
function notify(charge: Charge, balance: BalanceChange, draft: Draft): void {
  if (charge.allowance === null && charge.projectAllowance === null) return;
  const limit = charge.allowance === null ? null : charge.allowance + balance.granted;
  const tell = (project_id: string | null) => (percent: number, used: number, of: number) =>
    draft.writes.events.push({
      organisationId: charge.organisationId,
      payload: { balance: charge.balance, period: charge.period, project_id, percent, used, limit: of },
    });
  advance(balance, limit, charge.credits, tell(null));
  const { state, change } = projectOf(draft, balance.id, charge.projectId);
  if (!state) return;
  advance(state, charge.projectAllowance, charge.credits, tell(charge.projectId));
  change.notified = state.notified;
  change.notified_limit = state.notified_limit;
}

/**
 * Adds events for newly reached shares. If the limit has changed, shares that were reached before this charge add no
 * event.
 */
function advance(
  counters: BalanceChange | ProjectState,
  limit: number | null,
  credits: number,
  tell: (percent: number, used: number, limit: number) => void,
): void {
  if (limit === null || limit === 0) return;
  const taken = counters.used + counters.held;
  if (counters.notified_limit !== limit) {
    counters.notified_limit = limit;
    counters.notified = shareReached(taken - credits, limit);
  }
  const reached = shareReached(taken, limit);
  if (reached <= counters.notified) return;
  for (const share of shares) if (share > counters.notified && share <= reached) tell(share, taken, limit);
  counters.notified = reached;
}

function shareReached(taken: number, limit: number): number {
  return shares.findLast((share) => taken * 100 >= share * limit) ?? 0;
}
